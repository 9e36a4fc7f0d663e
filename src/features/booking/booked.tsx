import { type ReactNode, useEffect, useRef, useState } from "react";
import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import type { BookedCall } from "#contracts/booking.ts";
import { changeBookingPage } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { Monogram } from "#design-system/reading/monogram.tsx";
import { callInWords, timeInWords } from "#wording/call-in-words.ts";
import { fillIn } from "#wording/fill-in.ts";
import { CallSlip } from "./call-slip.tsx";

const words = bookPage.booked;

export function heldUntilInWords({ heldUntil, zone }: BookedCall): string {
  return heldUntil ? timeInWords(Date.parse(heldUntil), zone) : "";
}

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
        <Outcome heading={call.heldUntil ? bookPage.held.heading : words.heading}>
          <WhenItIs call={call} />
          <p className="mt-2 text-ink-2">
            {text} {call.withEstimate ? words.withEstimate : null}{" "}
            {call.token || call.heldUntil ? null : words.linkInMail}
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
        <h2 className="mt-10 text-xl">{words.whoHeading}</h2>
        <WhoCalls call={call} />
        <h2 className="mt-8 text-xl">{words.atHandHeading}</h2>
        <ul className="mt-3 *:py-2.5 *:border-b *:border-line *:text-ink-2 border-t border-line">
          <Items texts={words.atHand} />
        </ul>
      </div>
      <div className="book-aside">
        <CallSlip {...call} />
      </div>
    </div>
  );
}

/** Day and time, on the first screen of a phone too. The slip has the firm's time beside it. */
export function WhenItIs({ call: { start, zone } }: { call: BookedCall }) {
  return <p className="mt-3 font-serif text-xl">{callInWords(Date.parse(start), zone)}</p>;
}

/** Name, role and face of who calls, as the about page has them. */
export function WhoCalls({ call: { caller, phone } }: { call: BookedCall }) {
  const size = 56;
  return (
    <div className="mt-3 flex items-center gap-4 text-ink-2">
      {caller?.portrait ? (
        <img
          src={caller.portrait.path}
          alt={caller.portrait.alt}
          width={size}
          height={size}
          className="portrait"
        />
      ) : caller ? (
        <Monogram name={caller.name} size={size} />
      ) : null}
      <p>
        {fillIn(words.who, {
          caller: caller?.name ?? firm.name,
          phone: phone.replaceAll(" ", "\u00a0"),
        })}
        {caller?.role ? <small className="block text-sm text-ink-3">{caller.role}</small> : null}
      </p>
    </div>
  );
}

/**
 * What has happened, in the place of what was pressed and with the focus, so that it is heard. On a
 * separate page it is the title too, because the page's title asks for what is done by now.
 */
export function Outcome({ heading, children }: { heading: string; children: ReactNode }) {
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => focused.current?.focus(), []);
  const Heading = document.querySelector(".book-top") ? "h1" : "h2";
  return (
    <>
      <Heading ref={focused} tabIndex={-1} className="book-outcome outline-none scroll-mt-28">
        {heading}
      </Heading>
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
