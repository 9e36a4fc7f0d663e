import { byYear, type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import { adjusted, fixed, fixedAsRead } from "../readings.ts";
import { adjustments, code, regulation } from "../sources.ts";

const read = fixedIn({ 2026: "2026-11-18" }, theSourceItself);
const adjustedByStatus = byYear(verifiedOn("2026-11-17"), adjustments);

const serviceTrade =
  "Medicine and dentistry are specified service trades: between the threshold and the top the deduction shrinks, and above the top there is none.";

export const section199aFigures = {
  "section-199a-rate": fixedAsRead(0.2, code("199A")).fraction(
    "Section 199A deduction, share of qualified business income",
    `Not more than 20% of taxable income less net capital gain. ${serviceTrade}`,
  ),
  "section-199a-threshold-single": adjusted({ 2025: 197_300, 2026: 201_750 }).usd(
    "Section 199A taxable income threshold, single",
    serviceTrade,
  ),
  "section-199a-threshold-joint": adjusted({ 2025: 394_600, 2026: 403_500 }).usd(
    "Section 199A taxable income threshold, joint",
    serviceTrade,
  ),
  "section-199a-top-single": adjusted({ 2025: 247_300, 2026: 276_750 }).usd(
    "Section 199A, taxable income above which service trades get nothing, single",
    serviceTrade,
  ),
  "section-199a-top-joint": adjusted({ 2025: 494_600, 2026: 553_500 }).usd(
    "Section 199A, taxable income above which service trades get nothing, joint",
    serviceTrade,
  ),
  "section-199a-threshold-separate": adjustedByStatus({ 2025: 197_300, 2026: 201_775 }).usd(
    "Section 199A taxable income threshold, married filing separately",
    serviceTrade,
  ),
  "section-199a-top-separate": adjustedByStatus({ 2025: 247_300, 2026: 276_775 }).usd(
    "Section 199A, taxable income above which service trades get nothing, married filing separately",
    serviceTrade,
  ),
  "section-199a-threshold-head-of-household": adjustedByStatus({
    2025: 197_300,
    2026: 201_750,
  }).usd("Section 199A taxable income threshold, head of household", serviceTrade),
  "section-199a-top-head-of-household": adjustedByStatus({ 2025: 247_300, 2026: 276_750 }).usd(
    "Section 199A, taxable income above which service trades get nothing, head of household",
    serviceTrade,
  ),
  "section-199a-wage-limit-rate": fixedAsRead(0.5, code("199A")).fraction(
    "Section 199A wage limit above the threshold, share of W-2 wages",
    "Or 25% of W-2 wages plus 2.5% of the unadjusted basis of property, if more.",
  ),
  "section-199a-minimum-deduction": read(400, code("199A(i)")).usd(
    "Section 199A minimum deduction for an active owner",
    "With at least $1,000 of qualified business income and material participation.",
  ),
  "section-199a-alternative-wage-rate": fixedAsRead(0.25, code("199A")).fraction(
    "Section 199A alternative limit above the threshold, share of W-2 wages",
  ),
  "section-199a-property-rate": fixedAsRead(0.025, code("199A")).fraction(
    "Section 199A alternative limit above the threshold, share of the property's basis",
    "Unadjusted basis of depreciable property, land excluded, for ten years or its recovery period if longer.",
  ),
  "section-199a-common-ownership-threshold": fixed(0.5, regulation("1.199A-5")).fraction(
    "Section 199A, common ownership from which rent of a practice counts as its service trade",
    "Family members' interests count. Only the part provided to the practice is affected.",
  ),
  "section-199a-service-receipts-share": fixed(0.1, regulation("1.199A-5")).fraction(
    "Section 199A, share of receipts from services below which a business is no service trade",
    "For a business with gross receipts up to $25 million; 5% above.",
  ),
  "section-199a-minimum-deduction-income": read(1_000, code("199A(i)")).usd(
    "Section 199A minimum deduction, qualified business income needed",
    "From businesses in which the owner materially participates.",
  ),
} satisfies FigureTable;
