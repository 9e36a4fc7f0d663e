import { byYear, type FigureTable } from "../figure.ts";
import { checked, fixed, fixedAsRead, read } from "../readings.ts";
import { code, regulation, retirementLimits } from "../sources.ts";

const announced = byYear(checked, retirementLimits);

const floorFrom2026 =
  "From 2026, itemizers deduct only what exceeds 0.5% of adjusted gross income, and the benefit is capped at 35%.";
const cashToPublicCharities = "Cash to public charities; not to a donor-advised fund.";

export const charitableFigures = {
  "charitable-cash-limit": read({ 2025: 0.6, 2026: 0.6 }, code("170(b)"), {
    2025: "Cash to public charities only; appreciated property is limited to 30%.",
    2026: `Cash to public charities only; appreciated property is limited to 30%. ${floorFrom2026}`,
  }).fraction("Charitable deduction limit for cash, share of adjusted gross income"),
  "charitable-appreciated-property-limit": fixedAsRead(0.3, code("170(b)")).fraction(
    "Charitable deduction limit for appreciated property, share of adjusted gross income",
    "Long-term capital gain property given to a public charity. Tangible property the charity does not use for its purpose counts at cost.",
  ),
  "charitable-carryforward-years": fixedAsRead(5, code("170(d)")).years(
    "Charitable deduction, years an excess carries forward",
  ),
  "charitable-itemizer-floor": read({ 2026: 0.005 }, code("170(b)")).fraction(
    "Charitable deduction floor for itemizers, share of adjusted gross income",
  ),
  "itemized-benefit-cap": read({ 2026: 0.35 }, code("68")).fraction(
    "Itemized deductions, highest rate at which they save tax",
    "Matters only in the 37% bracket.",
  ),
  "corporate-charitable-floor": read({ 2026: 0.01 }, code("170(b)")).fraction(
    "Corporate charitable deduction floor, share of taxable income",
    "For C corporations; gifts of an S corporation pass to its owners.",
  ),
  "corporate-charitable-limit": fixedAsRead(0.1, code("170(b)")).fraction(
    "Corporate charitable deduction limit, share of taxable income",
  ),
  "non-itemizer-charitable-deduction-single": read({ 2026: 1_000 }, code("170(p)")).usd(
    "Charitable deduction without itemizing, single",
    cashToPublicCharities,
  ),
  "non-itemizer-charitable-deduction-joint": read({ 2026: 2_000 }, code("170(p)")).usd(
    "Charitable deduction without itemizing, joint",
    cashToPublicCharities,
  ),
  "qualified-appraisal-threshold": fixedAsRead(5_000, code("170(f)")).usd(
    "Gift of property, deduction above which a qualified appraisal is needed",
    "Digital assets included. Publicly traded stock is exempt. The appraiser may not be the donor, the charity, a party to the donor's purchase, or someone they employ or regularly use, nor be paid a percentage of the value.",
  ),
  "valuation-penalty-rate": fixedAsRead(0.2, code("6662")).fraction(
    "Penalty for a substantial valuation misstatement, share of the tax underpaid",
    "From 150% of the correct value and more than $5,000 of tax underpaid ($10,000 for most corporations). 40% if the value claimed is twice the correct value or more.",
  ),
  "gross-valuation-penalty-rate": fixedAsRead(0.4, code("6662(h)")).fraction(
    "Penalty for a gross valuation misstatement, share of the tax underpaid",
    "The value claimed was 200% or more of the correct value.",
  ),
  "charitable-foundation-cash-limit": fixedAsRead(0.3, code("170(b)")).fraction(
    "Charitable deduction limit for cash to a private foundation, share of adjusted gross income",
  ),
  "charitable-foundation-property-limit": fixedAsRead(0.2, code("170(b)")).fraction(
    "Charitable deduction limit for appreciated property to a private foundation, share of adjusted gross income",
    "Listed stock at market value, most other property at cost.",
  ),
  "charitable-cost-property-limit": fixedAsRead(0.5, code("170(b)")).fraction(
    "Charitable deduction limit for property deducted at cost, share of adjusted gross income",
  ),
  "charitable-trust-minimum-remainder": fixedAsRead(0.1, code("664(d)")).fraction(
    "Charitable remainder trust, least share of the gift the charity must be expected to get",
    "Present value on the day of the gift, at the interest rate the IRS publishes.",
  ),
  "ira-charitable-distribution-limit": announced({ 2025: 108_000, 2026: 111_000 }).usd(
    "IRA distribution paid straight to charity and free of tax, per person",
    "From age 70 and a half; not to a donor-advised fund or private foundation.",
  ),
  "charitable-mileage-rate": fixedAsRead(0.14, code("170(i)")).usdPerMile(
    "Driving for a charity, deduction",
  ),
  "gift-acknowledgment-threshold": fixedAsRead(250, code("170(f)")).usd(
    "Gift for which the charity's written acknowledgment is needed, from",
    "In your hands before you file, or before the due date with extensions if earlier.",
  ),
  "noncash-gift-form-threshold": fixedAsRead(500, code("170(f)")).usd(
    "Gifts of property above which Form 8283 is filed",
  ),
  "closely-held-stock-appraisal-threshold": fixed(10_000, regulation("1.170A-16")).usd(
    "Gift of stock that is not publicly traded, above which a qualified appraisal is needed",
  ),
  "appraisal-attachment-threshold": fixedAsRead(500_000, code("170(f)")).usd(
    "Gift of property above which the appraisal itself is attached to the return",
    "For art, from $20,000.",
  ),
  "appraisal-earliest-days": fixed(60, regulation("1.170A-17")).days(
    "Qualified appraisal, signed and dated no earlier before the gift than",
    "And in your hands by the due date of the return, with extensions.",
  ),
  "donated-goods-resale-years": fixedAsRead(3, code("170(e)")).years(
    "Donated goods, years in which a sale by the charity can take the deduction back to cost",
  ),
  "scholarship-contribution-credit": read({ 2027: 1_700 }, code("25F")).usd(
    "Credit for a gift to a scholarship granting organization",
    "Section 25F, from January 1, 2027, and only in states that have elected to take part. The same gift earns no deduction.",
  ),
} satisfies FigureTable;
