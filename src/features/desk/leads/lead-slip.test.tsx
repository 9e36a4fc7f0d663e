import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { storedAmounts, storedEstimate } from "#contracts/desk/lead.ts";
import { estimateToStore, requestedEstimate } from "#server/public/forms/requested-estimate.ts";
import { resultsRequest } from "../../../../tests/support/requests.ts";
import { LeadAnswer } from "./lead-slip.tsx";

const { calculation } = resultsRequest();
const requested = requestedEstimate(calculation);
const estimate = storedEstimate.parse(JSON.parse(JSON.stringify(estimateToStore(requested))));

test("a lead shows the sentence its visitor read", () => {
  const shown = renderToStaticMarkup(<LeadAnswer lead={{ estimate }} />);
  expect(shown).toContain(studyAnswer(requested.estimate, answerWords));
});

test("a lead without an estimate has no sentence", () => {
  expect(renderToStaticMarkup(<LeadAnswer lead={{ estimate: null }} />)).toBe("");
});

test("the desk's slip is written from the amounts that the visitor was shown", () => {
  expect(requested.estimate).toMatchObject(storedAmounts(estimate));
  const { rows } = resultSlip(storedAmounts(estimate), rdCalculatorResult.slip);
  const shown = rows.find(({ label }) => label === rdCalculatorResult.slip.rdTime);
  expect(shown?.value).toBe("45.0%");
});
