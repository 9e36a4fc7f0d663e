import type { CountedAsZero } from "#calculations/year-end/counted-as-zero.ts";
import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import { labelOf } from "#calculations/year-end/plan-in-words.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { fieldId } from "./question.tsx";

const words = yearEndPlanWords.totals;

interface PlanTotalsProps {
  readonly plan: YearEndPlan;
  /** Fields that were left empty. */
  readonly zeros: readonly CountedAsZero[];
}

/** By the names of their words. */
export const totalsOf = ({ asIs, planned, differenceInUsd }: YearEndPlan) =>
  [
    ["as-is", asIs.totalInUsd],
    ["planned", planned.totalInUsd],
    ["difference", differenceInUsd],
  ] as const;

/** The tax without moves, with what is ticked, and the difference. Stays in sight while ticking. */
export function PlanTotals({ plan, zeros }: PlanTotalsProps) {
  return (
    <>
      {/* Under the header, with no gap in which text shows. With large text or in a low window the strip
          would take too much of it. */}
      <section
        className="slip on-sheet sticky top-15 z-5 px-5 pt-5.5 pb-3 md:top-17 md:px-7.5 md:pt-6.5 md:pb-4 [@media(height<30rem),(width<22rem)]:relative [@media(height<30rem),(width<22rem)]:top-auto"
        aria-labelledby="plan-totals"
      >
        <h2
          id="plan-totals"
          className="font-sans text-sm leading-[1.3] font-normal tracking-normal text-ink-3"
        >
          {fillIn(words.heading, { year: plan.taxYear })}
        </h2>
        <dl className="mt-1.5 grid grid-cols-[repeat(3,auto)] justify-between gap-x-4 gap-y-1 tabular-nums lining-nums [@media(height<30rem),(width<22rem)]:grid-cols-1">
          {totalsOf(plan).map(([name, amount]) => (
            <div
              key={name}
              className="group gap-x-4 last:text-right [@media(height<30rem),(width<22rem)]:flex [@media(height<30rem),(width<22rem)]:flex-wrap [@media(height<30rem),(width<22rem)]:justify-between"
              data-line={name}
            >
              <dt className="text-xs whitespace-nowrap leading-[1.3] text-ink-2 md:text-base">
                {words[name]}
              </dt>
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
      {zeros.length > 0 ? (
        <p className="-mt-2 max-w-[60em] leading-normal">
          {words.countedAsZero}{" "}
          {zeros.map((name, index) => (
            <span key={name}>
              {index > 0 ? ", " : null}
              <a
                className="underline"
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {labelOf(name, yearEndPlanWords)}
              </a>
            </span>
          ))}
          .
        </p>
      ) : null}
      <p className="-mt-2 max-w-[60em] text-sm leading-normal text-ink-3">
        {words.note} {yearEndPlanWords.notComputed}
        {plan.warnings.map((warning) => (
          <span key={warning}> {yearEndPlanWords.planWarnings[warning]}</span>
        ))}
      </p>
    </>
  );
}
