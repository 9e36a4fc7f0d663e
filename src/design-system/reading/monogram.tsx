import type { Tone } from "./tag.tsx";

const hues: Record<Tone, string> = {
  green: "text-pine",
  blue: "text-blue",
  plum: "text-plum",
  amber: "text-amber",
  neutral: "text-ink-2",
};
const hueOrder: readonly Tone[] = ["green", "blue", "plum", "neutral"];

/** Initials in a rosette as on banknotes, in place of a portrait. Each name has its own pattern. */
export function Monogram({ name, size = 96, tone }: { name: string; size?: number; tone?: Tone }) {
  const number = numberFromName(name);
  // Fewer lines in a small one, because they would run together.
  const petals = size < 64 ? 6 : 9 + (number % 7);
  const flatness = 17 + (number % 5) * 3.5;
  const turns = Array.from({ length: petals }, (_, index) =>
    Number(((index * 180) / petals + (number % 12)).toFixed(1)),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className={`on-sheet shrink-0 ${hues[tone ?? hueOrder[number % hueOrder.length] ?? "green"]}`}
    >
      <circle r="49.5" fill="var(--color-sheet)" stroke="currentColor" strokeWidth="1" />
      <g fill="none" stroke="currentColor" strokeWidth="0.6" opacity="0.5">
        {turns.map((turn) => (
          <ellipse key={turn} rx="47" ry={flatness} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="25" fill="var(--color-sheet)" stroke="currentColor" strokeWidth="1" />
      <text
        y="8.5"
        textAnchor="middle"
        fill="currentColor"
        className="font-serif text-[24px] italic"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

const titles = /^(dr|prof|mr|ms|mrs)\.?$/i;

/** `Dr. Maria del Carmen Ruiz, DDS` → `MR`: first and last name, without titles and degrees. */
export function initialsOf(name: string): string {
  const words = (name.split(",")[0] ?? "")
    .split(/\s+/)
    .filter((word) => word && !titles.test(word));
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}

/** A stable number for each name, so that a monogram never changes. */
export function numberFromName(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 99991;
  return number;
}
