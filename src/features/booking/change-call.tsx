import { useEffect, useState } from "react";
import { post, statusOf } from "#browser/post.ts";
import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import type { BookedCall, BookingRequest } from "#contracts/booking.ts";
import { bookingPath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
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
      const token = tokenInAddress();
      if (!token) return setShown({ screen: "unknown" });
      setShown({ screen: "reading" });
      try {
        const call = await ask({ token, action: "show" });
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

async function ask(request: BookingRequest): Promise<BookedCall> {
  return post<BookedCall>(bookingPath, request, words);
}

function OpenCall(props: { call: BookedCall; again: boolean; onShow: (shown: Shown) => void }) {
  const { call, again, onShow } = props;
  const [changing, setChanging] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (call.status === "cancelled") return <Cancelled />;

  async function act(request: Omit<BookingRequest, "token">, screen: "moved" | "cancelled") {
    setSending(true);
    setFailure(undefined);
    try {
      onShow({ screen, call: await ask({ token: tokenInAddress(), ...request }) });
    } catch (error) {
      setFailure((error as Error).message);
      setSending(false);
      return false;
    }
    return true;
  }

  return (
    <div className="book-columns book-call-first">
      <div>
        {call.status === "over" ? (
          <CallUs text={words.over} />
        ) : (
          <>
            <WhenItIs call={call} />
            <p className="mt-5 flex flex-wrap gap-3">
              {changing ? null : (
                // The button that showed the call again is gone, so this one has the focus.
                <Button autoFocus={again} onClick={() => setChanging(true)}>
                  {words.chooseAnother}
                </Button>
              )}
              <Button
                variant="quiet"
                disabled={sending}
                onClick={() => void act({ action: "cancel" }, "cancelled")}
              >
                {words.cancel}
              </Button>
            </p>
            {changing ? (
              <OtherTime
                sending={sending}
                onMove={(start) => act({ action: "change", start }, "moved")}
                onKeep={() => setChanging(false)}
              />
            ) : null}
          </>
        )}
        <AlertRegion tone="error" className="mt-5">
          {failure}
        </AlertRegion>
      </div>
      <div className="book-aside">
        <CallSlip {...call} />
      </div>
    </div>
  );
}

interface OtherTimeProps {
  sending: boolean;
  onMove: (start: string) => Promise<boolean>;
  onKeep: () => void;
}

function OtherTime({ sending, onMove, onKeep }: OtherTimeProps) {
  const choice = useTimeChoice();
  const { free, start, readTimes } = choice;
  if (free.state === "reading")
    return (
      <p role="status" className="mt-8">
        {bookPage.when.reading}
      </p>
    );
  if (free.starts.length === 0) return <CallUs text={words.noOtherTime} className="mt-8" />;
  return (
    <div className="mt-8">
      <ChooseTime choice={choice} />
      <p className="mt-6 flex flex-wrap gap-3">
        <Button
          disabled={!start || sending}
          onClick={async () => {
            if (start && !(await onMove(start))) await readTimes();
          }}
        >
          {sending ? words.moving : bookPage.who.button}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {words.keep}
        </Button>
      </p>
    </div>
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
