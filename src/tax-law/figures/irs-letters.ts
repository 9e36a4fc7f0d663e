import { type FigureTable, fixedIn } from "../figure.ts";
import { code, firstTimeAbatement, letter566, underreporterNotice } from "../sources.ts";

const readInTheCode = fixedIn({ 2026: "2026-11-18" }, "its text in a public copy of the Code");
const readAtTheIrs = fixedIn({ 2026: "2026-11-18" }, "stored copies of IRS pages");
const readInSummaries = fixedIn({ 2026: "2026-11-18" });

/** Days that run from the date of an IRS letter. */
export const irsLetterFigures = {
  "notice-payment-days": readInTheCode(21, code("6601(e)")).days(
    "First bill: days to pay it without further interest",
  ),
  "large-notice-payment-days": readInTheCode(10, code("6601(e)")).days(
    "First bill of a large amount: business days to pay it without further interest",
  ),
  "large-notice-amount": readInTheCode(100_000, code("6601(e)")).usd(
    "First bill: amount from which the shorter time applies",
  ),
  "levy-hearing-days": readInTheCode(30, code("6330")).days(
    "Final notice before a levy: days to ask for a hearing",
  ),
  "deficiency-petition-days": readInTheCode(90, code("6213")).days(
    "Notice of deficiency: days to petition the Tax Court",
    "150 days if it is addressed outside the United States.",
  ),
  "underreporter-answer-days": readAtTheIrs(30, underreporterNotice).days(
    "CP2000: days to answer",
    "From the date of the letter.",
  ),
  "mail-examination-answer-days": readInSummaries(30, letter566).days(
    "Letter 566: days to answer, as a rule",
    "The letter's own date decides.",
  ),
  "first-time-abatement-years": readInSummaries(3, firstTimeAbatement).years(
    "First-time abatement: years before without a penalty",
    "For late filing, late payment and late deposits; not for estimated tax or inaccuracy.",
  ),
} satisfies FigureTable;
