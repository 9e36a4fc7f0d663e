import { type ReactNode, useId } from "react";

/** One hue per service: green for R&D credits, blue for bonds, plum for charitable giving. */
export type Tone = "green" | "blue" | "plum";

export type ChartProps = {
  /** The chart's visible and accessible name. */
  title: string;
  /** Keeps the title for screen readers only, where a heading beside the chart has the same words. */
  titleHidden?: boolean;
  /** Shown under the chart: tax year, source, assumptions. */
  note?: ReactNode;
  tone?: Tone;
  /** `plain` has hairlines, for prose; `sheet` is a white box for heroes, dark sections, slides. */
  surface?: "plain" | "sheet";
  className?: string;
};

/** What all charts share: name, hue, note, and the container whose width they query. */
export function ChartFrame(props: ChartProps & { children: ReactNode }) {
  const { titleHidden = false, tone = "green", surface = "plain", className = "" } = props;
  const titleId = useId();
  return (
    <figure
      className={`chart ${className}`.trim()}
      data-tone={tone}
      data-surface={surface}
      aria-labelledby={titleId}
    >
      <figcaption id={titleId} className={titleHidden ? "sr-only" : "chart-title"}>
        {props.title}
      </figcaption>
      <div className="chart-body">{props.children}</div>
      {props.note ? <p className="chart-note">{props.note}</p> : null}
    </figure>
  );
}
