import type { FigureTable } from "../figure.ts";
import { adjustmentsFor2023, adjustmentsFor2025, adjustmentsFor2026, code } from "../sources.ts";

const verifiedOn = "2026-11-15";

const electionOnly =
  "Being under the limit makes the election possible; it does not make the arrangement insurance.";

export const captiveFigures = {
  "captive-premium-limit": {
    label: "Section 831(b) small insurer, most net written premiums in a year",
    unit: "usd",
    entries: {
      2023: { value: 2_650_000, source: adjustmentsFor2023, verifiedOn, caveat: electionOnly },
      2025: { value: 2_850_000, source: adjustmentsFor2025, verifiedOn, caveat: electionOnly },
      2026: { value: 2_900_000, source: adjustmentsFor2026, verifiedOn, caveat: electionOnly },
    },
  },
  // The site states 2.3 million for 2023; the statute's indexed amount for that year is higher.
  "captive-premium-limit-as-stated": {
    label: "Section 831(b) premium limit as stated on this site",
    unit: "usd",
    entries: {
      2023: {
        value: 2_300_000,
        source: code("831(b)"),
        verifiedOn,
        caveat:
          "$2.3 million was the limit of 2018 and 2019. The indexed limit in law was $2.65 million for 2023; it is $2.85 million for 2025 and $2.9 million for 2026.",
      },
    },
  },
} satisfies FigureTable;
