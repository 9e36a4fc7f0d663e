import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { currentAttribution, pageBefore } from "#browser/attribution.ts";
import { checkFields, filledFields } from "#browser/form-fields.ts";
import { useSending } from "#browser/use-sending.ts";
import { bookPage } from "#content/pages/book.ts";
import type { BookedCall, BookRequest } from "#contracts/booking.ts";
import { bookPath, minimumFillMilliseconds, threeTimesPath } from "#contracts/endpoints.ts";
import { faultInContact } from "#contracts/limits.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { Booked } from "./booked.tsx";
import { CallSlip } from "./call-slip.tsx";
import { ChooseTime } from "./choose-time.tsx";
import { ThreeTimesFields } from "./three-times-fields.tsx";
import { type TimeChoice, useTimeChoice } from "./use-time-choice.ts";
import { type KeptCalculation, WhoFields } from "./who-fields.tsx";
import "./booking.css";

const { when, who, threeTimes, booked } = bookPage;
const faultWords = { missing: who.missing, invalid: who.invalidEmail };
const subjects = who.subjects.map(({ value }) => value as string);

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
  const { ready, sending, failure, lost, send } = useSending({
    path: bookPath,
    words: who,
    minimumFillMs: minimumFillMilliseconds,
    keyRef: key,
    repeats: true,
  });
  const choice = useTimeChoice(sending || lost);
  const { free, zone, start } = choice;
  const [about, setAbout] = useState(subjects[0] as string);
  const [kept, setKept] = useState<KeptCalculation>();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [done, setDone] = useState<{ call: BookedCall; text: string }>();
  const offered = free.state === "read" && free.starts.length > 0;

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("about") ?? "";
    if (subjects.includes(asked)) setAbout(asked);
  }, []);
  useEffect(() => {
    findEstimate?.().then(setKept, () => {});
  }, [findEstimate]);
  // A key belongs to one booking: another time is another booking.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the time changes
  useEffect(() => {
    key.current = "";
  }, [start]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!offered) return;
    event.preventDefault();
    const form = event.currentTarget;
    const faultsNow = checkFields(form, faultWords, faultInContact);
    if (!start) {
      faultsNow.start = when.missing;
      form.querySelector<HTMLElement>("details[open] [name=start]")?.focus();
    }
    setFaults(faultsNow);
    if (!start || Object.keys(faultsNow).length > 0) return;
    const { name = "", email = "", phone = "", message, website, estimate } = filledFields(form);
    const answer = await send(
      ({ idempotencyKey, filledInMs }): BookRequest => ({
        start,
        zone,
        name,
        email,
        phone,
        about: about as BookRequest["about"],
        message,
        calculation: estimate ? kept?.calculation : undefined,
        ...currentAttribution(),
        sourcePage: pageBefore(location),
        consent: who.consent,
        key: idempotencyKey,
        filledInMs,
        website,
      }),
    );
    // Also after an error: others may have booked meanwhile.
    if (!answer) return void (await choice.readTimes());
    const call = answer as BookedCall;
    setDone({ call, text: fillIn(call.mailWaits ? booked.mailWaits : booked.text, { email }) });
  }

  if (done) return <Booked {...done} />;
  return (
    <form action={threeTimesPath} method="post" noValidate={offered} onSubmit={submit}>
      <input type="hidden" name="key" value={publicKey} />
      <VisitOrigin ready={ready} />
      <div className="book-columns">
        <div>
          <section className="book-part">
            <h2>{when.heading}</h2>
            <div className="mt-6">
              <When choice={choice} fault={start ? undefined : faults.start} />
            </div>
          </section>
          <section className="book-part">
            <h2>{who.heading}</h2>
            <div className="mt-6">
              <WhoFields
                faults={faults}
                onInput={(name) => setFaults(({ [name]: _, ...others }) => others)}
                about={about}
                onAbout={setAbout}
                kept={kept}
              />
            </div>
            <p className="mt-6">
              {offered || free.state === "reading" ? (
                <Button type="submit" disabled={!offered || sending} className="book-needs-script">
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
            </p>
            <AlertRegion tone="error" className="mt-5">
              {choice.taken ? null : failure}
            </AlertRegion>
          </section>
        </div>
        {offered || free.state === "reading" ? (
          <div className="book-aside book-needs-script">
            <CallSlip start={start} zone={zone} about={about} live />
          </div>
        ) : null}
      </div>
    </form>
  );
}

function When({ choice, fault }: { choice: TimeChoice; fault: string | undefined }) {
  const { free, readTimes } = choice;
  if (free.state === "reading")
    return (
      <>
        <p role="status" className="book-needs-script text-ink-3">
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
          <Button variant="quiet" size="small" onClick={() => void readTimes()}>
            {when.readAgain}
          </Button>
        </p>
      ) : null}
      <ThreeTimesFields />
    </>
  );
}

/** Where the visit came from, for the form that the browser sends itself. */
function VisitOrigin({ ready }: { ready: boolean }) {
  if (!ready) return null;
  const { embeddingHost: _, ...marks } = currentAttribution();
  return Object.entries({ ...marks, sourcePage: pageBefore(location) }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
