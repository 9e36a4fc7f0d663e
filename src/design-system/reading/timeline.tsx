import "../layout/swipe-row.css";

export type TimelineEntry = { year: string | number; title: string; description: string };

/** Up to six short entries on an axis. On a phone it is a list, or a row to swipe. */
export function Timeline(props: {
  entries: readonly TimelineEntry[];
  /** The name of a row to swipe, for screen readers and keyboard users who scroll it. */
  swipeLabel?: string;
}) {
  const { entries, swipeLabel } = props;
  return (
    <ol
      className={`timeline ${swipeLabel ? "swipe-row" : ""}`}
      {...(swipeLabel ? { "aria-label": swipeLabel, tabIndex: 0 } : {})}
    >
      {entries.map((entry) => (
        <li key={`${entry.year} ${entry.title}`}>
          <p className="timeline-year">{entry.year}</p>
          <h3 className="mt-2 text-lg lg:mt-0">{entry.title}</h3>
          <p className="mt-2 text-nav leading-[1.55] text-ink-2">{entry.description}</p>
        </li>
      ))}
    </ol>
  );
}
