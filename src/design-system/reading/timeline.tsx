export type TimelineEntry = { year: string | number; title: string; description: string };

export function Timeline({
  entries,
  layout = "axis",
  level = 3,
}: {
  entries: readonly TimelineEntry[];
  /** An axis suits up to six short entries; a list suits any number. */
  layout?: "axis" | "list";
  level?: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <ol className={`timeline ${layout === "axis" ? "timeline-axis" : ""}`}>
      {entries.map((entry) => (
        <li key={`${entry.year} ${entry.title}`}>
          <p className="timeline-year">{entry.year}</p>
          <Heading className="mt-2 text-lg lg:mt-0">{entry.title}</Heading>
          <p className="mt-2 text-nav leading-[1.55] text-ink-2">{entry.description}</p>
        </li>
      ))}
    </ol>
  );
}
