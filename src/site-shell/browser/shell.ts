/** Behaviours of every page, without React. Budget: 3 kB compressed, including all imports. */

import { forgetExpired } from "../../browser/kept-in-browser.ts";
import { rememberVisit } from "../../browser/visit.ts";
import { startReveal } from "../../design-system/layout/browser/reveal.ts";
import { closeMenus } from "./close-menus.ts";
import { followCalendar } from "./follow-calendar.ts";
import { followLinks } from "./follow-links.ts";
import { followScrolling } from "./follow-scrolling.ts";

// Before the first paint, so that no outdated text is shown.
followCalendar();
// In a separate task, so that parsing and this do not block a visitor's tap together.
setTimeout(() => {
  forgetExpired();
  whenShown(rememberVisit);
  followLinks();
  followScrolling();
  closeMenus();
  startReveal();
});

/** A page that the browser prepares has a copy of the tab's storage, which is thrown away. */
function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
