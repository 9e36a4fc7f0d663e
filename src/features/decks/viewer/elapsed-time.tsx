import { useEffect, useState } from "react";
import { decksPage } from "#content/pages/decks.ts";

const words = decksPage.notes;

export function ElapsedTime() {
  const [since, setSince] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);

  function restart() {
    const moment = Date.now();
    setSince(moment);
    setNow(moment);
  }

  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-3">
      <span>{words.elapsed}</span>
      <time className="tabular-digits font-serif text-[1.75rem]/none font-medium text-ink">
        {clockFace(now - since)}
      </time>
      <button type="button" onClick={restart} className="min-h-11 underline underline-offset-3">
        {words.restart}
      </button>
    </p>
  );
}

/** 4:07, or 1:04:07 after an hour. A clock that was set back shows no negative time. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => `${value}`.padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
