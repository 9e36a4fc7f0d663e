import { load, save } from "#browser/kept-in-browser.ts";

/** Keeps what a closed announcement said, so that the next one is shown. */
const key = "closed-announcement";
const banner = document.querySelector<HTMLElement>("[data-says]");
const button = banner?.querySelector("button");
const says = banner?.dataset.says ?? "";

if (banner && button) {
  banner.hidden = load(key) === says;
  button.hidden = false;
  button.addEventListener("click", () => {
    save(key, says);
    banner.hidden = true;
  });
}
