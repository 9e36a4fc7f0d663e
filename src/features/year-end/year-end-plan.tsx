import { useEffect, useMemo, useRef } from "react";
import { reachPlanStep } from "#browser/funnel.ts";
import { keyOfPlan, planKeptDays, planKeptThrough } from "#browser/kept-plan.ts";
import { useKeptEntries } from "#browser/use-kept-entries.ts";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { useToday } from "#browser/use-today.ts";
import { countedAsZero } from "#calculations/year-end/counted-as-zero.ts";
import type { MoveId } from "#calculations/year-end/moves.ts";
import { yearEndPlan } from "#calculations/year-end/plan.ts";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { firmTimeZone } from "#content/firm.ts";
import { Box } from "#design-system/layout/box.tsx";
import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  answersFrom,
  firstEntries,
  isStarted,
  knownEntries,
  readLinkHash,
  tickedIn,
} from "./entries.ts";
import { PlanList } from "./plan-list.tsx";
import { PlanTotals } from "./plan-totals.tsx";
import { FirstQuestions, type StateName } from "./question.tsx";
import "./year-end.css";

export interface YearEndPlanProps {
  readonly law: YearEndLaw;
  readonly states: readonly StateName[];
  /** The date of the build, until the browser says today's. */
  readonly builtOn: CalendarDate;
}

const formId = "plan-first-questions";
const loadActions = async () => (await import("./plan-actions.tsx")).PlanActions;
const loadStateNote = async () => (await import("./state-note.tsx")).StateNote;

export function YearEndPlan({ law, states, builtOn }: YearEndPlanProps) {
  const today = useToday(firmTimeZone, builtOn);
  const days = planKeptDays(law.taxYear, today);
  const { entries, change, clear } = useKeptEntries(keyOfPlan(law.taxYear), firstEntries, {
    days,
    known: (kept) => knownEntries(kept, states),
  });
  useLinkedChoices(change, states);
  const started = isStarted(entries);
  const ticked = useMemo(() => new Set(tickedIn(entries) as MoveId[]), [entries]);
  const plan = useMemo(
    () => (started ? yearEndPlan(answersFrom(entries), law, today, ticked) : undefined),
    [started, entries, law, today, ticked],
  );
  const shown = plan?.kind === "year-end-plan";
  const Actions = useLoaded(loadActions, shown);
  const StateNote = useLoaded(loadStateNote, shown && entries.state !== "");

  const zeros =
    plan?.kind === "year-end-plan"
      ? countedAsZero(plan.moves, answersFrom(entries)).filter((name) => entries[name] === "")
      : [];

  const touched = entries !== firstEntries && started;
  useEffect(() => {
    if (touched) reachPlanStep(1);
    if (shown) reachPlanStep(2);
  }, [touched, shown]);

  return (
    <section aria-label={words.name} className="year-end-plan grid gap-6 lining-nums *:min-w-0">
      <Box className="p-5 sm:p-7">
        <form id={formId} noValidate onSubmit={(event) => event.preventDefault()}>
          <FirstQuestions
            entries={entries}
            taxYear={law.taxYear}
            states={states}
            onChange={change}
          />
        </form>
        {shown && entries.state && typeof StateNote === "function" ? (
          <StateNote code={entries.state} />
        ) : null}
        <p className="mt-4 text-sm text-ink-3">
          {fillIn(words.actions.kept, { day: formatDate(planKeptThrough(law.taxYear, today)) })}{" "}
          {started ? (
            <button
              type="button"
              form={formId}
              className="underline"
              onClick={({ currentTarget }) => {
                // Also what could not be read, which only the field knows.
                currentTarget.form?.reset();
                clear();
              }}
            >
              {words.actions.startOver}
            </button>
          ) : null}
        </p>
      </Box>
      {plan === undefined ? (
        <p className="border-y border-dashed border-line-strong py-6 font-serif text-lg leading-[1.4] font-medium text-ink-2">
          {words.empty}
        </p>
      ) : null}
      {plan?.kind === "not-computable" ? <p role="alert">{plan.message}</p> : null}
      {plan?.kind === "year-end-plan" ? (
        <>
          <div className="grid gap-6 *:min-w-0">
            <PlanTotals plan={plan} zeros={zeros} />
            <PlanList
              plan={plan}
              entries={entries}
              occasion={{ law, filing: answersFrom(entries).filing, today }}
              ticked={ticked}
              onChange={change}
            />
          </div>
          {typeof Actions === "function" ? (
            <Actions plan={plan} law={law} today={today} entries={entries} zeros={zeros} />
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** A link is used once: what the visitor changes afterwards must survive a reload. */
function useLinkedChoices(
  change: (changed: Partial<typeof firstEntries>) => void,
  states: readonly StateName[],
): void {
  const apply = useRef(change);
  useEffect(() => {
    const follow = () => {
      const linked = readLinkHash(location.hash, states);
      if (!linked) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      apply.current(linked);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [states]);
}
