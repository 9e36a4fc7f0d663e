import { newestResultKey } from "#browser/kept-estimate.ts";
import { load } from "#browser/kept-in-browser.ts";
import { BookCall, type BookCallProps } from "#features/booking/book-call.tsx";

/** The calculator's code is loaded only for a visitor whose browser keeps a result. */
async function findEstimate() {
  const key = newestResultKey();
  if (!key) return undefined;
  const { keptResult } = await import("#features/rd-calculator/answers/kept-result.ts");
  return keptResult(key, load(key), Date.now());
}

/**
 * The booking, which offers to send the calculator's result along. Joined here, because features do
 * not import each other.
 */
export function BookingWithEstimate({ publicKey }: Pick<BookCallProps, "publicKey">) {
  return <BookCall publicKey={publicKey} findEstimate={findEstimate} />;
}
