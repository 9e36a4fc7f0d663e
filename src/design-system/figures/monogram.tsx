import type { Tone } from "./figure-frame.tsx";

/** A drawn portrait: initials on a ruled slip. Decoration, since the name stands beside it. */
export function Monogram({
  name,
  tone = "green",
  size = "md",
}: {
  name: string;
  tone?: Tone;
  size?: "md" | "lg";
}) {
  return (
    <svg
      className="monogram"
      data-tone={tone}
      data-size={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <rect x="0.75" y="0.75" width="62.5" height="62.5" rx="9" className="monogram-sheet" />
      <path d="M10 46.5H54M10 53.5H40" className="monogram-rule" />
      <text x="32" y="36" textAnchor="middle" className="monogram-initials">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** First and last name, without accents; titles before and degrees after the name do not count. */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/,.*$/, "")
    .replace(/^(Dr|Mr|Mrs|Ms|Prof)\.?\s+/i, "")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.charAt(0) ?? "";
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? "") : "";
  return `${first}${last}`.toUpperCase();
}
