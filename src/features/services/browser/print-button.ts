/** The button is shown only with this script. Without it, the browser's menu prints the page. */
const button = document.querySelector<HTMLButtonElement>("[data-print]");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
