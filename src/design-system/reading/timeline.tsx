import "../layout/swipe-row.css";

export type TimelineEntry = { year: string | number; title: string; description: string };

export function Timeline(props: {
  entries: readonly TimelineEntry[];
  /**
   * An axis suits up to six short entries; a list suits any number. On a phone an axis becomes a
   * list, or a row to swipe.
   */
  layout?: "axis" | "swiped-axis" | "list";
  /** The name of a row to swipe, for screen readers and keyboard users who scroll it. */
  label?: string;
}) {
  const { layout = "axis" } = props;
  const swipes = layout === "swiped-axis";
  return (
    <ol
      className={`timeline ${layout === "list" ? "" : "timeline-axis"} ${swipes ? "swipe-row" : ""}`}
      {...(swipes ? { "aria-label": props.label, tabIndex: 0 } : {})}
    >
      {props.entries.map((entry) => (
        <li key={`${entry.year} ${entry.title}`}>
          <p className="timeline-year">{entry.year}</p>
          <h3 className="mt-2 text-lg lg:mt-0">{entry.title}</h3>
          <p className="mt-2 text-nav leading-[1.55] text-ink-2">{entry.description}</p>
        </li>
      ))}
    </ol>
  );
}
