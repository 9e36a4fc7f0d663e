/** The behaviours every page has, without React. Budget: 3 kB compressed, this file and all it imports. */

import { rememberAttribution } from "../../browser/attribution.ts";
import { forgetExpired } from "../../browser/kept-for-a-day.ts";
import { startReveal } from "../../design-system/layout/browser/reveal.ts";
import { startCountUp } from "../../design-system/reading/browser/count-up.ts";
import { closeMenus } from "./close-menus.ts";
import { countFunnelSteps } from "./count-funnel-steps.ts";
import { followCalendar } from "./follow-calendar.ts";
import { followScrolling } from "./follow-scrolling.ts";

// Before the first paint, so that no words show that are no longer true.
followCalendar();
// The others take their time after the parser's, so that neither holds up a visitor's tap for long.
setTimeout(() => {
  forgetExpired();
  rememberAttribution();
  countFunnelSteps();
  followScrolling();
  closeMenus();

  startReveal();
  startCountUp();
});
