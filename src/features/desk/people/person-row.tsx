import { Link, useLocation } from "react-router";
import { leadStatusNames } from "#content/desk.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import type { PersonInList } from "#contracts/desk/people.ts";
import { formatDate } from "#wording/dates.ts";
import { firmDay, firmTime } from "../data/firm-time.ts";
import type { OpenedFrom } from "../data/opened-from.ts";
import {
  estimateInWords,
  mailMarks,
  nameOf,
  newestInWords,
  waitsInWords,
} from "../data/person-in-words.ts";
import { ColleagueName } from "../shell/colleague-name.tsx";
import { DueMark } from "../shell/due-mark.tsx";
import { EmailAddress } from "../shell/email-address.tsx";

/** The verdict of the answer that the visitor read, short enough for a row. */
const verdictNames = {
  "worth-it": "worth a conversation",
  "maybe-together": "maybe several years",
  "probably-not": "probably not",
  "as-described": "probably not as described",
};

/** A disc that fills as the work goes on. */
const statusLooks = {
  new: "font-semibold text-leaf [--share:0%] before:border-leaf",
  contacted: "[--share:33%] before:border-leaf",
  meeting: "[--share:66%] before:border-leaf",
  client: "text-ink [--share:100%] before:border-leaf",
  "not-a-fit": "[--share:0%] before:border-dotted before:border-ink-3",
};

/** One person of the list. Their name is a link that covers the row. */
export function PersonRow(props: {
  person: PersonInList;
  now: number;
  /** Shows the day of arrival, because the row is not under it. */
  dated: boolean;
  /** Undefined while rows cannot be chosen. */
  isChosen: boolean | undefined;
  /** `through`: with all rows from the one that was chosen before. */
  onChoose: (through: boolean) => void;
}) {
  const { person, now, isChosen } = props;
  const { id, name, email, newest, owner, status, nextStep, alike, waitsSince, mail } = person;
  const { search, state } = useLocation();
  const openedFrom = { list: { search, state } } satisfies OpenedFrom;
  const weight = status === "new" ? "font-semibold" : "";
  const from = [person.state, newest.partner && `via ${partnerName(newest.partner)}`]
    .filter(Boolean)
    .join(" ");
  return (
    <li
      className={`lead-row relative grid scroll-mt-20 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-dashed border-line-strong py-2.75 first:border-t-0 lg:grid-cols-[6.5rem_minmax(0,2.2fr)_minmax(0,1.9fr)_minmax(0,1.1fr)_minmax(0,1fr)_6.5rem] lg:items-baseline lg:pointer-fine:py-2 ${isChosen === undefined ? "scroll-mb-8" : "scroll-mb-40 pl-9 print:pl-0"}`}
    >
      {isChosen === undefined ? null : (
        <input
          type="checkbox"
          className="absolute top-2 left-0 z-1 size-6 accent-leaf print:hidden"
          aria-label={`Choose ${nameOf(person)}`}
          checked={isChosen}
          onChange={({ nativeEvent }) => props.onChoose((nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <p className="col-span-full min-w-0 wrap-anywhere lg:col-start-2 lg:col-end-3 lg:row-start-1 lg:truncate print:whitespace-normal">
        <Link
          id={`lead-${id}`}
          to={`/desk/leads/${id}`}
          state={openedFrom}
          className={`lead-name text-ink no-underline after:absolute after:inset-[0_-0.75rem] hover:after:bg-[color-mix(in_srgb,var(--color-mint)_35%,transparent)] hover:after:mix-blend-multiply focus-visible:outline-none focus-visible:after:rounded-tag focus-visible:after:bg-[color-mix(in_srgb,var(--color-mint)_45%,transparent)] focus-visible:after:mix-blend-multiply focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-leaf ${weight}`}
        >
          {name === null && email ? <EmailAddress address={email} /> : nameOf(person)}
        </Link>{" "}
        <span className="text-ink-2 max-lg:block lg:ml-2">{person.practiceName}</span>
      </p>
      <p className="min-w-0 tabular-nums lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <span className={weight}>{newestInWords(person, now)}</span>
        <About person={person} />
      </p>
      <p className="text-right text-sm text-ink-3 lg:col-start-6 lg:row-start-1 lg:text-left">
        <span
          className={`whitespace-nowrap before:mr-1.75 before:inline-block before:size-2.75 before:rounded-[50%] before:border-[1.5px] before:bg-[conic-gradient(var(--color-leaf)_var(--share),transparent_0)] before:align-[-0.0625rem] before:[print-color-adjust:exact] ${statusLooks[status]}`}
        >
          {leadStatusNames[status]}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-3 text-sm text-ink-3 lg:contents">
        <time
          dateTime={new Date(newest.at).toISOString()}
          className="whitespace-nowrap lg:col-start-1 lg:row-start-1"
        >
          {props.dated ? (
            <>
              <span className="text-xs lg:block">arrived </span>
              {formatDate(firmDay(newest.at), "short")}
            </>
          ) : (
            firmTime(newest.at)
          )}
        </time>
        {from || person.more > 0 ? (
          <p className="lg:col-start-4 lg:row-start-1">
            {[from, person.more > 0 && `${person.more} more`].filter(Boolean).join(", ")}
          </p>
        ) : null}
      </div>
      <p className="truncate text-right print:whitespace-normal text-sm text-ink-3 lg:col-start-5 lg:row-start-1 lg:text-left">
        {owner ? (
          <ColleagueName of={owner} me="Me" />
        ) : (
          // Most people have no owner, so on a phone only an owner is named.
          <span className="max-lg:sr-only">No owner</span>
        )}
      </p>
      {waitsSince !== null || mail || newest.firstLine ? (
        // Beside what they sent where that has more than one line.
        <p
          className={`col-span-full truncate text-sm text-ink-2 lg:col-start-2 lg:row-start-2 print:whitespace-normal ${person.call || person.estimate ? "lg:col-end-3" : ""}`}
        >
          {waitsSince === null ? null : (
            <strong className="mr-1.5 font-semibold text-amber">
              {waitsInWords(waitsSince, now)}
            </strong>
          )}
          {mail ? (
            <strong className="mr-1.5 font-semibold text-alert">{mailMarks[mail]}</strong>
          ) : null}
          {newest.firstLine}
        </p>
      ) : null}
      {nextStep ? (
        <p className="col-span-full min-w-0 text-sm wrap-anywhere lg:col-start-2">
          {nextStep.text} <DueMark on={nextStep.on} />
        </p>
      ) : null}
      {alike.length > 0 ? (
        <p className="col-span-full min-w-0 text-sm text-ink-2 wrap-anywhere lg:col-start-2">
          Perhaps the same as{" "}
          {alike.slice(0, 2).map((other, place) => (
            <span key={other.id}>
              {place > 0 ? ", " : null}
              <Link
                to={`/desk/leads/${other.id}`}
                state={openedFrom}
                className="relative z-1 inline-block min-h-6 underline"
              >
                {nameOf(other)}
              </Link>
            </span>
          ))}
          {alike.length > 2 ? ` and ${alike.length - 2} more` : null}
        </p>
      ) : null}
    </li>
  );
}

/** Below what somebody sent last: who calls, the estimate if that is not the newest, its verdict. */
function About({ person: { call, newest, estimate } }: { person: PersonInList }) {
  const isNamed = !call && newest.kind === "estimate";
  return (
    <>
      {call ? (
        <span className="block text-xs text-ink-3">
          with <ColleagueName of={call.colleague} me="you" />
        </span>
      ) : null}
      {estimate ? (
        <span className="block text-xs text-ink-3">
          {isNamed ? null : `${estimateInWords(estimate)} `}
          {estimate.verdict ? (
            <span
              className={`inline-block ${estimate.verdict === "worth-it" ? "font-semibold text-leaf" : ""}`}
            >
              {verdictNames[estimate.verdict]}
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  );
}
