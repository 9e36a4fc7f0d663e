/** Shown wherever invented people or results stand, until the firm's own replace them. */
export function SampleNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-sm text-ink-3 ${className}`}>
      Sample content: the people and results shown here are invented.
    </p>
  );
}
