import { type ReactNode, useId } from "react";
import { sumOf, type WorkingLine } from "#calculations/working-line.ts";
import type { MoveId, PlanMove } from "#calculations/year-end/moves.ts";
import {
  calendarDaysOf,
  type MoveInWords,
  moveInWords,
  type PlanOccasion,
} from "#calculations/year-end/plan-in-words.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = yearEndPlanWords.row;
const amountLook = "font-serif leading-[1.2] font-medium";

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
  const text = moveInWords(move, occasion, yearEndPlanWords);
  const notForYou = move.status === "not-for-you";
  return (
    <li
      className="plan-row border-b border-line-strong py-5"
      data-move={move.id}
      data-not-for-you={notForYou ? "" : undefined}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 min-[56rem]:grid-cols-[auto_minmax(0,1fr)_19rem] min-[56rem]:gap-x-5">
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
        <h3
          className={`leading-[1.2] wrap-anywhere ${notForYou ? "col-span-full text-lg text-ink-2" : "text-xl"}`}
        >
          {notForYou ? (
            text.title
          ) : (
            <label htmlFor={id} className="block cursor-pointer">
              {text.title}
            </label>
          )}
          <span id={`${id}-tick`} className="sr-only">
            {notForYou ? null : words.tick}
          </span>
        </h3>
        {notForYou ? null : <Amounts move={move} text={text} taxYear={occasion.law.taxYear} />}
      </div>
      <div className={`mt-3 grid gap-3 ${notForYou ? "" : "min-[56rem]:pl-11"}`}>
        {text.reason ? <p className="plan-text">{text.reason}</p> : null}
        {text.notes.map((note) => (
          <p key={note} className="plan-text border-l-3 border-amber pl-3 text-sm">
            {note}
          </p>
        ))}
        {children}
        {notForYou ? null : (
          <>
            <LastDay move={move} text={text} occasion={occasion} />
            <How move={move} text={text} />
          </>
        )}
      </div>
    </li>
  );
}

/** What is no move: said below the list, with nothing to tick. */
export function PlanNote({ move, occasion }: Pick<RowProps, "move" | "occasion">) {
  const text = moveInWords(move, occasion, yearEndPlanWords);
  const links = [text.article, ...(move.id === "owners" ? yearEndPlanWords.ownersLinks : [])];
  return (
    <li className="plan-text" data-move={move.id}>
      <b>{text.title}.</b> {[text.nothing, ...text.notes].join(" ")} {words.article}{" "}
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 ? ", " : null}
          <TextLink href={href}>{label}</TextLink>
        </span>
      ))}
    </li>
  );
}

function Amounts(props: { move: PlanMove; text: MoveInWords; taxYear: number }) {
  const { move, text, taxYear } = props;
  const { possibleInUsd, savesInUsd } = move;
  return (
    <div className="tabular-digits col-start-2 text-sm leading-[1.35] text-ink-2 min-[56rem]:col-start-3 min-[56rem]:text-right">
      {savesInUsd === undefined ? (
        <p>
          {text.headline ? (
            <b className={`${amountLook} text-lg text-ink-3`}>{text.headline}</b>
          ) : null}
          <small className="block text-sm">{text.nothing}</small>
        </p>
      ) : (
        <p>
          {words.saves[0]}{" "}
          <b className={`${amountLook} text-xl text-leaf`} data-saves={savesInUsd}>
            {formatUsd(savesInUsd)}
          </b>{" "}
          {fillIn(words.saves[1], { year: taxYear })}
        </p>
      )}
      {possibleInUsd === undefined ? null : (
        <p className="mt-1">
          <span className="font-semibold text-ink" data-possible={possibleInUsd}>
            {formatUsd(possibleInUsd)}
          </span>{" "}
          {text.possible}
        </p>
      )}
    </div>
  );
}

function LastDay(props: { move: PlanMove; text: MoveInWords; occasion: PlanOccasion }) {
  const { move, text } = props;
  const { law, today } = props.occasion;
  return (
    <p className="plan-text">
      <b className="font-semibold text-ink">{text.lastDay}</b>
      {calendarDaysOf(move, law.taxYear, yearEndPlanWords).map(({ name, day, label }) => (
        <CalendarLink key={name} name={name} day={day} today={today}>
          {label}
          <span className="sr-only">: {text.title}</span>
        </CalendarLink>
      ))}
      {text.practical ? <span className="block">{text.practical}</span> : null}
    </p>
  );
}

function How({ move, text }: { move: PlanMove; text: MoveInWords }) {
  const { savesInUsd = 0, savesLines, possibleLines } = move;
  const raises = savesLines.length > 0 && savesInUsd === 0 && sumOf(savesLines) < 0;
  return (
    <details className="*:[p]:mb-3">
      <summary className="min-h-11 py-2.5 font-semibold text-pine">
        {words.how}
        <span className="sr-only">: {text.title}</span>
      </summary>
      <p className="plan-text">{text.how}</p>
      <p className="plan-text">
        <b>{words.risk}</b> {text.risk}
      </p>
      <p className="plan-text">
        {words.article} <TextLink href={text.article.href}>{text.article.label}</TextLink>
      </p>
      <Working label={text.working} lines={possibleLines} />
      <Working label={raises ? words.workingRaises : words.workingSaves} lines={savesLines} />
    </details>
  );
}

/** The lines and, under a rule, what they add up to. */
function Working({ label, lines }: { label: string; lines: readonly WorkingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="tabular-digits mb-4 max-w-[40em] *:flex *:justify-between *:gap-4 *:py-1.5">
      {lines.map(({ id, label: line, formula, value }) => (
        <div key={id} className="border-t border-dashed border-line-strong">
          <dt>
            {line} <small className="block text-sm text-ink-3">{formula}</small>
          </dt>
          <dd className="font-medium whitespace-nowrap">{formatUsd(value)}</dd>
        </div>
      ))}
      <div className="border-t-[1.5px] border-ink font-serif text-lg">
        <dt>{label}</dt>
        <dd className="font-medium whitespace-nowrap">{formatUsd(sumOf(lines))}</dd>
      </div>
    </dl>
  );
}
