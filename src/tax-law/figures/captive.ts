import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import {
  adjustmentsFor2023,
  adjustmentsFor2025,
  adjustmentsFor2026,
  affiliatesInACaptive,
  code,
  regulation,
  unrelatedRiskInACaptive,
} from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

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
        "$2.3 million was the limit of 2018 and 2019; that of 2023 was $2.65 million.",
      ),
    },
  },
  "captive-largest-policyholder-share": {
    label: "Section 831(b) small insurer, most of its premiums from one policyholder",
    unit: "fraction",
    entries: fixedAsRead(
      0.2,
      code("831(b)"),
      "Or the family test: no descendant, or descendant's spouse, holds noticeably more of the insurer than of the insured business.",
    ),
  },
  "captive-family-share-margin": {
    label: "Section 831(b) family test, allowed difference between the two shares",
    unit: "fraction",
    entries: fixedAsRead(0.02, code("831(b)"), "Unless regulations set another; we know of none."),
  },
  "captive-disclosure-ownership": {
    label: "Captive under the disclosure regulation, owned by the insured side, at least",
    unit: "fraction",
    entries: fixed(0.2, regulation("1.6011-10")),
  },
  "captive-disclosure-loss-ratio": {
    label: "Micro-captive transaction of interest, loss ratio below",
    unit: "fraction",
    entries: fixed(0.6, regulation("1.6011-11"), "Losses and claim costs over premiums earned."),
  },
  "captive-listed-loss-ratio": {
    label: "Micro-captive listed transaction, loss ratio below, together with financing",
    unit: "fraction",
    entries: fixed(
      0.3,
      regulation("1.6011-10"),
      "A federal court vacated this section with effect from May 1, 2026.",
    ),
  },
  "captive-loss-ratio-years": {
    label: "Micro-captive loss ratio, measured over at most",
    unit: "years",
    entries: fixed(10, regulation("1.6011-11"), "Or the captive's life, if shorter."),
  },
  "captive-financing-years": {
    label: "Micro-captive financing of the owner's side, looked for over at most",
    unit: "years",
    entries: fixed(5, regulation("1.6011-11"), "Or the captive's life, if shorter."),
  },
  "captive-ruling-affiliates": {
    label: "Affiliates insured in the ruling that found risk distributed",
    unit: "count",
    entries: fixed(12, affiliatesInACaptive),
  },
  "captive-ruling-smallest-share": {
    label: "Smallest share of the risk that one affiliate had in that ruling",
    unit: "fraction",
    entries: fixed(0.05, affiliatesInACaptive),
  },
  "captive-ruling-largest-share": {
    label: "Largest share of the risk that one affiliate had in that ruling",
    unit: "fraction",
    entries: fixed(0.15, affiliatesInACaptive),
  },
  "captive-ruling-unrelated-share": {
    label: "Premiums and risk from unrelated parties in the ruling that found insurance, more than",
    unit: "fraction",
    entries: fixed(0.5, unrelatedRiskInACaptive),
  },
} satisfies FigureTable;
