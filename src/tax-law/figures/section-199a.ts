import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { adjustments, code, regulation } from "../sources.ts";

const read = verifiedOn("2026-11-18", theSourceItself);
const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const checked = verifiedOn("2026-11-15");
const checkedByStatus = verifiedOn("2026-11-17");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const serviceTrade =
  "Medicine and dentistry are specified service trades: between the threshold and the top the deduction shrinks, and above the top there is none.";

export const section199aFigures = {
  "section-199a-rate": unit.fraction(
    "Section 199A deduction, share of qualified business income",
    fixedAsRead(0.2, code("199A")),
    `Not more than 20% of taxable income less net capital gain. ${serviceTrade}`,
  ),
  "section-199a-threshold-single": unit.usd(
    "Section 199A taxable income threshold, single",
    byYear(checked, adjustments, { 2025: 197_300, 2026: 201_750 }),
    serviceTrade,
  ),
  "section-199a-threshold-joint": unit.usd(
    "Section 199A taxable income threshold, joint",
    byYear(checked, adjustments, { 2025: 394_600, 2026: 403_500 }),
    serviceTrade,
  ),
  "section-199a-top-single": unit.usd(
    "Section 199A, taxable income above which service trades get nothing, single",
    byYear(checked, adjustments, { 2025: 247_300, 2026: 276_750 }),
    serviceTrade,
  ),
  "section-199a-top-joint": unit.usd(
    "Section 199A, taxable income above which service trades get nothing, joint",
    byYear(checked, adjustments, { 2025: 494_600, 2026: 553_500 }),
    serviceTrade,
  ),
  "section-199a-threshold-separate": unit.usd(
    "Section 199A taxable income threshold, married filing separately",
    byYear(checkedByStatus, adjustments, { 2025: 197_300, 2026: 201_775 }),
    serviceTrade,
  ),
  "section-199a-top-separate": unit.usd(
    "Section 199A, taxable income above which service trades get nothing, married filing separately",
    byYear(checkedByStatus, adjustments, { 2025: 247_300, 2026: 276_775 }),
    serviceTrade,
  ),
  "section-199a-threshold-head-of-household": unit.usd(
    "Section 199A taxable income threshold, head of household",
    byYear(checkedByStatus, adjustments, { 2025: 197_300, 2026: 201_750 }),
    serviceTrade,
  ),
  "section-199a-top-head-of-household": unit.usd(
    "Section 199A, taxable income above which service trades get nothing, head of household",
    byYear(checkedByStatus, adjustments, { 2025: 247_300, 2026: 276_750 }),
    serviceTrade,
  ),
  "section-199a-wage-limit-rate": unit.fraction(
    "Section 199A wage limit above the threshold, share of W-2 wages",
    fixedAsRead(0.5, code("199A")),
    "Or 25% of W-2 wages plus 2.5% of the unadjusted basis of property, if more.",
  ),
  "section-199a-minimum-deduction": unit.usd(
    "Section 199A minimum deduction for an active owner",
    { 2026: read(400, code("199A(i)")) },
    "With at least $1,000 of qualified business income and material participation.",
  ),
  "section-199a-alternative-wage-rate": unit.fraction(
    "Section 199A alternative limit above the threshold, share of W-2 wages",
    fixedAsRead(0.25, code("199A")),
  ),
  "section-199a-property-rate": unit.fraction(
    "Section 199A alternative limit above the threshold, share of the property's basis",
    fixedAsRead(0.025, code("199A")),
    "Unadjusted basis of depreciable property, land excluded, for ten years or its recovery period if longer.",
  ),
  "section-199a-common-ownership-threshold": unit.fraction(
    "Section 199A, common ownership from which rent of a practice counts as its service trade",
    fixed(0.5, regulation("1.199A-5")),
    "Family members' interests count. Only the part provided to the practice is affected.",
  ),
  "section-199a-service-receipts-share": unit.fraction(
    "Section 199A, share of receipts from services below which a business is no service trade",
    fixed(0.1, regulation("1.199A-5")),
    "For a business with gross receipts up to $25 million; 5% above.",
  ),
  "section-199a-minimum-deduction-income": unit.usd(
    "Section 199A minimum deduction, qualified business income needed",
    { 2026: read(1_000, code("199A(i)")) },
    "From businesses in which the owner materially participates.",
  ),
} satisfies FigureTable;
