// Light or dark: the visitor's choice, else the system's. Runs before anything is drawn.

(() => {
  const KEY = "lookahead-theme";
  const system = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // storage is blocked: the choice lasts until the next page
  }
  const dark = () => (chosen ? chosen === "dark" : system.matches);
  const apply = () => document.body.classList.toggle("dark", dark());
  apply();
  system.addEventListener("change", apply);
  document.addEventListener("DOMContentLoaded", () => {
    document.getElementById("theme").addEventListener("click", () => {
      chosen = dark() ? "light" : "dark";
      apply();
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // as above
      }
    });
  });
})();
