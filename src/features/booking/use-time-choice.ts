import { useEffect, useState } from "react";
import { isRefusal } from "#browser/post.ts";
import { firmTimeZone } from "#content/firm.ts";
import { useFreeTimes } from "./use-free-times.ts";
import { zoneOfBrowser } from "./zones.ts";

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
