import { useEffect, useState } from "react";

/** Long enough for the next digit to be typed: a total is said once it has settled. */
const settledAfterMs = 1200;

/** For screen readers: the text, once it has stopped changing. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
