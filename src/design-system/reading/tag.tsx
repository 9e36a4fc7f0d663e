import type { ReactNode } from "react";

/** One hue per service (green R&D, blue bonds, plum charitable), amber for warnings. */
export type Tone = "green" | "blue" | "plum" | "amber" | "neutral";

const tones: Record<Tone, string> = {
  green: "bg-mint text-pine",
  blue: "bg-blue-wash text-blue",
  plum: "bg-plum-wash text-plum",
  amber: "bg-amber-wash text-amber",
  neutral: "bg-line/60 text-ink-2",
};

export function Tag({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  const surface = tone === "neutral" ? "" : "on-sheet";
  return <span className={`tag ${surface} ${tones[tone]}`}>{children}</span>;
}
