import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeadPlan } from "./lead-plan.tsx";

const plan = {
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
};

test("a lead's plan shows its moves, the ticked ones first, and what they save", () => {
  const text = renderToStaticMarkup(<LeadPlan plan={plan} />).replaceAll(/<[^>]*>/g, " ");
  expect(text.indexOf("Deferral")).toBeLessThan(text.indexOf("HSA"));
  expect(text).toMatch(/Deferral\s+ticked, \$24,500 still possible\s+\$9,000/);
  expect(text).toMatch(/Roth\s+\$7,500 still possible\s+–/);
  expect(text).toMatch(/Saved by what is ticked\s+\$9,000/);
});

test("a lead without a plan shows none", () => {
  expect(renderToStaticMarkup(<LeadPlan plan={null} />)).toBe("");
});
