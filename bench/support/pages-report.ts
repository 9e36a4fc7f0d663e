import { categories, type Measurement } from "./lighthouse.ts";

const highestLcpRatio = 1.1;

/** Our page and its peer, one line each, then the ratios. */
export function pagesReport(path: string, ours: Measurement, astro: Measurement): string {
  const lcpRatio = ours.lcpInMs / astro.lcpInMs;
  const verdict = lcpRatio <= highestLcpRatio ? "met" : "missed";
  return [
    path,
    `  ours  ${inWords(ours)}`,
    `  Astro ${inWords(astro)}`,
    `  LCP ${times(lcpRatio)} of Astro's (at most ${highestLcpRatio}x: ${verdict}),` +
      ` bytes ${times(ours.bytes / astro.bytes)}`,
  ].join("\n");
}

const times = (ratio: number): string => `${ratio.toFixed(2)}x`;

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
