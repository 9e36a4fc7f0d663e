import { categories, type Measurement } from "./lighthouse.ts";

/** Our page and the same page made with Astro, in our dress and in none. */
export type Measured = { ours: Measurement; dressed: Measurement; plain: Measurement };

const highestLcpRatio = 1.1;

export function pagesReport(path: string, { ours, dressed, plain }: Measured): string {
  return [
    path,
    `  ours           ${inWords(ours)}`,
    `  Astro, dressed ${inWords(dressed)}`,
    `  Astro, plain   ${inWords(plain)}`,
    `  against Astro with our markup, styles and fonts: ${ratios(ours, dressed)}`,
    `  against Astro with the words alone: ${ratios(ours, plain)}`,
  ].join("\n");
}

function ratios(ours: Measurement, peer: Measurement): string {
  const times = (ratio: number) => `${ratio.toFixed(2)}x`;
  const lcp = ours.lcpInMs / peer.lcpInMs;
  const verdict = lcp <= highestLcpRatio ? "met" : "missed";
  const target = `at most ${highestLcpRatio}x: ${verdict}`;
  return `LCP ${times(lcp)} (${target}), bytes ${times(ours.bytes / peer.bytes)}`;
}

function inWords(measured: Measurement): string {
  const scores = categories.map((category) => measured.scores[category]).join("/");
  const ms = (value: number) => `${Math.round(value)} ms`;
  return [
    scores,
    `LCP ${ms(measured.lcpInMs)}`,
    `FCP ${ms(measured.fcpInMs)}`,
    `blocking ${ms(measured.blockingInMs)}`,
    `shift ${measured.layoutShift.toFixed(3)}`,
    `${Math.round(measured.bytes / 100) / 10} kB`,
  ].join(", ");
}
