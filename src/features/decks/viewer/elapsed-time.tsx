import { useEffect, useState } from "react";
import { presentations } from "#content/presentations.ts";
import { clockFace } from "./clock-face.ts";

const words = presentations.notes;

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
    <p className="notes-clock">
      <span>{words.elapsed}</span>
      <time className="figures">{clockFace(now - since)}</time>
      <button type="button" onClick={restart}>
        {words.restart}
      </button>
    </p>
  );
}
