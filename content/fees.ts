import type * as z from "zod";
import type { feesSchema } from "#content-schemas/firm.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import written from "./fees.json" with { type: "json" };

/** `feeTerms` as an editor writes them, in fees.json. */
const { successFeeInPercent, ...terms } = written as z.infer<typeof feesSchema>;

/**
 * The firm's price for a research study. Every page, the result, the e-mails and the deck say it
 * from here. The last two values of fees.json settle what the two amounts leave open; `npm run
 * launch-check` asks the firm to confirm them.
 */
export const feeTerms = {
  ...terms,
  successFeeAsFraction: successFeeInPercent / 100,
  taxYear: statedTaxYear,
};

const engagementFee = formatUsd(feeTerms.engagementFeeInUsd);
const successFee = formatFraction(feeTerms.successFeeAsFraction);

/** What each value means, in words. */
const creditCounted = {
  federal: "The success fee is a share of the federal credit. A state’s credit adds nothing to it.",
  federalAndState: "The success fee is a share of the federal and the state credit together.",
}[feeTerms.creditCounted];
const yearsCounted = {
  together:
    "Tax years that are studied together pay one engagement fee, and the success fee on the sum of their credits.",
  eachYear: "Each tax year pays an engagement fee and a success fee of its own.",
}[feeTerms.yearsCounted];

/** Until counsel has answered `contingent-fees` in counsel-questions.ts. */
const contingent =
  "Circular 230 bars practitioners from a fee that depends on the result of an original return (section 10.27). Our counsel has not yet said whether that reaches us. Where it does, or where you prefer it, we charge a fixed fee, agreed in writing before any work begins.";

const inShort = `Engagement fee ${engagementFee}, applied against the final balance; success fee ${successFee} of the calculated credit. The smallest fee is ${engagementFee}.`;

export const feeWords = {
  /** The whole price in one line. */
  inShort,
  /** Each as a line of a slip. */
  engagement: {
    label: "Engagement fee",
    value: engagementFee,
    note: "Prepaid, applied against the final balance.",
  },
  success: {
    label: "Success fee",
    value: successFee,
    note: "Of the calculated credit. It is due even if an examination later reduces the credit.",
  },
  smallest: {
    label: "Smallest fee",
    value: engagementFee,
    note: `You pay this even if ${successFee} comes to less, or if the study finds nothing.`,
  },
  due: "It is due when we deliver the study, even if you cannot use the credit this year.",
  creditCounted,
  yearsCounted,
  contingent,
  /** The answer to “What do you charge?”. */
  faqAnswer: `${inShort} ${creditCounted} ${yearsCounted} You see it in writing before any work begins, and we tell you when the expected credit is too small to be worth it. The success fee is due on the credit as calculated, even if section 280C or the limits on its use leave you less this year, or an examination reduces it later. ${contingent}`,
} as const;

export const feesLink = { label: "How the fee is computed", href: "/fees" };

/** One line beside an estimate. Filled in by src/calculations/rd-credit/study/fee-line.ts. */
export const feeLineWords = {
  terms: feeTerms,
  sentence:
    "Of the federal credit, {left} is left on an original {taxYear} return filed on time, after section 280C(c) and our fee of {fee}.",
  range: "{low} to {high}",
  atMost: "at most {high}",
  nothing: "nothing",
  link: feesLink,
} as const;
