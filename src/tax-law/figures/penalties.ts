import { type FigureTable, fixedIn, theSourceItself, unit } from "../figure.ts";
import { code, regulation } from "../sources.ts";

const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixedAsOfNov17 = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

export const penaltyFigures = {
  "accuracy-penalty-rate": unit.fraction(
    "Penalty for negligence or a substantial understatement, share of the tax underpaid",
    read(0.2, code("6662")),
    "Not where there was reasonable cause and good faith.",
  ),
  "erroneous-refund-claim-penalty-rate": unit.fraction(
    "Penalty for a refund claim that is too high, share of the excess",
    read(0.2, code("6676")),
    "Not where there was reasonable cause.",
  ),
  "economic-substance-penalty-rate": unit.fraction(
    "Penalty for a transaction without economic substance, share of the tax underpaid",
    read(0.2, code("6662(b)")),
    "Where the transaction was disclosed on the return.",
  ),
  "undisclosed-economic-substance-penalty-rate": unit.fraction(
    "Penalty for a transaction without economic substance that was not disclosed",
    read(0.4, code("6662(i)")),
  ),
  "reportable-understatement-penalty-rate": unit.fraction(
    "Penalty on tax understated through a listed or avoidance transaction, if disclosed",
    read(0.2, code("6662A")),
  ),
  "undisclosed-reportable-understatement-penalty-rate": unit.fraction(
    "Penalty on tax understated through a listed or avoidance transaction, not disclosed",
    read(0.3, code("6662A")),
  ),
  "nondisclosure-penalty-rate": unit.fraction(
    "Penalty for a missing Form 8886, share of the tax the transaction was to save",
    read(0.75, code("6707A")),
  ),
  "nondisclosure-penalty-minimum-individual": unit.usd(
    "Penalty for a missing Form 8886, an individual, at least",
    read(5000, code("6707A")),
  ),
  "nondisclosure-penalty-cap-individual": unit.usd(
    "Penalty for a missing Form 8886, an individual, at most",
    read(10_000, code("6707A")),
    "Not for listed transactions.",
  ),
  "nondisclosure-penalty-cap-entity": unit.usd(
    "Penalty for a missing Form 8886, a company, at most",
    read(50_000, code("6707A")),
    "Not for listed transactions.",
  ),
  "listed-nondisclosure-penalty-cap-individual": unit.usd(
    "Penalty for a missing Form 8886 on a listed transaction, an individual, at most",
    read(100_000, code("6707A")),
  ),
  "confidential-transaction-fee": unit.usd(
    "Reportable confidential transaction, adviser's fee from",
    fixedAsOfNov17(50_000, regulation("1.6011-4")),
    "For a corporation, $250,000.",
  ),
  "reportable-loss-one-year": unit.usd(
    "Reportable loss under section 165, an individual, in one year",
    fixedAsOfNov17(2_000_000, regulation("1.6011-4")),
    "Or $4 million over six years.",
  ),
  "assessment-years": unit.years(
    "Years the IRS generally has to assess more tax, from filing",
    read(3, code("6501")),
    "Longer in several cases, fraud among them.",
  ),
} satisfies FigureTable;
