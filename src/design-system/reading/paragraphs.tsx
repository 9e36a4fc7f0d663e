export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

/** On a slide, which is shown and printed without the strip of the site: site-shell/sample-strip.tsx. */
export function SampleNote() {
  return (
    <p className="text-sm text-ink-3">
      Sample content: the people and results shown here are invented.
    </p>
  );
}
