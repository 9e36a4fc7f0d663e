import { useEffect, useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import { useFreeTimes } from "./use-free-times.ts";
import { zoneOfBrowser } from "./zones.ts";

/** The free times with what the visitor has chosen of them, and a choice that others were faster with. */
export function useTimeChoice() {
  const { free, readTimes } = useFreeTimes();
  // The prerendered page does not know the visitor's zone.
  const [zone, setZone] = useState(firmTimeZone as string);
  const [start, setStart] = useState<string>();
  const [taken, setTaken] = useState<string>();
  useEffect(() => setZone(zoneOfBrowser(firmTimeZone)), []);

  useEffect(() => {
    if (free.state !== "read" || !start || free.starts.includes(start)) return;
    setTaken(start);
    setStart(undefined);
  }, [free, start]);

  return {
    free,
    readTimes,
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
