import { type FigureTable, fixedIn } from "../figure.ts";
import { adjusted, checked, fixedAsRead } from "../readings.ts";
import { affiliatesInACaptive, code, regulation, unrelatedRiskInACaptive } from "../sources.ts";

const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

export const captiveFigures = {
  "captive-premium-limit": adjusted({ 2023: 2_650_000, 2025: 2_850_000, 2026: 2_900_000 }).usd(
    "Section 831(b) small insurer, most net written premiums in a year",
    "Being under the limit makes the election possible; it does not make the arrangement insurance.",
  ),
  // The site states 2.3 million for 2023; the statute's indexed amount for that year is higher.
  "captive-premium-limit-as-stated": checked({ 2023: 2_300_000 }, code("831(b)")).usd(
    "Section 831(b) premium limit as stated on this site",
    "$2.3 million was the limit of 2018 and 2019; that of 2023 was $2.65 million.",
  ),
  "captive-largest-policyholder-share": fixedAsRead(0.2, code("831(b)")).fraction(
    "Section 831(b) small insurer, most of its premiums from one policyholder",
    "Or the family test: no descendant, or descendant's spouse, holds noticeably more of the insurer than of the insured business.",
  ),
  "captive-family-share-margin": fixedAsRead(0.02, code("831(b)")).fraction(
    "Section 831(b) family test, allowed difference between the two shares",
    "Unless regulations set another; we know of none.",
  ),
  "captive-disclosure-ownership": fixed(0.2, regulation("1.6011-10")).fraction(
    "Captive under the disclosure regulation, owned by the insured side, at least",
  ),
  "captive-disclosure-loss-ratio": fixed(0.6, regulation("1.6011-11")).fraction(
    "Micro-captive transaction of interest, loss ratio below",
    "Losses and claim costs over premiums earned.",
  ),
  "captive-listed-loss-ratio": fixed(0.3, regulation("1.6011-10")).fraction(
    "Micro-captive listed transaction, loss ratio below, together with financing",
    "A federal court vacated this section with effect from May 1, 2026.",
  ),
  "captive-loss-ratio-years": fixed(10, regulation("1.6011-11")).years(
    "Micro-captive loss ratio, measured over at most",
    "Or the captive's life, if shorter.",
  ),
  "captive-financing-years": fixed(5, regulation("1.6011-11")).years(
    "Micro-captive financing of the owner's side, looked for over at most",
    "Or the captive's life, if shorter.",
  ),
  "captive-ruling-affiliates": fixed(12, affiliatesInACaptive).count(
    "Affiliates insured in the ruling that found risk distributed",
  ),
  "captive-ruling-smallest-share": fixed(0.05, affiliatesInACaptive).fraction(
    "Smallest share of the risk that one affiliate had in that ruling",
  ),
  "captive-ruling-largest-share": fixed(0.15, affiliatesInACaptive).fraction(
    "Largest share of the risk that one affiliate had in that ruling",
  ),
  "captive-ruling-unrelated-share": fixed(0.5, unrelatedRiskInACaptive).fraction(
    "Premiums and risk from unrelated parties in the ruling that found insurance, more than",
  ),
} satisfies FigureTable;
