// Ctrl+Enter (Cmd+Enter) runs, wherever the cursor is; Escape in the prompt leaves it alone.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const run = document.querySelector("#run");
  if (!run || run.disabled) return;
  event.preventDefault();
  document.activeElement?.blur?.(); // a text box hands its value over when it loses the focus
  run.click();
}, true);
