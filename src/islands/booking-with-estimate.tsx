import { newestResultKey } from "#browser/kept-estimate.ts";
import { load } from "#browser/kept-in-browser.ts";
import { BookCall, type BookCallProps } from "#features/booking/book-call.tsx";

/**
 * The result of a link from a partner's frame, else the newest that this browser keeps. The
 * calculator's code is loaded only where there is one.
 */
async function findEstimate() {
  const key = newestResultKey();
  const { hash, pathname, search } = location;
  if (!key && !hash) return undefined;
  const results = await import("#features/rd-calculator/answers/kept-result.ts");
  const linked = results.linkedResult(hash);
  // The wages leave the address as soon as they are read.
  if (linked) history.replaceState(history.state, "", pathname + search);
  return linked ?? (key ? results.keptResult(key, load(key), Date.now()) : undefined);
}

/**
 * The booking, which offers to send the calculator's result along. Joined here, because features do
 * not import each other.
 */
export function BookingWithEstimate({ publicKey }: Pick<BookCallProps, "publicKey">) {
  return <BookCall publicKey={publicKey} findEstimate={findEstimate} />;
}
