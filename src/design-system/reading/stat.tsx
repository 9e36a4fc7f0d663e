import type { ReactNode } from "react";
import type { Tone } from "./tag.tsx";

/** One fact of a row, such as those under the hero. */
export function Stat(props: { value: string; label: string }) {
  return (
    <p>
      <span className="tabular-digits block font-serif text-[clamp(1.5rem,6vw,2rem)] leading-[1.1] tracking-[-0.01em]">
        {props.value}
      </span>{" "}
      <span className="mt-1 block text-sm text-ink-3">{props.label}</span>
    </p>
  );
}

const rules: Record<Tone, string> = {
  green: "border-leaf",
  blue: "border-blue",
  plum: "border-plum",
  amber: "border-amber",
  neutral: "border-ink",
};

/**
 * One large number under a rule, with its meaning and source. With `countsUp` the number counts up
 * over two seconds when it is first seen: layout/browser/reveal.ts.
 */
export function StatTile(props: {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  tone?: Tone;
  countsUp?: boolean;
}) {
  const { countsUp, tone = countsUp ? "green" : "neutral" } = props;
  return (
    <div
      className={`border-t-2 pt-5 ${rules[tone]}`}
      data-reveal={countsUp ? "" : undefined}
      suppressHydrationWarning
    >
      <p>
        <span
          className="tabular-digits block font-serif text-3xl leading-none tracking-[-0.018em]"
          data-count-up={countsUp ? "" : undefined}
        >
          {props.value}
        </span>{" "}
        <span className="mt-3 block font-medium">{props.label}</span>
      </p>
      {props.note ? <p className="mt-1 text-sm leading-normal text-ink-3">{props.note}</p> : null}
    </div>
  );
}
