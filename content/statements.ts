/**
 * What more than one page says about pay, review boards, refund claims and the time it takes: each
 * sentence once. Articles write `{props.statements.reviewBoard}`. The words of the fee are in fees.ts,
 * those of a state's credit in calculators/study-answer.ts and in src/tax-law/state-credit-law.ts.
 * tests/site/statements.test.ts lists the pages that show each.
 */
export const statements = {
  /** Until counsel has answered `paid-introductions` in counsel-questions.ts. */
  noPayForIntroductions:
    "We take no payment for introductions to the bonds or to programs that give goods at an appraised value. Our counsel has not yet answered whether we may.",
  reviewBoard:
    "Wherever a plan, rather than the patient’s need, decides who gets which treatment, ask a review board first, even when both are accepted care. The same goes for tests on staff, and for any draw, electrode or scan that care did not call for.",
  /** Treasury Regulation section 301.7216-3(b)(2) and Revenue Procedure 2013-14, section 5. */
  consentToUse:
    "Looking through returns for candidates takes its own consent to use. It must be signed first, and cannot be requested once the completed return has gone to the client for signature.",
  refundClaim:
    "A refund claim must name every business component, describe the research activities for each, and give the totals of wages, supplies and contract research.",
  /** On research costs of 2022 to 2024 that a return deducted at once. */
  claimWithoutCorrection:
    "Whether a claim may be made without correcting that deduction is disputed, and it is the first thing an examiner can raise.",
  /** How long the calculator takes. */
  calculatorTime: "three minutes",
  /** The doctor's part in a study. */
  doctorsTime: "Under two hours of your time",
} as const;
