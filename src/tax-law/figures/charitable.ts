import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { code, regulation, retirementLimits } from "../sources.ts";

const read = verifiedOn("2026-11-18", theSourceItself);
const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const floorFrom2026 =
  "From 2026, itemizers deduct only what exceeds 0.5% of adjusted gross income, and the benefit is capped at 35%.";
const fromIra = "From age 70 and a half; not to a donor-advised fund or private foundation.";
const cashToPublicCharities = "Cash to public charities; not to a donor-advised fund.";

export const charitableFigures = {
  "charitable-cash-limit": unit.fraction(
    "Charitable deduction limit for cash, share of adjusted gross income",
    {
      2025: read(
        0.6,
        code("170(b)"),
        "Cash to public charities only; appreciated property is limited to 30%.",
      ),
      2026: read(
        0.6,
        code("170(b)"),
        `Cash to public charities only; appreciated property is limited to 30%. ${floorFrom2026}`,
      ),
    },
  ),
  "charitable-appreciated-property-limit": unit.fraction(
    "Charitable deduction limit for appreciated property, share of adjusted gross income",
    fixedAsRead(0.3, code("170(b)")),
    "Long-term capital gain property given to a public charity. Tangible property the charity does not use for its purpose counts at cost.",
  ),
  "charitable-carryforward-years": unit.years(
    "Charitable deduction, years an excess carries forward",
    fixedAsRead(5, code("170(d)")),
  ),
  "charitable-itemizer-floor": unit.fraction(
    "Charitable deduction floor for itemizers, share of adjusted gross income",
    { 2026: read(0.005, code("170(b)")) },
  ),
  "itemized-benefit-cap": unit.fraction(
    "Itemized deductions, highest rate at which they save tax",
    { 2026: read(0.35, code("68")) },
    "Matters only in the 37% bracket.",
  ),
  "corporate-charitable-floor": unit.fraction(
    "Corporate charitable deduction floor, share of taxable income",
    { 2026: read(0.01, code("170(b)")) },
    "For C corporations; gifts of an S corporation pass to its owners.",
  ),
  "corporate-charitable-limit": unit.fraction(
    "Corporate charitable deduction limit, share of taxable income",
    fixedAsRead(0.1, code("170(b)")),
  ),
  "non-itemizer-charitable-deduction-single": unit.usd(
    "Charitable deduction without itemizing, single",
    { 2026: read(1_000, code("170(p)")) },
    cashToPublicCharities,
  ),
  "non-itemizer-charitable-deduction-joint": unit.usd(
    "Charitable deduction without itemizing, joint",
    { 2026: read(2_000, code("170(p)")) },
    cashToPublicCharities,
  ),
  "qualified-appraisal-threshold": unit.usd(
    "Gift of property, deduction above which a qualified appraisal is needed",
    fixedAsRead(5_000, code("170(f)")),
    "Digital assets included. Publicly traded stock is exempt. The appraiser may not be the donor, the charity, a party to the donor's purchase, or someone they employ or regularly use, nor be paid a percentage of the value.",
  ),
  "valuation-penalty-rate": unit.fraction(
    "Penalty for a substantial valuation misstatement, share of the tax underpaid",
    fixedAsRead(0.2, code("6662")),
    "From 150% of the correct value and more than $5,000 of tax underpaid ($10,000 for most corporations). 40% if the value claimed is twice the correct value or more.",
  ),
  "gross-valuation-penalty-rate": unit.fraction(
    "Penalty for a gross valuation misstatement, share of the tax underpaid",
    fixedAsRead(0.4, code("6662(h)")),
    "The value claimed was 200% or more of the correct value.",
  ),
  "charitable-foundation-cash-limit": unit.fraction(
    "Charitable deduction limit for cash to a private foundation, share of adjusted gross income",
    fixedAsRead(0.3, code("170(b)")),
  ),
  "charitable-foundation-property-limit": unit.fraction(
    "Charitable deduction limit for appreciated property to a private foundation, share of adjusted gross income",
    fixedAsRead(0.2, code("170(b)")),
    "Listed stock at market value, most other property at cost.",
  ),
  "charitable-cost-property-limit": unit.fraction(
    "Charitable deduction limit for property deducted at cost, share of adjusted gross income",
    fixedAsRead(0.5, code("170(b)")),
  ),
  "charitable-trust-minimum-remainder": unit.fraction(
    "Charitable remainder trust, least share of the gift the charity must be expected to get",
    fixedAsRead(0.1, code("664(d)")),
    "Present value on the day of the gift, at the interest rate the IRS publishes.",
  ),
  "ira-charitable-distribution-limit": unit.usd(
    "IRA distribution paid straight to charity and free of tax, per person",
    byYear(checked, retirementLimits, { 2025: 108_000, 2026: 111_000 }),
    fromIra,
  ),
  "charitable-mileage-rate": unit.usdPerMile(
    "Driving for a charity, deduction",
    fixedAsRead(0.14, code("170(i)")),
  ),
  "gift-acknowledgment-threshold": unit.usd(
    "Gift for which the charity's written acknowledgment is needed, from",
    fixedAsRead(250, code("170(f)")),
    "In your hands before you file, or before the due date with extensions if earlier.",
  ),
  "noncash-gift-form-threshold": unit.usd(
    "Gifts of property above which Form 8283 is filed",
    fixedAsRead(500, code("170(f)")),
  ),
  "closely-held-stock-appraisal-threshold": unit.usd(
    "Gift of stock that is not publicly traded, above which a qualified appraisal is needed",
    fixed(10_000, regulation("1.170A-16")),
  ),
  "appraisal-attachment-threshold": unit.usd(
    "Gift of property above which the appraisal itself is attached to the return",
    fixedAsRead(500_000, code("170(f)")),
    "For art, from $20,000.",
  ),
  "appraisal-earliest-days": unit.days(
    "Qualified appraisal, signed and dated no earlier before the gift than",
    fixed(60, regulation("1.170A-17")),
    "And in your hands by the due date of the return, with extensions.",
  ),
  "donated-goods-resale-years": unit.years(
    "Donated goods, years in which a sale by the charity can take the deduction back to cost",
    fixedAsRead(3, code("170(e)")),
  ),
  "scholarship-contribution-credit": unit.usd(
    "Credit for a gift to a scholarship granting organization",
    { 2027: read(1_700, code("25F")) },
    "Section 25F, from January 1, 2027, and only in states that have elected to take part. The same gift earns no deduction.",
  ),
} satisfies FigureTable;
