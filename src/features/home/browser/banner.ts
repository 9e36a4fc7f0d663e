import { load, save } from "#browser/kept-in-browser.ts";

/** Keeps what a closed announcement said, so that the next one is shown. */
const key = "closed-announcement";
const banner = document.querySelector<HTMLElement>("[data-text]");
const button = banner?.querySelector("button");
const text = banner?.dataset.text ?? "";

if (banner && button) {
  banner.hidden = load(key) === text;
  button.hidden = false;
  button.addEventListener("click", () => {
    save(key, text);
    banner.hidden = true;
  });
}
