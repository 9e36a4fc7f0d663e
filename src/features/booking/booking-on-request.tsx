import { useEffect, useRef, useState } from "react";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { bookPage } from "#content/pages/book.ts";
import { contactPage } from "#content/pages/contact.ts";
import { SmallButton } from "#design-system/actions/button.tsx";

const words = contactPage.embeds;
const loadBooking = async () => (await import("./book-call.tsx")).BookCall;

/** The booking on another page, loaded when a visitor asks for it. */
export function BookingOnRequest({ publicKey }: { publicKey: string }) {
  const [asked, setAsked] = useState(false);
  if (asked) return <LoadedBooking publicKey={publicKey} />;
  return (
    <SmallButton className="book-needs-script" onClick={() => setAsked(true)}>
      {words.schedulerButton}
    </SmallButton>
  );
}

function LoadedBooking({ publicKey }: { publicKey: string }) {
  const BookCall = useLoaded(loadBooking);
  const place = useRef<HTMLDivElement>(null);
  // The button is gone, so the focus goes to what has taken its place.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {BookCall === "loading" ? (
        <p role="status">{bookPage.when.reading}</p>
      ) : BookCall === "failed" ? (
        <p role="alert">{bookPage.when.unreachable}</p>
      ) : (
        <BookCall publicKey={publicKey} />
      )}
    </div>
  );
}
