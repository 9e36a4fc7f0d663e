import { categories, type Measurement } from "./lighthouse.ts";

/** Our page and the same page made with Astro, in our dress and in none. */
export type Measured = { ours: Measurement; dressed: Measurement; plain: Measurement };

const highestLcpRatio = { dressed: 0.9, plain: 1.5 };

export function comparisonReport(path: string, { ours, dressed, plain }: Measured): string {
  return [
    path,
    `  ours           ${inWords(ours)}`,
    `  Astro, dressed ${inWords(dressed)}`,
    `  Astro, plain   ${inWords(plain)}`,
    `  against Astro with our markup, styles and fonts: ${ratios(ours, dressed, highestLcpRatio.dressed)}`,
    `  against Astro with the words alone: ${ratios(ours, plain, highestLcpRatio.plain)}`,
  ].join("\n");
}

function ratios(ours: Measurement, peer: Measurement, highest: number): string {
  const times = (ratio: number) => `${ratio.toFixed(2)}x`;
  const lcp = ours.lcpInMs / peer.lcpInMs;
  const target = `at most ${highest}x: ${lcp <= highest ? "met" : "missed"}`;
  return `LCP ${times(lcp)} (${target}), bytes ${times(ours.bytes / peer.bytes)}`;
}

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
