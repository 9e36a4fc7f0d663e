import { type FigureTable, fixedIn, theSourceItself } from "../figure.ts";
import { adjusted, checked, fixed, fixedAsRead, read } from "../readings.ts";
import { californiaExpensing, code, deMinimisNotice, regulation } from "../sources.ts";

/** The section 45L credit ended on June 30, 2026, so no later year is added here. */
const fixedAsReadUntil2026 = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

const checkedForCalifornia = fixedIn({ 2026: "2026-11-17" });

const shrinks = (from: string) => `Shrinks dollar for dollar once purchases pass ${from}.`;
const constructionEnded =
  "Only for property whose construction began by June 30, 2026; the deduction has ended for later projects.";
const homeCreditEnded = "For homes sold or leased through June 30, 2026.";
const lossCarriesForward = "The rest carries forward as a net operating loss.";
const lossLimitReset = `Lower than in 2025: Public Law 119-21 made the limit permanent and reset its indexing. ${lossCarriesForward}`;

export const expensingFigures = {
  "section-179-limit": read({ 2025: 2_500_000 }, code("179(b)"), shrinks("$4 million"))
    .and(adjusted({ 2026: 2_560_000 }, shrinks("$4.09 million")))
    .usd("Section 179 expensing limit"),
  "section-179-phase-out-start": read({ 2025: 4_000_000 }, code("179(b)"))
    .and(adjusted({ 2026: 4_090_000 }))
    .usd("Section 179, purchases above which the limit shrinks"),
  "california-section-179-limit": checkedForCalifornia(25_000, californiaExpensing).usd(
    "California limit on expensing equipment",
    "California follows the federal Code as of January 1, 2025 and keeps its own limit.",
  ),
  "california-section-179-phase-out-start": checkedForCalifornia(200_000, californiaExpensing).usd(
    "California, purchases above which the expensing limit shrinks",
  ),
  "binding-contract-damages-share": fixed(0.05, regulation("1.168(k)-2")).fraction(
    "Binding contract, damages that may be agreed as the limit, share of the price at least",
  ),
  "used-property-look-back-years": fixed(5, regulation("1.168(k)-2")).years(
    "Bonus depreciation on used property, calendar years before without an interest in it",
    "And the year it is placed in service. Having leased the property is not an interest in it.",
  ),
  "bonus-depreciation-rate": fixedAsRead(1, code("168(k)")).fraction(
    "Bonus depreciation rate",
    "Only for property acquired after January 19, 2025. A binding contract signed earlier keeps the earlier rate.",
  ),
  "bonus-depreciation-rate-acquired-earlier": checked(
    { 2025: 0.4, 2026: 0.2 },
    code("168(k)"),
  ).fraction("Bonus depreciation rate, property acquired by January 19, 2025"),
  "qualified-improvement-property-years": fixedAsRead(15, code("168(e)")).years(
    "Qualified improvement property, recovery period",
    "Interior improvements to a nonresidential building already in service; not enlargements, elevators or the structural framework.",
  ),
  "mid-quarter-threshold": fixedAsRead(0.4, code("168(d)")).fraction(
    "Mid-quarter convention, share of the year's assets placed in the last quarter",
    "Measured on depreciable personal property, after section 179 and before bonus depreciation.",
  ),
  "section-179d-per-square-foot": read({ 2025: 5 }, code("179D")).usdPerSquareFoot(
    "Section 179D energy-efficient building deduction, per square foot",
    "A rounded figure: the 2025 range is $2.90 to $5.81 where prevailing wages were paid and $0.58 to $1.16 where not. Construction had to begin by June 30, 2026.",
  ),
  "section-179d-prevailing-wage-minimum": adjusted(
    { 2025: 2.9, 2026: 2.97 },
    { 2026: constructionEnded },
  ).usdPerSquareFoot("Section 179D, lowest deduction with prevailing wages"),
  "section-179d-prevailing-wage-maximum": adjusted(
    { 2025: 5.81, 2026: 5.94 },
    { 2026: constructionEnded },
  ).usdPerSquareFoot("Section 179D, highest deduction with prevailing wages"),
  "section-179d-base-minimum": adjusted(
    { 2025: 0.58, 2026: 0.59 },
    { 2026: constructionEnded },
  ).usdPerSquareFoot("Section 179D, lowest deduction without prevailing wages"),
  "section-179d-base-maximum": adjusted(
    { 2025: 1.16, 2026: 1.19 },
    { 2026: constructionEnded },
  ).usdPerSquareFoot("Section 179D, highest deduction without prevailing wages"),
  "section-45l-credit-minimum": fixedAsReadUntil2026(2_500, code("45L")).usd(
    "Section 45L energy-efficient home credit, per unit, from",
    `${homeCreditEnded} Multifamily units without prevailing wages: $500.`,
  ),
  "section-45l-credit-maximum": fixedAsReadUntil2026(5_000, code("45L")).usd(
    "Section 45L energy-efficient home credit, per unit, up to",
    `${homeCreditEnded} Multifamily units without prevailing wages: $1,000.`,
  ),
  "section-45l-multifamily-base-minimum": fixedAsReadUntil2026(500, code("45L")).usd(
    "Section 45L, multifamily unit without prevailing wages, from",
    homeCreditEnded,
  ),
  "section-45l-multifamily-base-maximum": fixedAsReadUntil2026(1_000, code("45L")).usd(
    "Section 45L, multifamily unit without prevailing wages, up to",
    homeCreditEnded,
  ),
  "de-minimis-expensing-limit": fixed(2_500, deMinimisNotice).usd(
    "De minimis safe harbor, per item or invoice",
    "Raised from the $500 of Treasury Regulation section 1.263(a)-1(f). $5,000 for a practice with audited financial statements. Elected each year.",
  ),
  "prepaid-expense-months": fixedIn(
    { 2025: "2026-11-18", 2026: "2026-11-18" },
    "a page that quotes its text",
  )(12, regulation("1.263(a)-4")).months(
    "Prepaid expenses of a cash-basis business, longest benefit period",
    "The benefit may not run past 12 months, nor past the end of the tax year after the payment.",
  ),
  "excess-business-loss-single": adjusted(
    { 2025: 313_000, 2026: 256_000 },
    { 2025: lossCarriesForward, 2026: lossLimitReset },
  ).usd("Business losses deductible against other income, single"),
  "excess-business-loss-joint": adjusted(
    { 2025: 626_000, 2026: 512_000 },
    { 2025: lossCarriesForward, 2026: lossLimitReset },
  ).usd("Business losses deductible against other income, joint"),
  "net-operating-loss-limit": fixedAsRead(0.8, code("172")).fraction(
    "Net operating loss carried forward, share of taxable income it may offset",
  ),
  "equipment-recovery-years": fixed(5, code("168(e)")).years(
    "Medical and dental equipment, recovery period",
    "Office furniture takes seven years.",
  ),
  "equipment-first-year-share": fixed(0.2, code("168(d)")).fraction(
    "Five-year property, regular depreciation in the first year",
    "With the half-year convention; another share if the mid-quarter convention applies.",
  ),
  "nonresidential-building-years": fixedAsRead(39, code("168(c)")).years(
    "Nonresidential building, recovery period",
  ),
} satisfies FigureTable;
