import { useEffect, useState } from "react";

/** Longer than the pause between two digits, so that only the final total is announced. */
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
