import { type FigureTable, sameIn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  publicLaw119And21,
  regulation,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const constructionEnded =
  "Only for property whose construction began by June 30, 2026; the deduction has ended for later projects.";
const homeCreditEnded = "For homes sold or leased through June 30, 2026.";

export const expensingFigures = {
  "section-179-limit": {
    label: "Section 179 expensing limit",
    unit: "usd",
    entries: {
      2025: {
        value: 2_500_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "Shrinks dollar for dollar once purchases pass $4 million.",
      },
      2026: {
        value: 2_560_000,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat: "Shrinks dollar for dollar once purchases pass $4.09 million.",
      },
    },
  },
  "section-179-phase-out-start": {
    label: "Section 179, purchases above which the limit shrinks",
    unit: "usd",
    entries: {
      2025: { value: 4_000_000, source: publicLaw119And21, verifiedOn },
      2026: { value: 4_090_000, source: adjustmentsFor2026, verifiedOn },
    },
  },
  "bonus-depreciation-rate": {
    label: "Bonus depreciation rate",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 1,
      source: publicLaw119And21,
      verifiedOn,
      caveat:
        "Only for property acquired after January 19, 2025. A binding contract signed earlier keeps the earlier rate.",
    }),
  },
  "bonus-depreciation-rate-acquired-earlier": {
    label: "Bonus depreciation rate, property acquired by January 19, 2025",
    unit: "fraction",
    entries: {
      2025: { value: 0.4, source: code("168(k)"), verifiedOn },
      2026: { value: 0.2, source: code("168(k)"), verifiedOn },
    },
  },
  "qualified-improvement-property-years": {
    label: "Qualified improvement property, recovery period",
    unit: "years",
    entries: sameIn([2025, 2026], {
      value: 15,
      source: code("168(e)"),
      verifiedOn,
      caveat:
        "Interior improvements to a nonresidential building already in service; not enlargements, elevators or the structural framework.",
    }),
  },
  "mid-quarter-threshold": {
    label: "Mid-quarter convention, share of the year's assets placed in the last quarter",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.4,
      source: code("168(d)"),
      verifiedOn,
      caveat:
        "Measured on depreciable personal property, after section 179 and before bonus depreciation.",
    }),
  },
  "section-179d-per-square-foot": {
    label: "Section 179D energy-efficient building deduction, per square foot",
    unit: "usd-per-square-foot",
    entries: {
      2025: {
        value: 5,
        source: code("179D"),
        verifiedOn,
        caveat:
          "A rounded figure: the 2025 range is $2.90 to $5.81 where prevailing wages were paid and $0.58 to $1.16 where not. Construction had to begin by June 30, 2026.",
      },
    },
  },
  "section-179d-prevailing-wage-minimum": {
    label: "Section 179D, lowest deduction with prevailing wages",
    unit: "usd-per-square-foot",
    entries: {
      2025: { value: 2.9, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 2.97, source: adjustmentsFor2026, verifiedOn, caveat: constructionEnded },
    },
  },
  "section-179d-prevailing-wage-maximum": {
    label: "Section 179D, highest deduction with prevailing wages",
    unit: "usd-per-square-foot",
    entries: {
      2025: { value: 5.81, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 5.94, source: adjustmentsFor2026, verifiedOn, caveat: constructionEnded },
    },
  },
  "section-179d-base-minimum": {
    label: "Section 179D, lowest deduction without prevailing wages",
    unit: "usd-per-square-foot",
    entries: {
      2025: { value: 0.58, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 0.59, source: adjustmentsFor2026, verifiedOn, caveat: constructionEnded },
    },
  },
  "section-179d-base-maximum": {
    label: "Section 179D, highest deduction without prevailing wages",
    unit: "usd-per-square-foot",
    entries: {
      2025: { value: 1.16, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 1.19, source: adjustmentsFor2026, verifiedOn, caveat: constructionEnded },
    },
  },
  "section-45l-credit-minimum": {
    label: "Section 45L energy-efficient home credit, per unit, from",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 2_500,
      source: code("45L"),
      verifiedOn,
      caveat: `${homeCreditEnded} Multifamily units without prevailing wages: $500.`,
    }),
  },
  "section-45l-credit-maximum": {
    label: "Section 45L energy-efficient home credit, per unit, up to",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 5_000,
      source: code("45L"),
      verifiedOn,
      caveat: `${homeCreditEnded} Multifamily units without prevailing wages: $1,000.`,
    }),
  },
  "section-45l-multifamily-base-minimum": {
    label: "Section 45L, multifamily unit without prevailing wages, from",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 500,
      source: code("45L"),
      verifiedOn,
      caveat: homeCreditEnded,
    }),
  },
  "section-45l-multifamily-base-maximum": {
    label: "Section 45L, multifamily unit without prevailing wages, up to",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 1_000,
      source: code("45L"),
      verifiedOn,
      caveat: homeCreditEnded,
    }),
  },
  "de-minimis-expensing-limit": {
    label: "De minimis safe harbor, per item or invoice",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 2_500,
      source: regulation("1.263(a)-1"),
      verifiedOn,
      caveat: "$5,000 for a practice with audited financial statements. Elected each year.",
    }),
  },
  "prepaid-expense-months": {
    label: "Prepaid expenses of a cash-basis business, longest benefit period",
    unit: "months",
    entries: sameIn([2025, 2026], {
      value: 12,
      source: regulation("1.263(a)-4"),
      verifiedOn,
      caveat:
        "The benefit may not run past 12 months, nor past the end of the tax year after the payment.",
    }),
  },
  "excess-business-loss-single": {
    label: "Business losses deductible against other income, single",
    unit: "usd",
    entries: {
      2025: {
        value: 313_000,
        source: adjustmentsFor2025,
        verifiedOn,
        caveat: "The rest carries forward as a net operating loss.",
      },
      2026: {
        value: 256_000,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat:
          "Lower than in 2025: Public Law 119-21 made the limit permanent and reset its indexing. The rest carries forward as a net operating loss.",
      },
    },
  },
  "excess-business-loss-joint": {
    label: "Business losses deductible against other income, joint",
    unit: "usd",
    entries: {
      2025: {
        value: 626_000,
        source: adjustmentsFor2025,
        verifiedOn,
        caveat: "The rest carries forward as a net operating loss.",
      },
      2026: {
        value: 512_000,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat:
          "Lower than in 2025: Public Law 119-21 made the limit permanent and reset its indexing. The rest carries forward as a net operating loss.",
      },
    },
  },
  "net-operating-loss-limit": {
    label: "Net operating loss carried forward, share of taxable income it may offset",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.8, source: code("172"), verifiedOn }),
  },
  "equipment-recovery-years": {
    label: "Medical and dental equipment, recovery period",
    unit: "years",
    entries: sameIn([2025, 2026], {
      value: 5,
      source: code("168(e)"),
      verifiedOn,
      caveat: "Office furniture takes seven years.",
    }),
  },
  "equipment-first-year-share": {
    label: "Five-year property, regular depreciation in the first year",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.2,
      source: code("168(d)"),
      verifiedOn,
      caveat: "With the half-year convention; another share if the mid-quarter convention applies.",
    }),
  },
  "nonresidential-building-years": {
    label: "Nonresidential building, recovery period",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 39, source: code("168(c)"), verifiedOn }),
  },
} satisfies FigureTable;
