import { type ReactNode, useId } from "react";
import type { WorkingLine } from "#calculations/working-line.ts";
import type { MoveId, PlanMove } from "#calculations/year-end/moves.ts";
import {
  type MoveInWords,
  moveCalendarName,
  moveInWords,
  type PlanOccasion,
} from "#calculations/year-end/plan-in-words.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { calendarPath } from "#wording/calendar-file.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = yearEndPlanWords.row;

interface RowProps {
  readonly move: PlanMove;
  readonly occasion: PlanOccasion;
  readonly ticked: boolean;
  readonly onTick: (move: MoveId, ticked: boolean) => void;
  /** Its questions. */
  readonly children: ReactNode;
}

/** A move that is open: amount, saving, last day, what it asks, and behind a fold how it is done. */
export function PlanRow({ move, occasion, ticked, onTick, children }: RowProps) {
  const id = useId();
  const said = moveInWords(move, occasion, yearEndPlanWords);
  const notForYou = move.standing === "not-for-you";
  return (
    <li className="plan-row" data-move={move.id} data-not-for-you={notForYou ? "" : undefined}>
      <div className="plan-row-head">
        {notForYou ? null : (
          <input
            id={id}
            type="checkbox"
            className="tick"
            checked={ticked}
            onChange={(event) => onTick(move.id, event.target.checked)}
            aria-describedby={`${id}-tick`}
          />
        )}
        <h3>
          {notForYou ? said.title : <label htmlFor={id}>{said.title}</label>}
          <span id={`${id}-tick`} className="sr-only">
            {notForYou ? null : words.tick}
          </span>
        </h3>
        {notForYou ? null : <Amounts move={move} said={said} taxYear={occasion.law.taxYear} />}
      </div>
      <div className="plan-row-body">
        {said.reason ? <p>{said.reason}</p> : null}
        {said.notes.map((note) => (
          <p key={note} className="plan-note">
            {note}
          </p>
        ))}
        {children}
        {notForYou ? null : (
          <>
            <LastDay move={move} said={said} taxYear={occasion.law.taxYear} />
            <How move={move} said={said} />
          </>
        )}
      </div>
    </li>
  );
}

function Amounts(props: { move: PlanMove; said: MoveInWords; taxYear: number }) {
  const { move, said, taxYear } = props;
  const { possibleInUsd, savesInUsd } = move;
  return (
    <div className="plan-amounts">
      {savesInUsd === undefined ? (
        <p>
          {move.standing === "ask" ? null : <b className="plan-nothing">{words.nothing}</b>}
          <small>{said.nothing}</small>
        </p>
      ) : (
        <p>
          {words.saves[0]} <b data-saves={savesInUsd}>{formatUsd(savesInUsd)}</b>{" "}
          {fillIn(words.saves[1], { year: taxYear })}
        </p>
      )}
      {possibleInUsd === undefined ? null : (
        <p className="plan-possible">
          <span data-possible={possibleInUsd}>{formatUsd(possibleInUsd)}</span> {words.possible}
        </p>
      )}
    </div>
  );
}

function LastDay(props: { move: PlanMove; said: MoveInWords; taxYear: number }) {
  const { move, said, taxYear } = props;
  return (
    <p className="plan-day">
      <b>{said.lastDay}</b>{" "}
      {move.standing === "closed" ? null : (
        <a className="underline" href={calendarPath(moveCalendarName(move.id, taxYear))}>
          {words.calendar}
          <span className="sr-only">: {said.title}</span>
        </a>
      )}
      {said.practical ? <span className="plan-practical">{said.practical}</span> : null}
    </p>
  );
}

function How({ move, said }: { move: PlanMove; said: MoveInWords }) {
  const { savesInUsd = 0, savesLines, possibleLines } = move;
  const raises = savesLines.length > 0 && savesInUsd === 0 && sumOf(savesLines) < 0;
  return (
    <details className="plan-how">
      <summary>
        {words.how}
        <span className="sr-only">: {said.title}</span>
      </summary>
      <p>{said.how}</p>
      <p>
        <b>{words.risk}</b> {said.risk}
      </p>
      <p>
        {words.article} <TextLink href={said.article.href}>{said.article.label}</TextLink>
        {move.id === "owners"
          ? yearEndPlanWords.ownersLinks.map(({ label, href }) => (
              <span key={href}>
                , <TextLink href={href}>{label}</TextLink>
              </span>
            ))
          : null}
      </p>
      <Working label={words.workingPossible} lines={possibleLines} />
      <Working label={raises ? words.workingRaises : words.workingSaves} lines={savesLines} />
    </details>
  );
}

/** The lines and, under a rule, what they add up to. */
function Working({ label, lines }: { label: string; lines: readonly WorkingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="plan-working">
      {lines.map(({ id, label: line, formula, value }) => (
        <div key={id}>
          <dt>
            {line} <small>{formula}</small>
          </dt>
          <dd>{formatUsd(value)}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{label}</dt>
        <dd>{formatUsd(sumOf(lines))}</dd>
      </div>
    </dl>
  );
}

function sumOf(lines: readonly WorkingLine[]): number {
  return lines.reduce((sum, { value }) => sum + value, 0);
}
