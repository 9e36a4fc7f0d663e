import { useEffect, useRef, useState } from "react";
import { currentAttribution, pageBefore } from "#browser/attribution.ts";
import { forgetContact, type KeptContact, keptContact } from "#browser/kept-contact.ts";
import { post, twiceIfLost } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
import { bookPage } from "#content/pages/book.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import { heldMinutes } from "#contracts/booked-call.ts";
import type { BookedCall, BookRequest } from "#contracts/booking.ts";
import { faultsInContact } from "#contracts/contact-faults.ts";
import { bookPath, minimumFillMilliseconds, threeTimesPath } from "#contracts/endpoints.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { Booked, heldUntilInWords } from "./booked.tsx";
import { CallSlip } from "./call-slip.tsx";
import { ChooseTime } from "./choose-time.tsx";
import { ThreeTimesFields } from "./three-times-fields.tsx";
import { type TimeChoice, useTimeChoice } from "./use-time-choice.ts";
import { type KeptCalculation, WhoFields } from "./who-fields.tsx";
import "./booking.css";

const { when, who, threeTimes, booked, held } = bookPage;
const faultWords = { missing: who.missing, invalid: who.invalidEmail };
const subjects = who.subjects.map(({ value }) => value as string);

/** The bearer and where the visit came from are fields too, for the browser to send. */
type BookFields = Omit<BookRequest, "start" | "zone" | "key" | "calculation"> & {
  key?: string;
  estimate?: string;
};

export interface BookCallProps {
  /** The bearer of scripts, for the form that is sent without one. */
  publicKey: string;
  /** Finds a result of the calculator that this browser keeps. */
  findEstimate?: () => Promise<KeptCalculation | undefined>;
}

/**
 * When, who, booked. Without free times it is the form `three times that suit you`, which the
 * browser sends itself, with or without JavaScript.
 */
export function BookCall({ publicKey, findEstimate }: BookCallProps) {
  const key = useRef("");
  const { form, field, faults, ready, sending, failed, sent } = useForm({
    words: faultWords,
    check: (fields: BookFields) => ({
      ...faultsInContact(fields),
      start: start ? undefined : when.missing,
    }),
    minimumFillMs: minimumFillMilliseconds,
    keyRef: key,
    async send({ key: _bearer, estimate, ...fields }, { idempotencyKey, filledInMs }) {
      const request: BookRequest = {
        ...fields,
        start: start ?? "",
        zone,
        calculation: estimate ? kept?.calculation : undefined,
        ...currentAttribution(),
        consent: who.consent,
        key: idempotencyKey,
        filledInMs,
      };
      const book = () => post<BookedCall>(bookPath, request, who);
      const call = await twiceIfLost(book).catch(choice.readAfterFailure);
      const after = call.heldUntil ? held : booked;
      const text = call.mailWaits ? after.mailWaits : after.text;
      return { call, text: fillIn(text, { email: fields.email, time: heldUntilInWords(call) }) };
    },
  });
  const choice = useTimeChoice({ sending, failed });
  const { free, zone, start } = choice;
  const [about, setAbout] = useState(subjects[0] as string);
  const [contact, setContact] = useState<KeptContact>();
  const [kept, setKept] = useState<KeptCalculation>();
  const offered = free.state === "read" && free.starts.length > 0;

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("about") ?? "";
    if (subjects.includes(asked)) setAbout(asked);
    setContact(keptContact());
  }, []);
  useEffect(() => {
    findEstimate?.().then(setKept, () => {});
  }, [findEstimate]);
  // A key belongs to one booking: another time is another booking.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the time changes
  useEffect(() => {
    key.current = "";
  }, [start]);

  if (sent) return <Booked {...sent} />;
  return (
    <form action={threeTimesPath} method="post" {...(offered ? form : undefined)}>
      <input type="hidden" name="key" value={publicKey} />
      {ready ? <VisitOrigin /> : null}
      <div className="book-columns">
        <div>
          <section className="book-part">
            <h2>{when.heading}</h2>
            <div className="mt-6">
              <When choice={choice} fault={faults.start} />
            </div>
          </section>
          <section className="book-part">
            <h2>{who.heading}</h2>
            <div className="mt-6">
              <WhoFields
                field={field}
                about={about}
                onAbout={setAbout}
                contact={contact}
                onClearContact={() => {
                  forgetContact();
                  setContact(undefined);
                }}
                kept={kept}
              />
            </div>
          </section>
        </div>
        {offered || free.state === "reading" ? (
          <div className="book-aside book-needs-script">
            <CallSlip start={start} zone={zone} about={about} live />
          </div>
        ) : null}
        <div>
          <p role="status" className="mb-5 max-w-3xl text-ink-2 empty:hidden">
            {choice.needsProof ? fillIn(who.needsProof, { minutes: heldMinutes }) : null}
          </p>
          {offered || free.state === "reading" ? (
            <Button type="submit" disabled={!offered} className="book-needs-script">
              {sending ? who.sending : who.button}
            </Button>
          ) : (
            <Button type="submit">{threeTimes.button}</Button>
          )}
          <noscript>
            <button type="submit" className="button button-primary">
              {threeTimes.button}
            </button>
          </noscript>
          <AlertRegion tone="error" className="mt-5">
            {choice.taken ? null : failed?.message}
          </AlertRegion>
        </div>
      </div>
    </form>
  );
}

function When({ choice, fault }: { choice: TimeChoice; fault: string | undefined }) {
  const { free, readTimes } = choice;
  if (free.state === "reading")
    return (
      <>
        {/* As high as what follows, so that the page hardly moves then. */}
        <p role="status" className="book-needs-script min-h-88 text-ink-3">
          {when.reading}
        </p>
        <noscript>
          <ThreeTimesFields />
        </noscript>
      </>
    );
  if (free.starts.length > 0) return <ChooseTime choice={choice} fault={fault} />;
  return (
    <>
      {free.state === "failed" ? (
        <p role="alert" className="mb-6 flex flex-wrap items-center gap-3">
          {when.unreachable}
          <SmallButton onClick={() => void readTimes()}>{when.readAgain}</SmallButton>
        </p>
      ) : null}
      <ThreeTimesFields />
    </>
  );
}

/** Where the visit came from: shown, and as fields for the form that the browser sends itself. */
function VisitOrigin() {
  const { embeddingHost: _, ...marks } = currentAttribution();
  const partner = shownPartner(marks).name;
  return (
    <>
      {partner ? <p className="mb-6 text-ink-2">{fillIn(who.comesFrom, { partner })}</p> : null}
      {Object.entries({ ...marks, sourcePage: pageBefore(location) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
