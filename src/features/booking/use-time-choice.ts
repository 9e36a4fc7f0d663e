import { useCallback, useEffect, useState } from "react";
import { isRefusal, read } from "#browser/post.ts";
import { firmTimeZone } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import type { BookingTimes } from "#contracts/booking.ts";
import { bookingTimesPath } from "#contracts/endpoints.ts";
import type { Instants } from "./call-times.ts";
import { zoneOfBrowser } from "./zones.ts";

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
function useFreeTimes() {
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

/**
 * The free times and the one that the visitor has chosen. `taken` is a chosen time that is no longer
 * free. While a request is under way, or its answer is lost, the chosen time may be missing because
 * this visitor has it: it then stays chosen.
 */
export function useTimeChoice({ sending, failed }: { sending: boolean; failed: unknown }) {
  const held = sending || (failed !== undefined && !isRefusal(failed));
  const { free: offered, readTimes } = useFreeTimes();
  // The prerendered page does not know the visitor's zone.
  const [zone, setZone] = useState(firmTimeZone as string);
  const [start, setStart] = useState<string>();
  const [taken, setTaken] = useState<string>();
  useEffect(() => setZone(zoneOfBrowser(firmTimeZone)), []);

  const isGone = offered.state === "read" && start && !offered.starts.includes(start);
  const free =
    isGone && held ? { ...offered, starts: [...offered.starts, start].toSorted() } : offered;
  useEffect(() => {
    if (!isGone || held) return;
    setTaken(start);
    setStart(undefined);
  }, [isGone, held, start]);

  return {
    free,
    readTimes,
    /** The failure may be a time that others have booked meanwhile. */
    readAfterFailure(error: unknown): never {
      void readTimes();
      throw error;
    },
    zone,
    setZone,
    start,
    /** A call then of an address that we don't know is held until it is confirmed. */
    needsProof: offered.state === "read" && !!start && offered.unprovenHeld.includes(start),
    taken,
    choose(chosen: string | undefined) {
      setStart(chosen);
      setTaken(undefined);
    },
  };
}

export type TimeChoice = ReturnType<typeof useTimeChoice>;
