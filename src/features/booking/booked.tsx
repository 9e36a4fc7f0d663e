import { type ReactNode, useEffect, useRef, useState } from "react";
import { bookPage } from "#content/pages/book.ts";
import type { BookedCall } from "#contracts/booking.ts";
import { changeBookingPage } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { CallSlip } from "./call-slip.tsx";
import { callInWords } from "./call-times.ts";

const words = bookPage.booked;

/** In the place of the form: the call, and what comes next. */
export function Booked(props: { call: BookedCall; text: string; onChange?: () => void }) {
  const { call, text, onChange } = props;
  // On the page of the link itself, the link would lead nowhere.
  const toChange = onChange
    ? { onClick: onChange }
    : { href: `${changeBookingPage}#${call.token}` };
  return (
    <div className="book-columns">
      <div>
        <Outcome heading={words.heading}>
          <WhenItIs call={call} />
          <p className="mt-2 text-ink-2">
            {text} {call.token ? null : words.linkInMail}
          </p>
        </Outcome>
        {call.token ? (
          <p className="mt-6 flex flex-wrap gap-3">
            <CalendarEntry text={call.calendar} />
            <Button variant="quiet" {...toChange}>
              {words.change}
            </Button>
          </p>
        ) : null}
        <h3 className="mt-10">{words.atHandHeading}</h3>
        <ul className="mt-3 *:py-2.5 *:border-b *:border-line *:text-ink-2 border-t border-line">
          {words.atHand.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <h3 className="mt-8">{words.whoHeading}</h3>
        <p className="mt-2 text-ink-2">
          {call.caller
            ? fillIn(words.whoByName, { caller: call.caller, phone: call.phone })
            : fillIn(words.who, { phone: call.phone })}
        </p>
      </div>
      <CallSlip {...call} />
    </div>
  );
}

/** Day and time, on the first screen of a phone too. The slip has the firm's time beside it. */
export function WhenItIs({ call: { start, zone } }: { call: BookedCall }) {
  return <p className="mt-3 font-serif text-xl">{callInWords(start, zone)}</p>;
}

/** What has happened, in the place of what was pressed and with the focus, so that it is heard. */
export function Outcome({ heading, children }: { heading: string; children: ReactNode }) {
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => focused.current?.focus(), []);
  return (
    <>
      <h2 ref={focused} tabIndex={-1} className="outline-none scroll-mt-28 text-3xl">
        {heading}
      </h2>
      {children}
    </>
  );
}

/** The entry that the mail has too, as a file that the browser already holds. */
function CalendarEntry({ text }: { text: string | undefined }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!text) return;
    const url = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  if (!href) return null;
  return (
    <Button href={href} download="call.ics">
      {words.calendar}
    </Button>
  );
}
