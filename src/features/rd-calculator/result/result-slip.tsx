import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { weightsInWords } from "./computed.tsx";

const { slip: words, computed } = rdCalculatorResult;

function practiceInWords({ specialties, state }: Estimate): string {
  const [first] = specialties;
  const practice = specialties.length === 1 ? first?.name : `${specialties.length} specialties`;
  return `${practice} · ${state}`;
}

export function ResultSlip({ estimate }: { estimate: Estimate }) {
  const { rows, total } = resultSlip(estimate, words);
  const withFormula = (line: (typeof rows)[number]) => ({
    ...line,
    formula: formulaOf(estimate, line.workingId),
  });
  return (
    <Slip
      title={words.title}
      subtitle={practiceInWords(estimate)}
      rows={rows.map(withFormula)}
      total={withFormula(total)}
      folded
      footnote={`${computed.open} ${words.caveat}`}
    />
  );
}

/** The total R&D time also has what counts of it, and what an activity counts for. */
function formulaOf({ working }: Estimate, workingId: string): string {
  const ofLine = (id: string) => working.find((line) => line.id === id)?.formula;
  if (workingId !== "total-rd-time") return ofLine(workingId) ?? "";
  const time = [ofLine(workingId), ofLine("counted-rd-time")].filter((part) => part !== undefined);
  return `${time.join("; ")}. ${weightsInWords}`;
}
