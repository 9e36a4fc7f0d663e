import { useEffect, useState } from "react";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import { openFromAddress } from "./arrivals.ts";
import { createShelf } from "./shelf.ts";

/** Reads the storage and the address after hydration: the prerendered page has neither. */
export function useShelf(firstYear: WorksheetYear) {
  const [shelf] = useState(() => createShelf(firstYear));
  // No external store of React's: its updates are drawn at once, before what a visitor typed early
  // is taken from the fields (islands/early-input.ts).
  const [state, setState] = useState(shelf.state);
  useEffect(() => {
    const unsubscribe = shelf.subscribe(() => setState(shelf.state()));
    let stop = () => {};
    const arrive = () => void openFromAddress(shelf);
    const begin = () => {
      stop = shelf.start();
      arrive();
      // A second link pasted into the same tab changes only what is behind the # sign.
      addEventListener("hashchange", arrive);
    };
    // A page that the browser only prepares (speculation rules) makes no sheet.
    if (document.prerendering)
      document.addEventListener("prerenderingchange", begin, { once: true });
    else begin();
    return () => {
      document.removeEventListener("prerenderingchange", begin);
      removeEventListener("hashchange", arrive);
      stop();
      unsubscribe();
    };
  }, [shelf]);
  return { shelf, state };
}
