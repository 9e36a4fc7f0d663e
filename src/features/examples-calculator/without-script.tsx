import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { examplesFor, firstEntries } from "./calculator-state.ts";
import { ExampleList } from "./example-list.tsx";
import { ResultSlip } from "./result-slip.tsx";

export function WithoutScript() {
  const entries = { ...firstEntries, income: "500000" };
  const result = examplesFor(entries);
  return (
    <noscript>
      <h3 className="mb-3 text-2xl">{examplesCalculator.results.heading}</h3>
      <p className="text-ink-2">{examplesCalculator.withoutScript}</p>
      <div className="examples-columns">
        <ResultSlip entries={entries} result={result} />
        <div className="min-w-0">
          <ExampleList examples={result?.examples ?? []} emptyText="" />
        </div>
      </div>
    </noscript>
  );
}
