import { type FigureTable, fixedIn } from "../figure.ts";
import { utahResearchCredit } from "../sources.ts";

const checked = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" }, "a stored copy of it");

/** What a state's law gives for research, where an example computes with it. */
export const stateResearchCreditFigures = {
  "utah-research-credit-rate": checked(0.075, utahResearchCredit).fraction(
    "Utah research credit, share of the year's Utah expenses",
    "Of research in Utah only. It is not refundable and does not carry forward to another year.",
  ),
  "utah-research-credit-excess-rate": checked(0.05, utahResearchCredit).fraction(
    "Utah research credit, share of Utah expenses above a base",
    "The base follows section 41(c) with Utah receipts; a practice may elect once, irrevocably, to be treated as a start-up company.",
  ),
  "utah-research-credit-carryforward-years": checked(14, utahResearchCredit).years(
    "Utah research credit on expenses above a base, years an unused part carries forward",
  ),
} satisfies FigureTable;
