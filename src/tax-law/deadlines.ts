import type { Source } from "./figure.ts";
import { code, publicLaw119And21, researchTransitionGuidance } from "./sources.ts";

export interface Deadline {
  /** The last day on which the step could be taken, as YYYY-MM-DD. */
  readonly date: string;
  readonly label: string;
  readonly purpose: string;
  /** What a reader can still do once the date has passed. */
  readonly remainsAfter: string;
  readonly source: Source;
}

export const deadlines = {
  "retroactive-research-amendments": {
    date: "2026-07-06",
    label: "Amended 2022 to 2024 returns for domestic research costs",
    purpose:
      "Small businesses with average gross receipts up to $31 million, not tax shelters, could amend 2022, 2023 and 2024 to deduct domestic research costs at once. The date was the earlier of July 6, 2026 and the refund limit of the year concerned.",
    remainsAfter:
      "Deduct what is left unamortized in 2025, or half in 2025 and half in 2026. Claims for the credit itself follow the ordinary refund limit.",
    source: researchTransitionGuidance,
  },
  "superseding-2024-return": {
    date: "2025-09-15",
    label: "Superseding 2024 return",
    purpose:
      "A 2024 return filed without an extension got an automatic six-month extension, so that a superseding return filed before September 15, 2025 could deduct domestic research costs at once.",
    remainsAfter: "Deduct what is left unamortized in 2025, or half in 2025 and half in 2026.",
    source: researchTransitionGuidance,
  },
  "section-179d-construction-start": {
    date: "2026-06-30",
    label: "Start of construction for the section 179D deduction",
    purpose: "Construction of the energy-efficient building or retrofit had to begin by this day.",
    remainsAfter:
      "A project begun in time may still be deducted in the year it is placed in service. Later projects rely on ordinary depreciation, section 179 and bonus depreciation.",
    source: publicLaw119And21,
  },
  "section-45l-sale-or-lease": {
    date: "2026-06-30",
    label: "Sale or lease of a home for the section 45L credit",
    purpose: "The energy-efficient home had to be sold or leased by this day.",
    remainsAfter: "Homes sold or leased in time may still be claimed on the return of that year.",
    source: publicLaw119And21,
  },
  "year-end-2025": {
    date: "2025-12-31",
    label: "Year-end moves for tax year 2025",
    purpose:
      "Purchases placed in service, prepaid expenses, sales of securities and gifts had to happen by this day to count for 2025.",
    remainsAfter:
      "Choices made on the return remain until it is due with extensions, such as section 179 elections, SEP contributions and employer plan contributions. An amended return can correct what was missed.",
    source: code("441"),
  },
  "year-end-2026": {
    date: "2026-12-31",
    label: "Year-end moves for tax year 2026",
    purpose:
      "Purchases placed in service, prepaid expenses, sales of securities and gifts must happen by this day to count for 2026.",
    remainsAfter:
      "Choices made on the return remain until it is due with extensions, such as section 179 elections, SEP contributions and employer plan contributions.",
    source: code("441"),
  },
  "qsehra-notice-2027": {
    date: "2026-10-03",
    label: "QSEHRA notice for plan year 2027",
    purpose:
      "Employees had to have the written notice 90 days before a plan year starting January 1.",
    remainsAfter:
      "An employee who becomes eligible later gets the notice by the first day of eligibility. For the others a late notice risks the $50 penalty per employee, unless there was reasonable cause.",
    source: code("9831(d)"),
  },
} as const satisfies Readonly<Record<string, Deadline>>;

export type DeadlineName = keyof typeof deadlines;

export type DeadlineStatus =
  | { readonly kind: "open"; readonly daysLeft: number }
  | { readonly kind: "passed"; readonly daysSince: number };

const millisecondsPerDay = 86_400_000;

/** Where a deadline stands on a given day (YYYY-MM-DD). The day itself still counts as open. */
export function deadlineStatus(deadline: Pick<Deadline, "date">, today: string): DeadlineStatus {
  const days = (midnightUtc(deadline.date) - midnightUtc(today)) / millisecondsPerDay;
  return days >= 0 ? { kind: "open", daysLeft: days } : { kind: "passed", daysSince: -days };
}

function midnightUtc(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`“${day}” is not a day written as YYYY-MM-DD.`);
  return time;
}
