import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";

/** Every line of the working: what it is, the arithmetic, what it comes to. */
export function Computed({ estimate }: { estimate: Estimate }) {
  const lines = estimate.working.map((line) => ({
    ...line,
    result: line.unit === "fraction" ? formatFractionFixed(line.value, 2) : formatUsd(line.value),
  }));
  return (
    <>
      <table className="rd-working figures">
        <tbody>
          {lines.map(({ id, label, formula, result }) => (
            <tr key={id} data-total={id === "total-credit" || undefined}>
              <th scope="row">{label}</th>
              <td className="rd-working-formula">{formula === result ? null : formula}</td>
              <td className="rd-working-value">{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-3">{rdCalculatorResult.computed.weights}</p>
    </>
  );
}
