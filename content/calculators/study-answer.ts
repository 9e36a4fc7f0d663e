import { feeTerms } from "../fees.ts";

/** Our fee, and how many times over the credit should cover it before we call a study worthwhile. */
export const studyAssumption = { ...feeTerms, leastReturnMultiple: 2 } as const;

/** The measure of every verdict in plain words. The amount is computed from the terms above. */
export const studyThresholdSentence =
  "We find a study worth its fee from about {threshold} of qualified expenses a year, where the low end of the law’s methods is twice our smallest fee. One project alone usually comes to less.";

/**
 * The answer in one sentence of at most 30 words, without the simplified estimate. It opens the result, both e-mails, the printed
 * sheet and the lead at the desk, so it speaks of the practice in words that fit the owner, the CPA
 * and our staff. Filled in by src/calculations/rd-credit/study/study-answer.ts.
 */
export const answerWords = {
  terms: studyAssumption,
  sentence: "The law’s own methods give {low} to {high} of federal credit a year {who}: {verdict}.",
  who: { everyone: "if everyone does this work", some: "for {people}" },
  verdicts: {
    "worth-it": "worth a conversation",
    "maybe-together": "maybe worth a study of several years",
    "probably-not": "probably not worth a study",
    "as-described": "probably not worth a study as described",
  },
  state: {
    adds: "{state}’s own law gives another {amount}.",
    canChange: "In {state} the state credit can change this answer.",
  },
  nothing: {
    "no-activities": "There is no credit to estimate, because no activity is chosen.",
    "no-time-on-activities":
      "There is no credit to estimate, because the chosen activities take 0% of the time.",
    "no-wages": "There is no credit to estimate, because there are no wages to count.",
  },
} as const;
