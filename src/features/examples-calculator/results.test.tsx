import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { examplesFor, firstEntries } from "./calculator-state.ts";
import { ExampleList } from "./example-list.tsx";
import { ResultSlip } from "./result-slip.tsx";

test.each(["individual", "business-owner"] as const)(
  "the slip and the examples of %s with an odd income show whole dollars",
  (audience) => {
    const entries = { ...firstEntries, audience, income: "612345" };
    const result = examplesFor(entries);
    expect(result?.examples.some(({ savingsInUsd }) => !Number.isInteger(savingsInUsd))).toBe(true);
    const html = renderToStaticMarkup(
      <>
        <ResultSlip entries={entries} result={result} />
        <ExampleList examples={result?.examples ?? []} emptyText="" />
      </>,
    );
    expect(html).toContain("$612,345");
    expect(html).not.toMatch(/\$[\d,]+\.\d/);
  },
);

test.each(["", "0"])("an income of %j has no result", (income) => {
  expect(examplesFor({ ...firstEntries, income })).toBeNull();
});
