import { type FigureTable, sameIn } from "../figure.ts";
import { adjustmentsFor2025, adjustmentsFor2026, code, publicLaw119And21 } from "../sources.ts";

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
} satisfies FigureTable;
