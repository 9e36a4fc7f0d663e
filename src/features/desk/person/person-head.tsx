import type { Answer } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { formatDate } from "#wording/dates.ts";
import { mailtoAddress } from "#wording/fill-in.ts";
import { zoneOfState } from "#wording/state-time-zones.ts";
import { formatTime } from "#wording/times.ts";
import { firmDay } from "../data/firm-time.ts";
import { estimateInWords, mailMarks, nameOf, newestInWords } from "../data/person-in-words.ts";
import { telephoneHref } from "../data/telephone.ts";
import { contactFields } from "../people/contact-fields.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { ColleagueName } from "../shell/colleague-name.tsx";
import { EmailAddress } from "../shell/email-address.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { useMinute } from "../use-minute.ts";
import { PersonNews } from "./person-news.tsx";
import { SamePerson } from "./same-person.tsx";
import { Standing } from "./standing.tsx";

export function PersonHead({ answer: { person, owners } }: { answer: Answer<"person"> }) {
  // The buttons Merge and Undo disappear with what they are about.
  const heading = useFocusAfterRemoval(person.alike.length, person.merged.length);
  return (
    <header className="grid gap-x-12 gap-y-5 border-b border-line-strong pt-2 pb-6 lg:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="text-ink-2 wrap-anywhere">
        <h1 id="lead-name" ref={heading} tabIndex={-1} className="text-ink outline-none">
          {nameOf(person)}
        </h1>
        <Facts person={person} />
        <p className="hidden print:block">
          {[person.phone, person.email].filter(Boolean).join(" · ")}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5 print:hidden">
          {person.phone ? (
            <Button size="small" href={telephoneHref(person.phone)}>
              Call {person.phone}
            </Button>
          ) : null}
          {person.email ? (
            <SmallButton href={mailtoAddress(person.email)}>
              <span>
                Write <EmailAddress address={person.email} />
              </span>
            </SmallButton>
          ) : null}
          {/* After a conflict the person is shown as a colleague has left them; what was typed stays. */}
          <ActionButton
            label="Correct"
            row="name, e-mail, phone and practice"
            title="Correct"
            endpoint="changePerson"
            fields={contactFields(person)}
            send={({ name = "", email = "", phone = "", practiceName = "" }) => ({
              id: person.id,
              body: { version: person.version, name, email, phone, practiceName },
            })}
            confirm="Save"
            confirming="Saving"
          />
        </div>
        <SamePerson person={person} />
        <PersonNews person={person} />
      </div>
      <Standing person={person} owners={owners} />
    </header>
  );
}

/** Under the name: where they are, what went wrong, the newest estimate beside the next call. */
function Facts({ person }: { person: DeskPerson }) {
  const { state, estimate, call, mail, subscription } = person;
  const now = useMinute();
  // Not every person has said where they are, but a browser has if it booked a call.
  const zone = zoneOfState(state ?? "") ?? person.calls[0]?.zone;
  const where = [person.practiceName, state, zone && `${formatTime(now, zone)} there now`];
  return (
    <div className="mt-1.5 grid gap-1.5">
      <p>{where.filter(Boolean).join(" · ")}</p>
      {mail ? <p className="font-semibold text-alert">{mailMarks[mail]}</p> : null}
      {estimate || call ? (
        <p className="flex flex-wrap gap-x-6 font-semibold text-ink">
          {estimate ? <span>{estimateInWords(estimate)}</span> : null}
          {call ? (
            <span>
              {newestInWords(person, now)}, with <ColleagueName of={call.colleague} me="you" />
            </span>
          ) : null}
        </p>
      ) : null}
      {subscription ? (
        <p className="text-sm">
          {subscription.status === "confirmed"
            ? "Gets the newsletter since"
            : "Has not confirmed the newsletter of"}{" "}
          {formatDate(firmDay(subscription.since), "short")}
        </p>
      ) : null}
    </div>
  );
}
