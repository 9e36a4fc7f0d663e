import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { adjustments, automobileLimits, code, standardMileageRates } from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const checked = verifiedOn("2026-11-15");
const checkedLater = verifiedOn("2026-11-18");
const fromTables = verifiedOn(
  "2026-11-18",
  "several published tables that name Announcement 2026-11 (Internal Revenue Bulletin 2026-29); the announcement itself could not be read",
);
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const suvCaveat =
  "Caps section 179 only; bonus depreciation may cover the rest. For vehicles rated over 6,000 and up to 14,000 pounds, with more than 50% business use.";

const publication946 = {
  title: "IRS Publication 946, How To Depreciate Property",
  url: "https://www.irs.gov/publications/p946",
};

const withBonus = "$8,000 of it is the bonus. At 100% business use; less in proportion.";

export const vehicleFigures = {
  "suv-section-179-cap": unit.usd(
    "Section 179 cap for a heavy sport utility vehicle",
    byYear(checked, adjustments, { 2025: 31_300, 2026: 32_000 }),
    suvCaveat,
  ),
  "heavy-vehicle-threshold": unit.pounds(
    "Heavy vehicle, gross vehicle weight rating over",
    fixedAsRead(6_000, code("280F(d)")),
    "The rating on the manufacturer's label, not the weight on a scale.",
  ),
  "suv-weight-ceiling": unit.pounds(
    "Sport utility vehicle under section 179, gross vehicle weight rating up to",
    fixedAsRead(14_000, code("179(b)")),
  ),
  "pickup-bed-length": unit.feet(
    "Pickup outside the sport utility cap, interior bed length of at least",
    fixedAsRead(6, code("179(b)")),
  ),
  "vehicle-business-use-threshold": unit.fraction(
    "Business use a vehicle must exceed for section 179 and bonus depreciation",
    fixedAsRead(0.5, code("280F(b)")),
    "If use later falls to half or less, part of the deduction is recaptured as income.",
  ),
  "passenger-auto-first-year-bonus": unit.usd(
    "Passenger automobile, bonus part of the first-year limit",
    fixedAsRead(8_000, code("168(k)")),
  ),
  "passenger-auto-year-1": unit.usd(
    "Passenger automobile depreciation limit, year 1 without bonus",
    byYear(checked, automobileLimits, { 2025: 12_200, 2026: 12_300 }),
  ),
  "passenger-auto-year-1-with-bonus": unit.usd(
    "Passenger automobile depreciation limit, year 1 with bonus",
    byYear(checked, automobileLimits, { 2025: 20_200, 2026: 20_300 }),
    withBonus,
  ),
  "passenger-auto-year-2": unit.usd(
    "Passenger automobile depreciation limit, year 2",
    byYear(checked, automobileLimits, { 2025: 19_600, 2026: 19_800 }),
  ),
  "passenger-auto-year-3": unit.usd(
    "Passenger automobile depreciation limit, year 3",
    byYear(checked, automobileLimits, { 2025: 11_800, 2026: 11_900 }),
  ),
  "passenger-auto-year-4-and-later": unit.usd(
    "Passenger automobile depreciation limit, year 4 and later",
    byYear(checked, automobileLimits, { 2025: 7_060, 2026: 7_160 }),
  ),
  "standard-mileage-rate": unit.usdPerMile("Standard mileage rate for business driving", {
    2025: checked(0.7, standardMileageRates, "Instead of actual costs, not on top of them."),
    2026: checked(
      0.725,
      standardMileageRates,
      "For miles driven until June 30, 2026. The rate rose on July 1.",
    ),
  }),
  "standard-mileage-rate-from-july": unit.usdPerMile(
    "Standard mileage rate for business driving from July 1",
    { 2026: fromTables(0.76, standardMileageRates) },
    "For miles driven from July 1, 2026. Log miles by date.",
  ),
  "medical-mileage-rate": unit.usdPerMile("Standard mileage rate for driving to medical care", {
    2025: checkedLater(0.21, standardMileageRates),
    2026: checkedLater(
      0.205,
      standardMileageRates,
      "Notice 2026-10, for miles driven until June 30, 2026.",
    ),
  }),
  "medical-mileage-rate-from-july": unit.usdPerMile(
    "Standard mileage rate for driving to medical care from July 1",
    { 2026: fromTables(0.235, standardMileageRates) },
    "For miles from July 1, 2026.",
  ),
  "vehicle-recovery-years": unit.years(
    "Cars and light trucks, recovery period",
    fixedAsRead(5, code("168(e)")),
    "With the half-year convention the deductions reach into a sixth calendar year.",
  ),
  "five-year-property-first-year-rate": unit.fraction(
    "Five-year property, first-year depreciation under the half-year convention",
    fixed(0.2, publication946),
  ),
  "five-year-property-first-year-rate-last-quarter": unit.fraction(
    "Five-year property, first-year depreciation under mid-quarter, bought in the last quarter",
    fixed(0.05, publication946),
  ),
  "straight-line-first-year-rate": unit.fraction(
    "Vehicle used half or less for business, straight-line depreciation in year 1",
    fixed(0.1, code("280F(b)")),
    "Half-year convention, then 20% a year over the five-year period.",
  ),
  "straight-line-later-year-rate": unit.fraction(
    "Vehicle used half or less for business, straight-line depreciation in later full years",
    fixed(0.2, code("280F(b)")),
  ),
} satisfies FigureTable;
