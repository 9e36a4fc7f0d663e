import { useEffect, useState } from "react";
import { post, statusOf } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import type { BookedCall, BookingRequest } from "#contracts/booking.ts";
import { bookingPath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { FaultSummary } from "#design-system/forms/fault-summary.tsx";
import { Booked, Outcome, WhenItIs } from "./booked.tsx";
import { CallSlip } from "./call-slip.tsx";
import { ChooseTime } from "./choose-time.tsx";
import { useTimeChoice } from "./use-time-choice.ts";
import "./booking.css";

const words = bookPage.change;

type Shown =
  | { screen: "reading" | "unknown" | "failed" }
  | { screen: "call" | "again" | "moved" | "cancelled"; call: BookedCall };

/** Opening the link only shows the call, because mail scanners open links. The buttons change it. */
export function ChangeCall() {
  const [shown, setShown] = useState<Shown>({ screen: "reading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const show = async () => {
      if (!tokenInAddress()) return setShown({ screen: "unknown" });
      setShown({ screen: "reading" });
      try {
        const call = await ask({ action: "show" });
        setShown({ screen: "call", call });
      } catch (error) {
        const status = statusOf(error) ?? 500;
        setShown({ screen: status < 429 ? "unknown" : "failed" });
      }
    };
    void show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [attempt]);

  switch (shown.screen) {
    case "reading":
      return (
        <>
          <p role="status" className="book-needs-script text-ink-3">
            {words.reading}
          </p>
          <noscript>
            <CallUs text={words.withoutScript} />
          </noscript>
        </>
      );
    case "unknown":
      return <CallUs text={words.unknown} />;
    case "failed":
      return (
        <>
          <CallUs text={words.failed} />
          <Button className="mt-5" onClick={() => setAttempt(attempt + 1)}>
            {words.tryAgain}
          </Button>
        </>
      );
    case "moved":
      return (
        <Booked
          call={shown.call}
          text={words.movedText}
          onChange={() => setShown({ ...shown, screen: "again" })}
        />
      );
    case "cancelled":
      return <Cancelled />;
    case "call":
    case "again":
      return <OpenCall call={shown.call} again={shown.screen === "again"} onShow={setShown} />;
  }
}

const tokenInAddress = () => location.hash.slice(1);

function ask(request: Omit<BookingRequest, "token">): Promise<BookedCall> {
  return post(bookingPath, { token: tokenInAddress(), ...request }, words);
}

function OpenCall(props: { call: BookedCall; again: boolean; onShow: (shown: Shown) => void }) {
  const { call, again, onShow } = props;
  const [changing, setChanging] = useState(false);
  const cancelling = useForm({
    send: async () => onShow({ screen: "cancelled", call: await ask({ action: "cancel" }) }),
  });
  if (call.status === "cancelled") return <Cancelled />;
  return (
    <div className="book-columns book-call-first">
      <div>
        {call.status === "over" ? (
          <CallUs text={words.over} />
        ) : (
          <>
            <WhenItIs call={call} />
            <div className="mt-5 flex flex-wrap gap-3">
              {changing ? null : (
                // The button that showed the call again is gone, so this one has the focus.
                <Button autoFocus={again} onClick={() => setChanging(true)}>
                  {words.chooseAnother}
                </Button>
              )}
              <form {...cancelling.form}>
                <Button type="submit" variant="quiet">
                  {words.cancel}
                </Button>
              </form>
            </div>
            {changing ? (
              <OtherTime
                onMoved={(moved) => onShow({ screen: "moved", call: moved })}
                onKeep={() => setChanging(false)}
              />
            ) : null}
          </>
        )}
        <AlertRegion tone="error" className="mt-5">
          {cancelling.failed?.message}
        </AlertRegion>
      </div>
      <div className="book-aside">
        <CallSlip {...call} />
      </div>
    </div>
  );
}

function OtherTime(props: { onMoved: (call: BookedCall) => void; onKeep: () => void }) {
  const choice = useTimeChoice();
  const { free, start } = choice;
  const { form, faults, summary, sending } = useForm({
    check: () => ({ start: start ? undefined : bookPage.when.missing }),
    send: async () =>
      props.onMoved(await ask({ action: "change", start }).catch(choice.readAfterFailure)),
  });
  if (free.state === "reading")
    return (
      <p role="status" className="mt-8">
        {bookPage.when.reading}
      </p>
    );
  if (free.starts.length === 0) return <CallUs text={words.noOtherTime} className="mt-8" />;
  return (
    <form {...form} className="mt-8">
      <ChooseTime choice={choice} fault={faults.start} />
      <p className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{sending ? words.moving : bookPage.who.button}</Button>
        <Button variant="quiet" onClick={props.onKeep}>
          {words.keep}
        </Button>
      </p>
      <FaultSummary {...summary} className="mt-5" />
    </form>
  );
}

function Cancelled() {
  return (
    <>
      <Outcome heading={words.cancelled}>
        <p className="mt-3 text-lg text-ink-2">{words.cancelledText}</p>
      </Outcome>
      <p className="mt-6">
        <Button variant="quiet" href="/book">
          {words.bookAgain}
        </Button>
      </p>
    </>
  );
}

function CallUs({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p role="status" className={`text-lg ${className}`}>
      {text} {words.callUs} <TextLink href={firm.phone.href}>{firm.phone.display}</TextLink>
    </p>
  );
}
