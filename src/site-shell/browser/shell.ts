/** Behaviours of every page, without React. Budget: 3 kB compressed, including all imports. */

import { rememberAttribution } from "../../browser/attribution.ts";
import { forgetExpired } from "../../browser/kept-in-browser.ts";
import { startReveal } from "../../design-system/layout/browser/reveal.ts";
import { closeMenus } from "./close-menus.ts";
import { countSteps } from "./count-funnel-steps.ts";
import { followCalendar } from "./follow-calendar.ts";
import { followScrolling } from "./follow-scrolling.ts";

// Before the first paint, so that no outdated text is shown.
followCalendar();
// In a separate task, so that parsing and this do not block a visitor's tap together.
setTimeout(() => {
  forgetExpired();
  rememberAttribution();
  countSteps();
  followScrolling();
  closeMenus();
  startReveal();
});
