/** The listing's own behaviours, without React. The search itself is loaded when it is first used. */
import { startFilter } from "./filter.ts";

startFilter();

const form = document.querySelector<HTMLFormElement>("form[data-search]");
const input = form?.querySelector("input");
if (form && input) {
  // A module is loaded once, however often it is asked for.
  const load = () => import(/* @vite-ignore */ form.dataset.script ?? "");
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("focus", load);
  input.addEventListener("input", load);
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  if (input.value) load();
}
