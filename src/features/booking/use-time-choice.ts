import { useEffect, useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import { useFreeTimes } from "./use-free-times.ts";
import { zoneOfBrowser } from "./zones.ts";

/**
 * The free times with what the visitor has chosen of them, and a choice that others were faster
 * with. A choice that may be booked for this visitor already is held until an answer says so.
 */
export function useTimeChoice(held = false) {
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
    /** Others may have booked meanwhile. */
    readAfterFailure(error: unknown): never {
      void readTimes();
      throw error;
    },
    zone,
    setZone,
    start,
    taken,
    choose(chosen: string | undefined) {
      setStart(chosen);
      setTaken(undefined);
    },
  };
}

export type TimeChoice = ReturnType<typeof useTimeChoice>;
