import { useState } from "react";
import { useLoadedComponent } from "#browser/use-loaded-component.ts";
import { bookPage } from "#content/pages/book.ts";
import { contactPage } from "#content/pages/contact.ts";
import { Button } from "#design-system/actions/button.tsx";

const words = contactPage.embeds;
const loadBooking = async () => (await import("./book-call.tsx")).BookCall;

/** The booking on another page, loaded when a visitor asks for it. */
export function BookingOnRequest({ publicKey }: { publicKey: string }) {
  const [asked, setAsked] = useState(false);
  if (asked) return <LoadedBooking publicKey={publicKey} />;
  return (
    <Button
      variant="quiet"
      size="small"
      className="book-needs-script"
      onClick={() => setAsked(true)}
    >
      {words.schedulerButton}
    </Button>
  );
}

function LoadedBooking({ publicKey }: { publicKey: string }) {
  const BookCall = useLoadedComponent(loadBooking);
  if (BookCall === "loading") return <p role="status">{bookPage.when.reading}</p>;
  if (BookCall === "failed") return <p role="alert">{bookPage.when.unreachable}</p>;
  return <BookCall publicKey={publicKey} />;
}
