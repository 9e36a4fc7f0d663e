import type { ReactNode } from "react";
import type { DeckCard } from "#content/pages/decks.ts";

/** A deck's first chart, small and without its numbers, which are behind the gate. */
const sketches: Record<DeckCard["id"], ReactNode> = {
  "rd-tax-credits": (
    <>
      {[0, 1, 2, 3].map((part) => (
        <g key={part} transform={`translate(${28 + part * 68} 92)`}>
          <rect width="52" height="62" rx="3" className="fill-sheet stroke-line-strong" />
          <rect width="52" height="3" className="fill-(--sketch)" />
          <path d="M9 20h22M9 32h34M9 41h28" className="stroke-line-strong stroke-2" />
        </g>
      ))}
    </>
  ),
  "convertible-tax-bonds": (
    <>
      <path d="M28 154h264" className="stroke-ink stroke-2" />
      {[0, 1, 2, 3, 4, 5].map((year) => (
        <rect
          key={year}
          x={34 + year * 44}
          y={154 - 14 - year * 8}
          width="28"
          height={14 + year * 8}
          className={year === 5 ? "fill-(--sketch)" : "fill-(--sketch-wash)"}
        />
      ))}
      <path
        d="M262 88C230 56 96 70 50 128"
        className="stroke-(--sketch) stroke-3 [stroke-dasharray:5_5]"
      />
    </>
  ),
  "charitable-donation": (
    <>
      <path d="M28 124h174" className="stroke-(--sketch-wash) stroke-14 [stroke-dasharray:4_3]" />
      <path d="M202 124h90" className="stroke-(--sketch) stroke-14" />
      <path d="M28 108v32M292 108v32" className="stroke-ink stroke-2" />
      <path d="M202 94v60" className="stroke-ink stroke-2" />
      <circle cx="202" cy="124" r="8" className="fill-(--sketch) stroke-paper stroke-3" />
    </>
  ),
};

const tones = {
  green: "[--sketch-wash:var(--tone-1)] [--sketch:var(--color-pine)]",
  blue: "[--sketch-wash:#d2e1f0] [--sketch:var(--color-blue)]",
  plum: "[--sketch-wash:#ecd6e4] [--sketch:var(--color-plum)]",
};

export function DeckSketch({ id, tone }: Pick<DeckCard, "id" | "tone">) {
  return (
    <svg
      viewBox="0 0 320 200"
      className={`mb-2 w-full rounded-[4px] border border-line fill-none ${tones[tone]}`}
      aria-hidden="true"
    >
      <rect width="320" height="200" className="fill-paper" />
      <rect width="320" height="5" className="fill-(--sketch)" />
      <path d="M28 30h44" className="stroke-leaf stroke-4" />
      <path d="M28 52h150" className="stroke-ink stroke-9" />
      {sketches[id]}
      <path d="M28 178h264" className="stroke-line-strong stroke-2" />
    </svg>
  );
}
