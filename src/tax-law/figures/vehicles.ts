import { byYear, type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { adjusted, checked, fixed, fixedAsRead } from "../readings.ts";
import { automobileLimits, code, standardMileageRates } from "../sources.ts";

const automobile = byYear(checked, automobileLimits);
const fromTables = fixedIn(
  { 2026: "2026-11-18" },
  "several published tables that name Announcement 2026-11 (Internal Revenue Bulletin 2026-29); the announcement itself could not be read",
);

const publication946 = {
  title: "IRS Publication 946, How To Depreciate Property",
  url: "https://www.irs.gov/publications/p946",
};

export const vehicleFigures = {
  "suv-section-179-cap": adjusted({ 2025: 31_300, 2026: 32_000 }).usd(
    "Section 179 cap for a heavy sport utility vehicle",
    "Caps section 179 only; bonus depreciation may cover the rest. For vehicles rated over 6,000 and up to 14,000 pounds, with more than 50% business use.",
  ),
  "heavy-vehicle-threshold": fixedAsRead(6_000, code("280F(d)")).pounds(
    "Heavy vehicle, gross vehicle weight rating over",
    "The rating on the manufacturer's label, not the weight on a scale.",
  ),
  "suv-weight-ceiling": fixedAsRead(14_000, code("179(b)")).pounds(
    "Sport utility vehicle under section 179, gross vehicle weight rating up to",
  ),
  "pickup-bed-length": fixedAsRead(6, code("179(b)")).feet(
    "Pickup outside the sport utility cap, interior bed length of at least",
  ),
  "vehicle-business-use-threshold": fixedAsRead(0.5, code("280F(b)")).fraction(
    "Business use a vehicle must exceed for section 179 and bonus depreciation",
    "If use later falls to half or less, part of the deduction is recaptured as income.",
  ),
  "passenger-auto-first-year-bonus": fixedAsRead(8_000, code("168(k)")).usd(
    "Passenger automobile, bonus part of the first-year limit",
  ),
  "passenger-auto-year-1": automobile({ 2025: 12_200, 2026: 12_300 }).usd(
    "Passenger automobile depreciation limit, year 1 without bonus",
  ),
  "passenger-auto-year-1-with-bonus": automobile({ 2025: 20_200, 2026: 20_300 }).usd(
    "Passenger automobile depreciation limit, year 1 with bonus",
    "$8,000 of it is the bonus. At 100% business use; less in proportion.",
  ),
  "passenger-auto-year-2": automobile({ 2025: 19_600, 2026: 19_800 }).usd(
    "Passenger automobile depreciation limit, year 2",
  ),
  "passenger-auto-year-3": automobile({ 2025: 11_800, 2026: 11_900 }).usd(
    "Passenger automobile depreciation limit, year 3",
  ),
  "passenger-auto-year-4-and-later": automobile({ 2025: 7_060, 2026: 7_160 }).usd(
    "Passenger automobile depreciation limit, year 4 and later",
  ),
  "standard-mileage-rate": checked({ 2025: 0.7, 2026: 0.725 }, standardMileageRates, {
    2025: "Instead of actual costs, not on top of them.",
    2026: "For miles driven until June 30, 2026. The rate rose on July 1.",
  }).usdPerMile("Standard mileage rate for business driving"),
  "standard-mileage-rate-from-july": fromTables(0.76, standardMileageRates).usdPerMile(
    "Standard mileage rate for business driving from July 1",
    "For miles driven from July 1, 2026. Log miles by date.",
  ),
  "medical-mileage-rate": verifiedOn("2026-11-18")(
    { 2025: 0.21, 2026: 0.205 },
    standardMileageRates,
    {
      2026: "Notice 2026-10, for miles driven until June 30, 2026.",
    },
  ).usdPerMile("Standard mileage rate for driving to medical care"),
  "medical-mileage-rate-from-july": fromTables(0.235, standardMileageRates).usdPerMile(
    "Standard mileage rate for driving to medical care from July 1",
    "For miles from July 1, 2026.",
  ),
  "vehicle-recovery-years": fixedAsRead(5, code("168(e)")).years(
    "Cars and light trucks, recovery period",
    "With the half-year convention the deductions reach into a sixth calendar year.",
  ),
  "five-year-property-first-year-rate": fixed(0.2, publication946).fraction(
    "Five-year property, first-year depreciation under the half-year convention",
  ),
  "five-year-property-first-year-rate-last-quarter": fixed(0.05, publication946).fraction(
    "Five-year property, first-year depreciation under mid-quarter, bought in the last quarter",
  ),
  "straight-line-first-year-rate": fixed(0.1, code("280F(b)")).fraction(
    "Vehicle used half or less for business, straight-line depreciation in year 1",
    "Half-year convention, then 20% a year over the five-year period.",
  ),
  "straight-line-later-year-rate": fixed(0.2, code("280F(b)")).fraction(
    "Vehicle used half or less for business, straight-line depreciation in later full years",
  ),
} satisfies FigureTable;
