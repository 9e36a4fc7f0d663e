import { type ReactNode, useId } from "react";

/** One hue per service: green for R&D credits, blue for bonds, plum for charitable giving. */
export type Tone = "green" | "blue" | "plum";

export type FigureProps = {
  /** Names the figure, for the eye and for a screen reader. */
  title: string;
  /** Keeps the title for screen readers only, where a heading beside the figure already says it. */
  titleHidden?: boolean;
  /** Stands under the figure: tax year, source, what the figure assumes. */
  note?: ReactNode;
  tone?: Tone;
  /** `plain` sits in prose on hairlines; `sheet` is a white box for heroes, dark sections, slides. */
  surface?: "plain" | "sheet";
  className?: string;
};

/** What all figures share: the name, the hue, the note, and the container they measure. */
export function FigureFrame({
  title,
  titleHidden = false,
  note,
  tone = "green",
  surface = "plain",
  className = "",
  children,
}: FigureProps & { children: ReactNode }) {
  const titleId = useId();
  return (
    <figure
      className={`figure ${className}`.trim()}
      data-tone={tone}
      data-surface={surface}
      aria-labelledby={titleId}
    >
      <figcaption id={titleId} className={titleHidden ? "sr-only" : "figure-title"}>
        {title}
      </figcaption>
      <div className="figure-body">{children}</div>
      {note ? <p className="figure-note">{note}</p> : null}
    </figure>
  );
}
