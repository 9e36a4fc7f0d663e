import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  automobileLimitsFor2025,
  automobileLimitsFor2026,
  code,
  standardMileageRates,
} from "../sources.ts";

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
  "suv-section-179-cap": {
    label: "Section 179 cap for a heavy sport utility vehicle",
    unit: "usd",
    entries: {
      2025: checked(31_300, adjustmentsFor2025, suvCaveat),
      2026: checked(32_000, adjustmentsFor2026, suvCaveat),
    },
  },
  "heavy-vehicle-threshold": {
    label: "Heavy vehicle, gross vehicle weight rating over",
    unit: "pounds",
    entries: fixedAsRead(
      6_000,
      code("280F(d)"),
      "The rating on the manufacturer's label, not the weight on a scale.",
    ),
  },
  "suv-weight-ceiling": {
    label: "Sport utility vehicle under section 179, gross vehicle weight rating up to",
    unit: "pounds",
    entries: fixedAsRead(14_000, code("179(b)")),
  },
  "pickup-bed-length": {
    label: "Pickup outside the sport utility cap, interior bed length of at least",
    unit: "feet",
    entries: fixedAsRead(6, code("179(b)")),
  },
  "vehicle-business-use-threshold": {
    label: "Business use a vehicle must exceed for section 179 and bonus depreciation",
    unit: "fraction",
    entries: fixedAsRead(
      0.5,
      code("280F(b)"),
      "If use later falls to half or less, part of the deduction is recaptured as income.",
    ),
  },
  "passenger-auto-first-year-bonus": {
    label: "Passenger automobile, bonus part of the first-year limit",
    unit: "usd",
    entries: fixedAsRead(8_000, code("168(k)")),
  },
  "passenger-auto-year-1": {
    label: "Passenger automobile depreciation limit, year 1 without bonus",
    unit: "usd",
    entries: {
      2025: checked(12_200, automobileLimitsFor2025),
      2026: checked(12_300, automobileLimitsFor2026),
    },
  },
  "passenger-auto-year-1-with-bonus": {
    label: "Passenger automobile depreciation limit, year 1 with bonus",
    unit: "usd",
    entries: {
      2025: checked(20_200, automobileLimitsFor2025, withBonus),
      2026: checked(20_300, automobileLimitsFor2026, withBonus),
    },
  },
  "passenger-auto-year-2": {
    label: "Passenger automobile depreciation limit, year 2",
    unit: "usd",
    entries: {
      2025: checked(19_600, automobileLimitsFor2025),
      2026: checked(19_800, automobileLimitsFor2026),
    },
  },
  "passenger-auto-year-3": {
    label: "Passenger automobile depreciation limit, year 3",
    unit: "usd",
    entries: {
      2025: checked(11_800, automobileLimitsFor2025),
      2026: checked(11_900, automobileLimitsFor2026),
    },
  },
  "passenger-auto-year-4-and-later": {
    label: "Passenger automobile depreciation limit, year 4 and later",
    unit: "usd",
    entries: {
      2025: checked(7_060, automobileLimitsFor2025),
      2026: checked(7_160, automobileLimitsFor2026),
    },
  },
  "standard-mileage-rate": {
    label: "Standard mileage rate for business driving",
    unit: "usd-per-mile",
    entries: {
      2025: checked(0.7, standardMileageRates, "Instead of actual costs, not on top of them."),
      2026: checked(
        0.725,
        standardMileageRates,
        "For miles driven until June 30, 2026. The rate rose on July 1.",
      ),
    },
  },
  "standard-mileage-rate-from-july": {
    label: "Standard mileage rate for business driving from July 1",
    unit: "usd-per-mile",
    entries: {
      2026: fromTables(
        0.76,
        standardMileageRates,
        "For miles driven from July 1, 2026. Log miles by date.",
      ),
    },
  },
  "medical-mileage-rate": {
    label: "Standard mileage rate for driving to medical care",
    unit: "usd-per-mile",
    entries: {
      2025: checkedLater(0.21, standardMileageRates),
      2026: checkedLater(
        0.205,
        standardMileageRates,
        "Notice 2026-10, for miles driven until June 30, 2026.",
      ),
    },
  },
  "medical-mileage-rate-from-july": {
    label: "Standard mileage rate for driving to medical care from July 1",
    unit: "usd-per-mile",
    entries: { 2026: fromTables(0.235, standardMileageRates, "For miles from July 1, 2026.") },
  },
  "vehicle-recovery-years": {
    label: "Cars and light trucks, recovery period",
    unit: "years",
    entries: fixedAsRead(
      5,
      code("168(e)"),
      "With the half-year convention the deductions reach into a sixth calendar year.",
    ),
  },
  "five-year-property-first-year-rate": {
    label: "Five-year property, first-year depreciation under the half-year convention",
    unit: "fraction",
    entries: fixed(0.2, publication946),
  },
  "five-year-property-first-year-rate-last-quarter": {
    label:
      "Five-year property, first-year depreciation under mid-quarter, bought in the last quarter",
    unit: "fraction",
    entries: fixed(0.05, publication946),
  },
  "straight-line-first-year-rate": {
    label: "Vehicle used half or less for business, straight-line depreciation in year 1",
    unit: "fraction",
    entries: fixed(
      0.1,
      code("280F(b)"),
      "Half-year convention, then 20% a year over the five-year period.",
    ),
  },
  "straight-line-later-year-rate": {
    label: "Vehicle used half or less for business, straight-line depreciation in later full years",
    unit: "fraction",
    entries: fixed(0.2, code("280F(b)")),
  },
} satisfies FigureTable;
