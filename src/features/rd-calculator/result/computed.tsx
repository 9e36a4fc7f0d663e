import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { innovationWeight } from "#calculations/rd-credit/innovation.ts";
import { workingValue, workingWithoutRepeats } from "#calculations/rd-credit/slip-lines.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatRate } from "#wording/numbers.ts";

const weights = {
  low: formatRate(innovationWeight("low")),
  medium: formatRate(innovationWeight("medium")),
  high: formatRate(innovationWeight("high")),
};

export const weightsInWords = fillIn(rdCalculatorResult.computed.weights, weights);

export function Computed({ estimate }: { estimate: Estimate }) {
  return (
    <>
      <table className="rd-working tabular-digits">
        <tbody>
          {workingWithoutRepeats(estimate).map((line) => (
            <tr key={line.id} data-total={line.id === "total-credit" || undefined}>
              <th scope="row">{line.label}</th>
              <td className="rd-working-formula">{line.formula}</td>
              <td className="rd-working-value">{workingValue(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{weightsInWords}</p>
    </>
  );
}
