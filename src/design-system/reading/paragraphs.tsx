export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

/** Shown beside invented people or results until the firm replaces them. */
export function SampleNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-sm text-ink-3 ${className}`}>
      Sample content: the people and results shown here are invented.
    </p>
  );
}
