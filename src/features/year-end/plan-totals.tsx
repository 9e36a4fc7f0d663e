import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = yearEndPlanWords.totals;

/** The tax as things stand, with what is ticked, and the difference. Stays in sight while ticking. */
export function PlanTotals({ plan }: { plan: YearEndPlan }) {
  const { asIs, planned, differenceInUsd, taxYear } = plan;
  const lines = [
    ["as-is", asIs.totalInUsd],
    ["planned", planned.totalInUsd],
    ["difference", differenceInUsd],
  ] as const;
  return (
    <>
      <section className="slip plan-totals on-sheet" aria-labelledby="plan-totals">
        <h2 id="plan-totals">{fillIn(words.heading, { year: taxYear })}</h2>
        <dl>
          {lines.map(([name, amount]) => (
            <div key={name} data-line={name}>
              <dt>{words[name]}</dt>
              <dd data-tax={name} aria-live={name === "difference" ? "polite" : undefined}>
                {formatUsd(amount)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="plan-totals-note">
        {words.note} {yearEndPlanWords.notComputed}
        {plan.warnings.map((warning) => (
          <span key={warning}> {yearEndPlanWords.planWarnings[warning]}</span>
        ))}
      </p>
    </>
  );
}
