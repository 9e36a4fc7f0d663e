import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rdCaseStudies } from "#content/home-cases.ts";
import { formatUsd } from "#wording/numbers.ts";
import { rdExplorerCase } from "./rd-case.tsx";

test.each(rdCaseStudies)("the $id case shows the expenses that its credit implies", (study) => {
  const { card, dialog } = rdExplorerCase(study);
  const expenses = formatUsd(study.creditAmount * 10);
  expect(renderToStaticMarkup(card)).toContain(expenses);
  expect(renderToStaticMarkup(dialog)).toContain(expenses);
});
