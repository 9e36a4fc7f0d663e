/** Without this script there is nothing to press; the browser's own menu prints the page. */
const button = document.querySelector<HTMLButtonElement>("[data-print]");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
