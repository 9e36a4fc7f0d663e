import { type FigureTable, unit, verifiedOn } from "../figure.ts";
import { code, firstTimeAbatement, letter566, underreporterNotice } from "../sources.ts";

const readInTheCode = verifiedOn("2026-11-18", "its text in a public copy of the Code");
const readAtTheIrs = verifiedOn("2026-11-18", "stored copies of IRS pages");
const readInSummaries = verifiedOn("2026-11-18");

/** Days that run from the date of an IRS letter. */
export const irsLetterFigures = {
  "notice-payment-days": unit.days("First bill: days to pay it without further interest", {
    2026: readInTheCode(21, code("6601(e)")),
  }),
  "large-notice-payment-days": unit.days(
    "First bill of a large amount: business days to pay it without further interest",
    { 2026: readInTheCode(10, code("6601(e)")) },
  ),
  "large-notice-amount": unit.usd("First bill: amount from which the shorter time applies", {
    2026: readInTheCode(100_000, code("6601(e)")),
  }),
  "levy-hearing-days": unit.days("Final notice before a levy: days to ask for a hearing", {
    2026: readInTheCode(30, code("6330")),
  }),
  "deficiency-petition-days": unit.days(
    "Notice of deficiency: days to petition the Tax Court",
    { 2026: readInTheCode(90, code("6213")) },
    "150 days if it is addressed outside the United States.",
  ),
  "underreporter-answer-days": unit.days(
    "CP2000: days to answer",
    { 2026: readAtTheIrs(30, underreporterNotice) },
    "From the date of the letter.",
  ),
  "mail-examination-answer-days": unit.days(
    "Letter 566: days to answer, as a rule",
    { 2026: readInSummaries(30, letter566) },
    "The letter's own date decides.",
  ),
  "first-time-abatement-years": unit.years(
    "First-time abatement: years before without a penalty",
    { 2026: readInSummaries(3, firstTimeAbatement) },
    "For late filing, late payment and late deposits; not for estimated tax or inaccuracy.",
  ),
} satisfies FigureTable;
