import { type FigureTable, fixedIn } from "../figure.ts";
import { code } from "../sources.ts";

const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

export const penaltyFigures = {
  "accuracy-penalty-rate": {
    label: "Penalty for negligence or a substantial understatement, share of the tax underpaid",
    unit: "fraction",
    entries: fixed(0.2, code("6662"), "Not where there was reasonable cause and good faith."),
  },
  "erroneous-refund-claim-penalty-rate": {
    label: "Penalty for a refund claim that is too high, share of the excess",
    unit: "fraction",
    entries: fixed(0.2, code("6676"), "Not where there was reasonable cause."),
  },
  "economic-substance-penalty-rate": {
    label: "Penalty for a transaction without economic substance, share of the tax underpaid",
    unit: "fraction",
    entries: fixed(0.2, code("6662(b)"), "Where the transaction was disclosed on the return."),
  },
  "undisclosed-economic-substance-penalty-rate": {
    label: "Penalty for a transaction without economic substance that was not disclosed",
    unit: "fraction",
    entries: fixed(0.4, code("6662(i)")),
  },
} satisfies FigureTable;
