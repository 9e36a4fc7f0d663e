import { useCallback, useEffect, useState } from "react";
import { read } from "#browser/post.ts";
import { bookPage } from "#content/pages/book.ts";
import type { BookingTimes } from "#contracts/booking.ts";
import { bookingTimesPath } from "#contracts/endpoints.ts";
import type { Instants } from "./call-times.ts";

type FreeTimes =
  | { readonly state: "reading" | "failed"; readonly starts: Instants }
  /** No start is free, or no one at the firm has hours, while `starts` is empty. */
  | {
      readonly state: "read";
      readonly starts: Instants;
      /** Those at which a call of an address that we don't know is held until it is confirmed. */
      readonly unprovenHeld: Instants;
      readonly firmZone: string;
    };

/** The free times, read again whenever the page becomes visible, since others book meanwhile. */
export function useFreeTimes() {
  const [free, setFree] = useState<FreeTimes>({ state: "reading", starts: [] });

  const readTimes = useCallback(async (): Promise<Instants | undefined> => {
    try {
      const words = { failed: bookPage.when.unreachable };
      const { zone, times } = (await read(bookingTimesPath, words)) as BookingTimes;
      const starts = times.map(({ start }) => start);
      const unprovenHeld = times.filter(({ needsProof }) => needsProof).map(({ start }) => start);
      setFree({ state: "read", starts, unprovenHeld, firmZone: zone });
      return starts;
    } catch {
      setFree((now) => (now.state === "read" ? now : { state: "failed", starts: [] }));
    }
  }, []);

  useEffect(() => {
    void readTimes();
    const again = () => {
      if (document.visibilityState === "visible") void readTimes();
    };
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [readTimes]);

  return { free, readTimes };
}
