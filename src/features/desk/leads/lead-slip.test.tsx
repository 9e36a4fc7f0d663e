import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords, rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { storedEstimate } from "#contracts/desk/lead.ts";
import { estimateToStore, requestedEstimate } from "#server/public/forms/requested-estimate.ts";
import { resultSlip } from "#wording/slip-lines.ts";
import { resultsRequest } from "../../../../tests/support/requests.ts";
import { LeadAnswer, storedAmounts } from "./lead-slip.tsx";

const { calculation } = resultsRequest();
const requested = requestedEstimate({ ...calculation, sourcePage: "/" });
const estimate = storedEstimate.parse(JSON.parse(JSON.stringify(estimateToStore(requested))));

test("a lead shows the sentence its visitor read, as of the day of the estimate", () => {
  // November 16, 2026, where the firm is; the 17th in UTC.
  const createdAt = Date.parse("2026-11-17T01:00:00Z");
  const read = studyAnswer(requested.estimate, answerWords, "2026-11-16");
  expect(renderToStaticMarkup(<LeadAnswer lead={{ estimate, createdAt }} />)).toContain(read);
  const yearsBefore = Date.parse("2025-11-16T12:00:00Z");
  const shown = renderToStaticMarkup(<LeadAnswer lead={{ estimate, createdAt: yearsBefore }} />);
  expect(shown).toContain(studyAnswer(requested.estimate, answerWords, "2025-11-16"));
  expect(shown).not.toContain(read);
});

test("a lead without an estimate has no sentence", () => {
  expect(renderToStaticMarkup(<LeadAnswer lead={{ estimate: null, createdAt: 0 }} />)).toBe("");
});

test("the desk's slip is written from the amounts that the visitor was shown", () => {
  expect(requested.estimate).toMatchObject(storedAmounts(estimate));
  const { rows } = resultSlip(storedAmounts(estimate), rdCalculatorResult.slip);
  const shown = rows.find(({ label }) => label === rdCalculatorResult.slip.rdTime);
  expect(shown?.value).toBe("45.0%");
});
