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
        <h2
          id="plan-totals"
          className="font-sans text-sm leading-[1.3] font-normal tracking-normal text-ink-3"
        >
          {fillIn(words.heading, { year: taxYear })}
        </h2>
        <dl>
          {lines.map(([name, amount]) => (
            <div key={name} className="group last:text-right" data-line={name}>
              <dt className="text-xs leading-[1.3] text-ink-2 md:text-base">{words[name]}</dt>
              <dd
                className="font-serif text-lg leading-[1.3] font-medium group-data-[line=difference]:text-leaf md:text-[1.75rem]"
                data-tax={name}
                aria-live={name === "difference" ? "polite" : undefined}
              >
                {formatUsd(amount)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="-mt-2 max-w-[60em] text-sm leading-normal text-ink-3">
        {words.note} {yearEndPlanWords.notComputed}
        {plan.warnings.map((warning) => (
          <span key={warning}> {yearEndPlanWords.planWarnings[warning]}</span>
        ))}
      </p>
    </>
  );
}
