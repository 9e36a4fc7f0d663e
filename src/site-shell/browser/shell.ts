/** The behaviours every page has, without React. Budget: 3 kB compressed, this file and all it imports. */

import { startReveal } from "../../design-system/layout/browser/reveal.ts";
import { followCalendar } from "../../design-system/reading/browser/by-date.ts";
import { startCountUp } from "../../design-system/reading/browser/count-up.ts";
import { followScrolling } from "./follow-scrolling.ts";
import { keepMenusTidy } from "./keep-menus-tidy.ts";
import { keepYearCurrent } from "./keep-year-current.ts";
import { startIslands } from "./start-islands.ts";

followScrolling();
keepMenusTidy();
keepYearCurrent();
followCalendar();

startReveal();
startCountUp();
startIslands();
