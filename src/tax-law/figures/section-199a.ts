import { type FigureTable, sameIn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  publicLaw119And21,
  regulation,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const serviceTrade =
  "Medicine and dentistry are specified service trades: between the threshold and the top the deduction shrinks, and above the top there is none.";

export const section199aFigures = {
  "section-199a-rate": {
    label: "Section 199A deduction, share of qualified business income",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.2,
      source: code("199A"),
      verifiedOn,
      caveat: `Not more than 20% of taxable income less net capital gain. ${serviceTrade}`,
    }),
  },
  "section-199a-threshold-single": {
    label: "Section 199A taxable income threshold, single",
    unit: "usd",
    entries: {
      2025: { value: 197_300, source: adjustmentsFor2025, verifiedOn, caveat: serviceTrade },
      2026: { value: 201_750, source: adjustmentsFor2026, verifiedOn, caveat: serviceTrade },
    },
  },
  "section-199a-threshold-joint": {
    label: "Section 199A taxable income threshold, joint",
    unit: "usd",
    entries: {
      2025: { value: 394_600, source: adjustmentsFor2025, verifiedOn, caveat: serviceTrade },
      2026: { value: 403_500, source: adjustmentsFor2026, verifiedOn, caveat: serviceTrade },
    },
  },
  "section-199a-top-single": {
    label: "Section 199A, taxable income above which service trades get nothing, single",
    unit: "usd",
    entries: {
      2025: { value: 247_300, source: adjustmentsFor2025, verifiedOn, caveat: serviceTrade },
      2026: { value: 276_750, source: adjustmentsFor2026, verifiedOn, caveat: serviceTrade },
    },
  },
  "section-199a-top-joint": {
    label: "Section 199A, taxable income above which service trades get nothing, joint",
    unit: "usd",
    entries: {
      2025: { value: 494_600, source: adjustmentsFor2025, verifiedOn, caveat: serviceTrade },
      2026: { value: 553_500, source: adjustmentsFor2026, verifiedOn, caveat: serviceTrade },
    },
  },
  "section-199a-wage-limit-rate": {
    label: "Section 199A wage limit above the threshold, share of W-2 wages",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.5,
      source: code("199A"),
      verifiedOn,
      caveat: "Or 25% of W-2 wages plus 2.5% of the unadjusted basis of property, if more.",
    }),
  },
  "section-199a-minimum-deduction": {
    label: "Section 199A minimum deduction for an active owner",
    unit: "usd",
    entries: {
      2026: {
        value: 400,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "With at least $1,000 of qualified business income and material participation.",
      },
    },
  },
  "section-199a-alternative-wage-rate": {
    label: "Section 199A alternative limit above the threshold, share of W-2 wages",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.25, source: code("199A"), verifiedOn }),
  },
  "section-199a-property-rate": {
    label: "Section 199A alternative limit above the threshold, share of the property's basis",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.025,
      source: code("199A"),
      verifiedOn,
      caveat:
        "Unadjusted basis of depreciable property, land excluded, for ten years or its recovery period if longer.",
    }),
  },
  "section-199a-common-ownership-threshold": {
    label:
      "Section 199A, common ownership from which rent of a practice counts as its service trade",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.5,
      source: regulation("1.199A-5"),
      verifiedOn,
      caveat:
        "Family members' interests count. Only the part provided to the practice is affected.",
    }),
  },
  "section-199a-service-receipts-share": {
    label:
      "Section 199A, share of receipts from services below which a business is no service trade",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.1,
      source: regulation("1.199A-5"),
      verifiedOn,
      caveat: "For a business with gross receipts up to $25 million; 5% above.",
    }),
  },
  "section-199a-minimum-deduction-income": {
    label: "Section 199A minimum deduction, qualified business income needed",
    unit: "usd",
    entries: {
      2026: {
        value: 1_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "From businesses in which the owner materially participates.",
      },
    },
  },
} satisfies FigureTable;
