import { type ReactNode, useEffect, useState } from "react";
import { post, statusOf, twiceIfLost } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import { heldMinutes } from "#contracts/booked-call.ts";
import type { BookedCall, BookingRequest } from "#contracts/booking.ts";
import { bookingPath } from "#contracts/endpoints.ts";
import { Button, type ButtonProps } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { shortCallInWords } from "#wording/call-in-words.ts";
import { fillIn } from "#wording/fill-in.ts";
import { Booked, heldUntilInWords, Outcome, WhenItIs, WhoCalls } from "./booked.tsx";
import { ChooseTime } from "./choose-time.tsx";
import { useTimeChoice } from "./use-time-choice.ts";
import "./booking.css";

const words = bookPage.change;
const { held } = bookPage;

type View =
  | { screen: "reading" | "unknown" | "failed" }
  | { screen: "call" | "again" | "moved" | "confirmed"; call: BookedCall };

/** Opening the link only shows the call, because mail scanners open links. The buttons change it. */
export function ChangeCall() {
  const [shown, setShown] = useState<View>({ screen: "reading" });
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
    case "confirmed":
      return (
        <Booked
          call={shown.call}
          text={shown.screen === "moved" ? words.movedText : held.confirmed}
          onChange={() => setShown({ ...shown, screen: "again" })}
        />
      );
    case "call":
    case "again":
      return <OpenCall call={shown.call} again={shown.screen === "again"} onShow={setShown} />;
  }
}

const tokenInAddress = () => location.hash.slice(1);

function ask(request: Omit<BookingRequest, "token">): Promise<BookedCall> {
  return post(bookingPath, { token: tokenInAddress(), ...request }, words);
}

/** `back` is the call again, with the focus, because the button that was pressed is gone. */
type Mode = "call" | "back" | "moving" | "cancelling";

function OpenCall(props: { call: BookedCall; again: boolean; onShow: (shown: View) => void }) {
  const { call, again, onShow } = props;
  const [mode, setMode] = useState<Mode>(again ? "back" : "call");
  if (call.status === "cancelled")
    return <Ended heading={words.cancelled} text={words.cancelledText} />;
  if (call.status === "over") return <CallUs text={words.over} />;
  if (call.status === "released") {
    const { heading, text } = held.released;
    return <Ended heading={heading} text={fillIn(text, { minutes: heldMinutes })} />;
  }
  const time = shortCallInWords(Date.parse(call.start), call.zone);
  const keep: ButtonProps = {
    variant: "quiet",
    onClick: () => setMode("back"),
    children: fillIn(words.keep, { time }),
  };
  const cancel = (
    <Button variant="quiet" onClick={() => setMode("cancelling")}>
      {words.cancel}
    </Button>
  );
  const parts = (
    <>
      <WhenItIs call={call} />
      <WhoCalls call={call} />
      {mode === "moving" ? (
        <OtherTime keep={keep} onMoved={(moved) => onShow({ screen: "moved", call: moved })} />
      ) : mode === "cancelling" ? (
        <ReallyCancel
          keep={keep}
          onCancelled={(cancelled) => onShow({ screen: "call", call: cancelled })}
        />
      ) : call.status === "held" ? (
        <Confirm
          call={call}
          cancel={cancel}
          hasFocus={mode === "back"}
          onConfirmed={(confirmed) =>
            onShow({
              screen: confirmed.status === "released" ? "call" : "confirmed",
              call: confirmed,
            })
          }
        />
      ) : (
        <p className="mt-6 flex flex-wrap gap-3">
          <Button autoFocus={mode === "back"} onClick={() => setMode("moving")}>
            {words.chooseAnother}
          </Button>
          {cancel}
        </p>
      )}
    </>
  );
  return call.status === "held" ? <Outcome heading={held.heading}>{parts}</Outcome> : parts;
}

/** Books a call that is held. */
function Confirm(props: {
  call: BookedCall;
  cancel: ReactNode;
  hasFocus: boolean;
  onConfirmed: (call: BookedCall) => void;
}) {
  const { form, sending, failed } = useForm({
    send: async () => props.onConfirmed(await twiceIfLost(() => ask({ action: "confirm" }))),
  });
  return (
    <form {...form} className="mt-6">
      <p>{fillIn(held.heldUntil, { time: heldUntilInWords(props.call) })}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" autoFocus={props.hasFocus}>
          {sending ? held.confirming : held.confirm}
        </Button>
        {props.cancel}
      </p>
      <Failed failed={failed} />
    </form>
  );
}

interface ChangeProps {
  /** The button that changes nothing. */
  readonly keep: ButtonProps;
}

function ReallyCancel(props: ChangeProps & { onCancelled: (call: BookedCall) => void }) {
  const { form, failed } = useForm({
    send: async () => props.onCancelled(await twiceIfLost(() => ask({ action: "cancel" }))),
  });
  return (
    <form {...form} className="mt-6">
      <fieldset>
        <legend className="font-semibold">{words.cancelQuestion}</legend>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button type="submit">{words.cancelYes}</Button>
          <Button {...props.keep} autoFocus />
        </p>
      </fieldset>
      <Failed failed={failed} />
    </form>
  );
}

function OtherTime(props: ChangeProps & { onMoved: (call: BookedCall) => void }) {
  const { form, faults, sending, failed } = useForm({
    check: () => ({ start: start ? undefined : bookPage.when.missing }),
    send: async () => {
      const move = () => ask({ action: "change", start });
      props.onMoved(await twiceIfLost(move).catch(choice.readAfterFailure));
    },
  });
  const choice = useTimeChoice({ sending, failed });
  const { free, start, zone, taken } = choice;
  if (free.state === "reading")
    return (
      <p role="status" className="mt-8">
        {bookPage.when.reading}
      </p>
    );
  if (free.starts.length === 0) return <CallUs text={words.noOtherTime} className="mt-8" />;
  const move = start
    ? fillIn(words.move, { time: shortCallInWords(Date.parse(start), zone) })
    : words.moveWhere;
  return (
    <form {...form} className="mt-8 max-w-3xl">
      <ChooseTime choice={choice} fault={faults.start} />
      <p className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{sending ? words.moving : move}</Button>
        <Button {...props.keep} />
      </p>
      <Failed failed={taken ? undefined : failed} />
    </form>
  );
}

function Failed({ failed }: { failed: Error | undefined }) {
  return (
    <AlertRegion tone="error" className="mt-5">
      {failed?.message}
    </AlertRegion>
  );
}

function Ended({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <Outcome heading={heading}>
        <p className="mt-3 text-lg text-ink-2">{text}</p>
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
