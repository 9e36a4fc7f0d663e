import { useEffect, useState } from "react";

export const MINUTE_MS = 60_000;

/** The time, renewed every minute, for words such as `waits 9 minutes`. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const every = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(every);
  }, []);
  return now;
}
