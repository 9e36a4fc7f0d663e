import { type FigureTable, verifiedOn } from "../figure.ts";
import { adjustmentsFor2023, adjustmentsFor2025, adjustmentsFor2026, code } from "../sources.ts";

const checked = verifiedOn("2026-11-15");

const electionOnly =
  "Being under the limit makes the election possible; it does not make the arrangement insurance.";

export const captiveFigures = {
  "captive-premium-limit": {
    label: "Section 831(b) small insurer, most net written premiums in a year",
    unit: "usd",
    entries: {
      2023: checked(2_650_000, adjustmentsFor2023, electionOnly),
      2025: checked(2_850_000, adjustmentsFor2025, electionOnly),
      2026: checked(2_900_000, adjustmentsFor2026, electionOnly),
    },
  },
  // The site states 2.3 million for 2023; the statute's indexed amount for that year is higher.
  "captive-premium-limit-as-stated": {
    label: "Section 831(b) premium limit as stated on this site",
    unit: "usd",
    entries: {
      2023: checked(
        2_300_000,
        code("831(b)"),
        "$2.3 million was the limit of 2018 and 2019. The indexed limit in law was $2.65 million for 2023; it is $2.85 million for 2025 and $2.9 million for 2026.",
      ),
    },
  },
} satisfies FigureTable;
