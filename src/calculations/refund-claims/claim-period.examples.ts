import type { ClaimPeriod, FiledReturn } from "./claim-period.ts";

/** A case computed by hand from sections 6511, 6513 and 7503. */
export interface WorkedClaimPeriod {
  readonly title: string;
  readonly filed: FiledReturn;
  readonly expected: Pick<ClaimPeriod, "lastDay" | "lastDayForLaterPayments">;
}

export const workedClaimPeriods: readonly WorkedClaimPeriod[] = [
  {
    title: "2023, filed in February 2024: counts as filed on April 15",
    filed: { taxYear: 2023, filedOn: "2024-02-20", extended: false },
    expected: { lastDay: "2027-04-15", lastDayForLaterPayments: undefined },
  },
  {
    title:
      "2023, filed on extension on October 10, 2024: three years later is a Sunday, then Columbus Day",
    filed: { taxYear: 2023, filedOn: "2024-10-10", extended: true },
    expected: { lastDay: "2027-10-12", lastDayForLaterPayments: undefined },
  },
  {
    title: "2024, filed on the due date: a Saturday, then Emancipation Day on the Monday",
    filed: { taxYear: 2024, filedOn: "2025-04-15", extended: false },
    expected: { lastDay: "2028-04-18", lastDayForLaterPayments: undefined },
  },
  {
    title: "2025, filed on the due date: a Sunday, then Emancipation Day",
    filed: { taxYear: 2025, filedOn: "2026-04-15", extended: false },
    expected: { lastDay: "2029-04-17", lastDayForLaterPayments: undefined },
  },
  {
    title:
      "2023, filed late without an extension: withheld tax stays within three years of April 15",
    filed: { taxYear: 2023, filedOn: "2024-07-30", extended: false },
    expected: { lastDay: "2027-04-15", lastDayForLaterPayments: "2027-07-30" },
  },
  {
    title: "2023, filed in December 2024 after an extension: withheld tax until October 15",
    filed: { taxYear: 2023, filedOn: "2024-12-02", extended: true },
    expected: { lastDay: "2027-10-15", lastDayForLaterPayments: "2027-12-02" },
  },
  {
    title: "2022, filed in April 2023, with tax paid after an audit in May 2026",
    filed: { taxYear: 2022, filedOn: "2023-04-10", extended: false, paidLaterOn: "2026-05-20" },
    expected: { lastDay: "2026-04-15", lastDayForLaterPayments: "2028-05-22" },
  },
];
