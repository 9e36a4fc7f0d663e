import { categories, type Measurement } from "./lighthouse.ts";

/** Our page and the same page made with Astro, in our dress and in none. */
export type Compared<Value> = { ours: Value; dressed: Value; plain: Value };

const highestLcpRatio = { dressed: 0.9, plain: 1.5 };

/** `paintedInMs`: when the largest text was painted where the line really was that slow. */
export function comparisonReport(
  path: string,
  { ours, dressed, plain }: Compared<Measurement>,
  paintedInMs: Compared<number>,
): string {
  const lcp = { ours: ours.lcpInMs, dressed: dressed.lcpInMs, plain: plain.lcpInMs };
  return [
    path,
    `  ours           ${inWords(ours)}`,
    `  Astro, dressed ${inWords(dressed)}`,
    `  Astro, plain   ${inWords(plain)}`,
    `  LCP computed for a slow line: ${ratios(lcp)}`,
    `  LCP painted on a slow line: ${ratios(paintedInMs)}`,
    `  bytes: ${times(ours.bytes / dressed.bytes)} of dressed, ${times(ours.bytes / plain.bytes)} of plain`,
  ].join("\n");
}

function ratios({ ours, dressed, plain }: Compared<number>): string {
  const against = (peer: number, highest: number) => {
    const verdict = ours / peer <= highest ? "met" : "missed";
    return `${times(ours / peer)} of ${inMs(peer)} (at most ${highest}x: ${verdict})`;
  };
  return [
    `ours ${inMs(ours)}`,
    `dressed ${against(dressed, highestLcpRatio.dressed)}`,
    `plain ${against(plain, highestLcpRatio.plain)}`,
  ].join(", ");
}

const times = (ratio: number) => `${ratio.toFixed(2)}x`;
const inMs = (value: number) => `${Math.round(value)} ms`;

export type MeasuredRoute = {
  path: string;
  rounds: number;
  /** No search engine shall list it: the audit that asks for that does not apply. */
  unlisted: boolean;
  measured: Measurement;
};

const auditOfListing = "is-crawlable";

/** Every score that applies is 100. */
export function isPerfect({ measured, unlisted }: Omit<MeasuredRoute, "rounds" | "path">): boolean {
  const failsNothingElse = measured.failed.every((id) => id === auditOfListing);
  return categories.every(
    (name) => measured.scores[name] === 100 || (name === "seo" && unlisted && failsNothingElse),
  );
}

export function routeReport(route: MeasuredRoute): string {
  const { path, rounds, unlisted, measured } = route;
  const others = measured.failed.filter((id) => !(unlisted && id === auditOfListing));
  return [
    `  ${path}: ${inWords(measured)}, ${measured.elements} elements`,
    ...(rounds > 1 ? [`median of ${rounds}`] : []),
    ...(unlisted ? ["not to be listed by search engines"] : []),
    ...(others.length > 0 ? [`fails ${others.join(", ")}`] : []),
  ].join(", ");
}

export function summary(routes: readonly MeasuredRoute[]): string {
  const short = routes.filter((route) => !isPerfect(route)).map(({ path }) => path);
  return [
    `${routes.length - short.length} of ${routes.length} routes have 100 in every category that applies`,
    ...(short.length > 0 ? [`not these: ${short.join(" ")}`] : []),
    `largest shift ${Math.max(...routes.map(({ measured }) => measured.layoutShift)).toFixed(3)}`,
  ].join("; ");
}

function inWords(measured: Measurement): string {
  const scores = categories.map((category) => measured.scores[category]).join("/");
  return [
    scores,
    `LCP ${inMs(measured.lcpInMs)}`,
    `FCP ${inMs(measured.fcpInMs)}`,
    `blocking ${inMs(measured.blockingInMs)}`,
    `shift ${measured.layoutShift.toFixed(3)}`,
    `${Math.round(measured.bytes / 100) / 10} kB`,
  ].join(", ");
}
