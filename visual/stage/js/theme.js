// Light or dark: as the page is (class "dark", or the system for a file of its own), until the visitor chooses.

class Theme {
  /** `alone`: the stage is all there is on the page. */
  constructor(root, alone) {
    this.root = root;
    this.alone = alone;
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.follow();
    new MutationObserver(() => this.follow()).observe(document.body, { attributeFilter: ["class"] });
    this.system.addEventListener("change", () => this.follow());
  }

  follow() {
    if (this.chosen) return;
    const page = document.body.classList.contains("dark") || document.documentElement.classList.contains("dark");
    this.set(page || (this.alone && this.system.matches) ? "dark" : "light");
  }

  toggle() {
    this.chosen = true;
    this.set(this.root.dataset.theme === "dark" ? "light" : "dark");
  }

  set(theme) {
    this.root.dataset.theme = theme;
    if (this.alone) document.body.dataset.theme = theme;
  }
}
