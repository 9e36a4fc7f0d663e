import { expect, test } from "vitest";
import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { resultSlipWords } from "#content/calculators/estimate-slip.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { feeLineWords } from "#content/fees.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { estimateToStore, requestedEstimate } from "../../public/forms/requested-estimate.ts";
import { shownToVisitor } from "./shown-to-visitor.ts";

const created_at = Date.parse("2026-11-16T12:00:00Z");
const shown = (result: unknown) => shownToVisitor({ result: JSON.stringify(result), created_at });

test("a lead shows the sentence and the slip that its visitor read", () => {
  const requested = requestedEstimate(resultsRequest().calculation);
  const { sentence, slip } = shown(estimateToStore(requested));
  const { countedExpensesInUsd } = requested.estimate;
  const left = feeLine(countedExpensesInUsd, "2026-11-16", feeLineWords);
  expect(sentence).toBe(`${studyAnswer(requested.estimate, answerWords)} ${left}`);
  expect(slip).toMatchObject(resultSlip(requested.estimate, resultSlipWords));
  expect(slip?.rows.find(({ label }) => label === resultSlipWords.rdTime)?.value).toBe("45.0%");
  expect(slip?.subtitle).toContain("Nov");
});

test("a lead's plan shows its moves, the ticked ones first, and what they save", () => {
  const { sentence, slip } = shown({
    taxYear: 2026,
    filing: "Single",
    state: "NJ",
    taxAsIs: 90_000,
    taxPlanned: 81_000,
    saved: 9_000,
    moves: [
      { move: "hsa", title: "HSA", ticked: false, possible: 4_400, saves: 1_500 },
      { move: "deferral", title: "Deferral", ticked: true, possible: 24_500, saves: 9_000 },
      { move: "backdoor-roth", title: "Roth", ticked: false, possible: 7_500, saves: null },
    ],
  });
  expect(sentence).toBeNull();
  expect(slip?.subtitle).toBe("Single · NJ");
  expect(slip?.rows.slice(0, 3)).toEqual([
    { label: "Deferral", ticked: true, note: "ticked, $24,500 still possible", value: "$9,000" },
    { label: "HSA", ticked: false, note: "$4,400 still possible", value: "$1,500" },
    { label: "Roth", ticked: false, note: "$7,500 still possible", value: "–" },
  ]);
  expect(slip?.total.value).toBe("$9,000");
});

test("a lead without either shows none", () => {
  expect(shownToVisitor({ result: null, created_at })).toEqual({ sentence: null, slip: null });
});
