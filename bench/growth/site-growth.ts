import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openIndex } from "#features/articles/search/find-articles.ts";
import { median } from "../support/median.ts";
import { addGeneratedArticles } from "./generated-articles.ts";
import { verdict } from "./linear.ts";
import { startMeasured, type Usage } from "./measured-program.ts";
import { copyProject } from "./scratch-project.ts";
import { count, kilobytes, megabytes, milliseconds, seconds, table } from "./table.ts";

const today = globSync("content/articles/*.mdx").length;
const sizes = [today, 300, 1000];

type Built = {
  articles: number;
  build: Usage;
  index: { bytes: number; compressed: number; firstQueryInMs: number };
  listing: { bytes: number; compressed: number };
  feedBytes: number;
};

/** The whole build, as `npm start` does it, with more and more articles in a copy of the project. */
export async function siteGrowth(): Promise<void> {
  const results: Built[] = [];
  for (const articles of sizes) results.push(await buildWith(articles));
  console.log(
    table(
      [
        ...["articles", "build", "CPU time", "peak memory", "search index", "in brotli"],
        ...["first query", "listing", "in brotli", "feed"],
      ],
      results.map(({ articles, build, index, listing, feedBytes }) => [
        ...[count(articles), seconds(build.seconds), seconds(build.cpuSeconds)],
        ...[megabytes(build.peakBytes), kilobytes(index.bytes), kilobytes(index.compressed)],
        ...[milliseconds(index.firstQueryInMs), kilobytes(listing.bytes)],
        ...[kilobytes(listing.compressed), kilobytes(feedBytes)],
      ]),
    ),
  );
  console.log("Peak memory is that of the largest process; the first query reads the index first.");
  const [first, middle, last] = results;
  if (!first || !middle || !last) return;
  const whole = (result: Built, of: (result: Built) => number) => ({
    items: result.articles,
    cost: of(result),
  });
  // What the site costs without further articles is left out.
  const further = (result: Built, of: (result: Built) => number) => ({
    items: result.articles - first.articles,
    cost: of(result) - of(first),
  });
  const cpuTime = ({ build }: Built) => build.cpuSeconds;
  const memory = ({ build }: Built) => build.peakBytes;
  const index = ({ index }: Built) => index.compressed;
  const query = ({ index }: Built) => index.firstQueryInMs;
  for (const line of [
    verdict("CPU time of further articles", further(middle, cpuTime), further(last, cpuTime)),
    verdict("build, peak memory", whole(middle, memory), whole(last, memory)),
    verdict("search index in brotli", whole(middle, index), whole(last, index)),
    verdict("first query", whole(middle, query), whole(last, query)),
  ])
    console.log(line);
}

async function buildWith(articles: number): Promise<Built> {
  const project = copyProject();
  try {
    addGeneratedArticles(project.folder, articles);
    const build = await startMeasured(["tools/build/build.ts"], { cwd: project.folder }).ended;
    const file = (name: string) => join(project.folder, "build/client/knowledge-bank", name);
    const bytes = (name: string) => statSync(file(name)).size;
    const sizesOf = (name: string) => ({
      bytes: bytes(name),
      compressed: bytes(`${name}.br`),
    });
    const index = readFileSync(file("search-index.json"), "utf8");
    return {
      articles,
      build,
      index: { ...sizesOf("search-index.json"), firstQueryInMs: firstQueryInMs(index) },
      listing: sizesOf("index.html"),
      feedBytes: bytes("rss.xml"),
    };
  } finally {
    project.remove();
  }
}

/** As the browser does it when the file has arrived: src/features/articles/browser/search.ts. */
function firstQueryInMs(json: string): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    const { found } = openIndex(JSON.parse(json))("retirement plan deduction");
    if (found.length === 0) throw new Error("The search found nothing.");
    return performance.now() - began;
  });
  return median(times);
}
