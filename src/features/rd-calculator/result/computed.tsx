import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { presentEstimate } from "#calculations/rd-credit/present.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";

/** Every line of the working: what it is, the arithmetic, what it comes to. */
export function Computed({ estimate }: { estimate: Estimate }) {
  const { working } = presentEstimate(estimate);
  return (
    <>
      <table className="rd-working figures">
        <tbody>
          {working.map(({ id, label, formula, value }) => (
            <tr key={id} data-total={id === "total-credit" || undefined}>
              <th scope="row">{label}</th>
              <td className="rd-working-formula">{formula === value ? null : formula}</td>
              <td className="rd-working-value">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-3">{rdCalculatorResult.computed.weights}</p>
    </>
  );
}
