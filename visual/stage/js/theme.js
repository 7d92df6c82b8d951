// Light or dark: as the page is (class "dark", or the system for a file of its own), until the visitor chooses.

class Theme {
  /** Options: `theme`, fixed by the page; `alone`, true in a replay file. */
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.chosen = false;
    this.follow();
    new MutationObserver(() => this.follow()).observe(document.body, { attributeFilter: ["class"] });
    this.system.addEventListener("change", () => this.follow());
  }

  follow() {
    if (this.chosen) return;
    const { theme, alone } = this.options;
    const page = document.body.classList.contains("dark") || document.documentElement.classList.contains("dark");
    this.set(theme || (page || (alone && this.system.matches) ? "dark" : "light"));
  }

  toggle() {
    this.chosen = true;
    this.set(this.root.dataset.theme === "dark" ? "light" : "dark");
  }

  set(theme) {
    this.root.dataset.theme = theme;
    if (this.options.alone) document.body.dataset.theme = theme;
  }
}
