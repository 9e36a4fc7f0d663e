import { type FigureTable, sameIn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  automobileLimitsFor2025,
  automobileLimitsFor2026,
  code,
  standardMileageRates,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const suvCaveat =
  "Caps section 179 only; bonus depreciation may cover the rest. For vehicles rated over 6,000 and up to 14,000 pounds, with more than 50% business use.";

const publication946 = {
  title: "IRS Publication 946, How To Depreciate Property",
  url: "https://www.irs.gov/publications/p946",
};

export const vehicleFigures = {
  "suv-section-179-cap": {
    label: "Section 179 cap for a heavy sport utility vehicle",
    unit: "usd",
    entries: {
      2025: { value: 31_300, source: adjustmentsFor2025, verifiedOn, caveat: suvCaveat },
      2026: { value: 32_000, source: adjustmentsFor2026, verifiedOn, caveat: suvCaveat },
    },
  },
  "heavy-vehicle-threshold": {
    label: "Heavy vehicle, gross vehicle weight rating over",
    unit: "pounds",
    entries: sameIn([2025, 2026], {
      value: 6_000,
      source: code("280F(d)"),
      verifiedOn,
      caveat: "The rating on the manufacturer's label, not the weight on a scale.",
    }),
  },
  "suv-weight-ceiling": {
    label: "Sport utility vehicle under section 179, gross vehicle weight rating up to",
    unit: "pounds",
    entries: sameIn([2025, 2026], { value: 14_000, source: code("179(b)"), verifiedOn }),
  },
  "pickup-bed-length": {
    label: "Pickup outside the sport utility cap, interior bed length of at least",
    unit: "feet",
    entries: sameIn([2025, 2026], { value: 6, source: code("179(b)"), verifiedOn }),
  },
  "vehicle-business-use-threshold": {
    label: "Business use a vehicle must exceed for section 179 and bonus depreciation",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.5,
      source: code("280F(b)"),
      verifiedOn,
      caveat: "If use later falls to half or less, part of the deduction is recaptured as income.",
    }),
  },
  "passenger-auto-first-year-bonus": {
    label: "Passenger automobile, bonus part of the first-year limit",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 8_000, source: code("168(k)"), verifiedOn }),
  },
  "passenger-auto-year-1": {
    label: "Passenger automobile depreciation limit, year 1 without bonus",
    unit: "usd",
    entries: {
      2025: { value: 12_200, source: automobileLimitsFor2025, verifiedOn },
      2026: { value: 12_300, source: automobileLimitsFor2026, verifiedOn },
    },
  },
  "passenger-auto-year-1-with-bonus": {
    label: "Passenger automobile depreciation limit, year 1 with bonus",
    unit: "usd",
    entries: {
      2025: {
        value: 20_200,
        source: automobileLimitsFor2025,
        verifiedOn,
        caveat: "$8,000 of it is the bonus. At 100% business use; less in proportion.",
      },
      2026: {
        value: 20_300,
        source: automobileLimitsFor2026,
        verifiedOn,
        caveat: "$8,000 of it is the bonus. At 100% business use; less in proportion.",
      },
    },
  },
  "passenger-auto-year-2": {
    label: "Passenger automobile depreciation limit, year 2",
    unit: "usd",
    entries: {
      2025: { value: 19_600, source: automobileLimitsFor2025, verifiedOn },
      2026: { value: 19_800, source: automobileLimitsFor2026, verifiedOn },
    },
  },
  "passenger-auto-year-3": {
    label: "Passenger automobile depreciation limit, year 3",
    unit: "usd",
    entries: {
      2025: { value: 11_800, source: automobileLimitsFor2025, verifiedOn },
      2026: { value: 11_900, source: automobileLimitsFor2026, verifiedOn },
    },
  },
  "passenger-auto-year-4-and-later": {
    label: "Passenger automobile depreciation limit, year 4 and later",
    unit: "usd",
    entries: {
      2025: { value: 7_060, source: automobileLimitsFor2025, verifiedOn },
      2026: { value: 7_160, source: automobileLimitsFor2026, verifiedOn },
    },
  },
  "standard-mileage-rate": {
    label: "Standard mileage rate for business driving",
    unit: "usd-per-mile",
    entries: {
      2025: {
        value: 0.7,
        source: standardMileageRates,
        verifiedOn,
        caveat: "Instead of actual costs, not on top of them.",
      },
      2026: {
        value: 0.725,
        source: standardMileageRates,
        verifiedOn,
        caveat: "Instead of actual costs, not on top of them.",
      },
    },
  },
  "vehicle-recovery-years": {
    label: "Cars and light trucks, recovery period",
    unit: "years",
    entries: sameIn([2025, 2026], {
      value: 5,
      source: code("168(e)"),
      verifiedOn,
      caveat: "With the half-year convention the deductions reach into a sixth calendar year.",
    }),
  },
  "five-year-property-first-year-rate": {
    label: "Five-year property, first-year depreciation under the half-year convention",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.2, source: publication946, verifiedOn }),
  },
  "five-year-property-first-year-rate-last-quarter": {
    label:
      "Five-year property, first-year depreciation under mid-quarter, bought in the last quarter",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.05, source: publication946, verifiedOn }),
  },
  "straight-line-first-year-rate": {
    label: "Vehicle used half or less for business, straight-line depreciation in year 1",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.1,
      source: code("280F(b)"),
      verifiedOn,
      caveat: "Half-year convention, then 20% a year over the five-year period.",
    }),
  },
  "straight-line-later-year-rate": {
    label: "Vehicle used half or less for business, straight-line depreciation in later full years",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.2, source: code("280F(b)"), verifiedOn }),
  },
} satisfies FigureTable;
