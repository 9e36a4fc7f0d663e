import { type FigureTable, fixedIn } from "../figure.ts";
import { fixedAsRead } from "../readings.ts";
import { code, regulation } from "../sources.ts";

const fixedAsOfNov17 = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

export const penaltyFigures = {
  "accuracy-penalty-rate": fixedAsRead(0.2, code("6662")).fraction(
    "Penalty for negligence or a substantial understatement, share of the tax underpaid",
    "Not where there was reasonable cause and good faith.",
  ),
  "erroneous-refund-claim-penalty-rate": fixedAsRead(0.2, code("6676")).fraction(
    "Penalty for a refund claim that is too high, share of the excess",
    "Not where there was reasonable cause.",
  ),
  "economic-substance-penalty-rate": fixedAsRead(0.2, code("6662(b)")).fraction(
    "Penalty for a transaction without economic substance, share of the tax underpaid",
    "Where the transaction was disclosed on the return.",
  ),
  "undisclosed-economic-substance-penalty-rate": fixedAsRead(0.4, code("6662(i)")).fraction(
    "Penalty for a transaction without economic substance that was not disclosed",
  ),
  "reportable-understatement-penalty-rate": fixedAsRead(0.2, code("6662A")).fraction(
    "Penalty on tax understated through a listed or avoidance transaction, if disclosed",
  ),
  "undisclosed-reportable-understatement-penalty-rate": fixedAsRead(0.3, code("6662A")).fraction(
    "Penalty on tax understated through a listed or avoidance transaction, not disclosed",
  ),
  "nondisclosure-penalty-rate": fixedAsRead(0.75, code("6707A")).fraction(
    "Penalty for a missing Form 8886, share of the tax the transaction was to save",
  ),
  "nondisclosure-penalty-minimum-individual": fixedAsRead(5000, code("6707A")).usd(
    "Penalty for a missing Form 8886, an individual, at least",
  ),
  "nondisclosure-penalty-cap-individual": fixedAsRead(10_000, code("6707A")).usd(
    "Penalty for a missing Form 8886, an individual, at most",
    "Not for listed transactions.",
  ),
  "nondisclosure-penalty-cap-entity": fixedAsRead(50_000, code("6707A")).usd(
    "Penalty for a missing Form 8886, a company, at most",
    "Not for listed transactions.",
  ),
  "listed-nondisclosure-penalty-cap-individual": fixedAsRead(100_000, code("6707A")).usd(
    "Penalty for a missing Form 8886 on a listed transaction, an individual, at most",
  ),
  "confidential-transaction-fee": fixedAsOfNov17(50_000, regulation("1.6011-4")).usd(
    "Reportable confidential transaction, adviser's fee from",
    "For a corporation, $250,000.",
  ),
  "reportable-loss-one-year": fixedAsOfNov17(2_000_000, regulation("1.6011-4")).usd(
    "Reportable loss under section 165, an individual, in one year",
    "Or $4 million over six years.",
  ),
  "assessment-years": fixedAsRead(3, code("6501")).years(
    "Years the IRS generally has to assess more tax, from filing",
    "Longer in several cases, fraud among them.",
  ),
} satisfies FigureTable;
