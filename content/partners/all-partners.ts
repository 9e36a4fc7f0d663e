import { bloomfieldCfo } from "./bloomfield-cfo.ts";
import { drilldownSolutions } from "./drilldown-solutions.ts";
import { fortune } from "./fortune.ts";
import type { Partner } from "./partner.ts";
import { wealthfd } from "./wealthfd.ts";

/** Each has its page, src/pages/partners/ID.tsx, at /ID and a link in the footer, in this order. */
export const partners: readonly Partner[] = [fortune, bloomfieldCfo, drilldownSolutions, wealthfd];
