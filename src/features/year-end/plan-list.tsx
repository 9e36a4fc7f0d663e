import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { MoveId } from "#calculations/year-end/moves.ts";
import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import type { PlanOccasion } from "#calculations/year-end/plan-in-words.ts";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type PlanEntries, withTick } from "./entries.ts";
import { PlanNote, PlanRow } from "./plan-row.tsx";
import { Question } from "./question.tsx";
import { keepPlaces, type Places, placesOf, questionsIn } from "./rows-in-place.ts";

interface PlanListProps {
  readonly plan: YearEndPlan;
  readonly entries: PlanEntries;
  readonly occasion: PlanOccasion;
  readonly ticked: ReadonlySet<MoveId>;
  readonly onChange: (changed: Partial<PlanEntries>) => void;
}

/** The rows by what they save. Those not for this visitor are folded below. */
export function PlanList(props: PlanListProps) {
  const { plan, entries, occasion, ticked, onChange } = props;
  const { places, ...followFocus } = usePlaces(plan);
  const single = entries.filing !== "joint";
  const row = (id: MoveId) => {
    const move = plan.moves.find((one) => one.id === id);
    if (!move) return null;
    const questions = questionsIn(id, places, plan.moves).filter(
      (name) => !(single && name === "spouseAge"),
    );
    return (
      <PlanRow
        key={id}
        move={move}
        occasion={occasion}
        ticked={ticked.has(id)}
        onTick={(move, isTicked) => onChange({ ticked: withTick(entries, move, isTicked) })}
      >
        {questions.length > 0 ? (
          <div className="plan-fields">
            {questions.map((name) => (
              <Question
                key={name}
                name={name}
                entries={entries}
                taxYear={plan.taxYear}
                onChange={onChange}
              />
            ))}
          </div>
        ) : null}
      </PlanRow>
    );
  };
  return (
    <div {...followFocus}>
      <h2 className="text-2xl">{words.list.heading}</h2>
      <ol className="mt-4 border-ink border-t-[1.5px]">{places.open.map(row)}</ol>
      {places.notes.length > 0 ? (
        <ul className="mt-5 grid gap-3 text-ink-2">
          {places.notes.map((id) => {
            const move = plan.moves.find((one) => one.id === id);
            return move ? <PlanNote key={id} move={move} occasion={occasion} /> : null;
          })}
        </ul>
      ) : null}
      {(["closed", "notForYou"] as const).map((group) =>
        places[group].length > 0 ? (
          <details key={group}>
            <summary className="min-h-11 py-3.5 font-serif text-lg leading-[1.3] font-medium">
              {fillIn(words[group].heading, { year: plan.taxYear })} ({places[group].length})
            </summary>
            <p className="text-ink-3">{words[group].lede}</p>
            <ul className="mt-4 border-ink border-t-[1.5px]">{places[group].map(row)}</ul>
          </details>
        ) : null,
      )}
    </div>
  );
}

let pressed = false;
const watchPress = (event: Event) => {
  pressed = event.type === "pointerdown";
};

/** A press takes the focus away first. Sorting waits until it has reached what was pressed. */
function whenReleased(sort: () => void): void {
  if (pressed) addEventListener("pointerup", () => setTimeout(sort), { once: true });
  else setTimeout(sort);
}

/**
 * Rows keep their places while a visitor answers in one of them: a row that moved away would take
 * the field along. They are sorted again when the focus leaves the list.
 */
function usePlaces(plan: YearEndPlan) {
  const [answering, setAnswering] = useState(false);
  const kept = useRef<Places>(undefined);
  useEffect(() => {
    const events = ["pointerdown", "pointerup", "pointercancel"];
    for (const name of events) addEventListener(name, watchPress, true);
    return () => {
      for (const name of events) removeEventListener(name, watchPress, true);
    };
  }, []);
  const places =
    answering && kept.current ? keepPlaces(kept.current, plan.moves) : placesOf(plan.moves);
  kept.current = places;
  return {
    places,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches("input, select")) setAnswering(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) whenReleased(() => setAnswering(false));
    },
  };
}
