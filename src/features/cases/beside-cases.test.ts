import { expect, it } from "vitest";
import { studyVerdict } from "#calculations/rd-credit/study/study-verdict.ts";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { twoChairPractice } from "#content/cases/beside-cases.ts";
import { workOrdinaryPlan } from "./ordinary-plan.tsx";
import { refusedCredit } from "./refused-credit.ts";
import { twoChairEstimate } from "./two-chair-practice.tsx";

it("two chairs get a no from the calculator, and a loss even if the credit holds", () => {
  const { estimate, range, leftAtBestInUsd, lostIfRefusedInUsd } = twoChairEstimate();
  expect(studyVerdict(estimate, answerWords.terms).reasonAgainst).toBe("small-credit");
  // 7.5% of $340,000 is $25,500 of expenses: 6% and 10% of them.
  expect(range).toBe("$1,530 to $2,550");
  expect(leftAtBestInUsd).toBe(2_015 - 3_000);
  expect(lostIfRefusedInUsd).toBe(510 + 3_000);
});

it("two chairs name an activity that the calculator offers", () => {
  const [specialty] = twoChairPractice.answers.specialties;
  expect(findSpecialty(specialty.specialtyId)?.specialty.activities).toEqual(
    expect.arrayContaining([...specialty.activities]),
  );
});

it("a refused credit costs the penalty and the fee", () => {
  expect(refusedCredit(42_500)).toMatchObject({ penaltyInUsd: 8_500, feeInUsd: 9_775 });
});

it("the ordinary plan saves on the limits of 2026, and only its conversion can be taxed", () => {
  const { amounts, taxBefore, totalSavings, failureCost } = workOrdinaryPlan();
  // 36% of $24,500, $24,500 and $8,750: 32% federal and 4% for the rest.
  expect(amounts).toEqual([8_820, 8_820, 3_150]);
  expect([taxBefore, totalSavings]).toEqual([132_912, 20_790]);
  // 32% of the $15,000 converted.
  expect(failureCost).toBe(4_800);
});
