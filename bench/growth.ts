import { globSync } from "node:fs";
import { buildWithArticles } from "./growth/build-with-articles.ts";
import { deskWithLeads } from "./growth/desk-with-leads.ts";
import { onEachEngine } from "./support/databases.ts";
import { type BenchOptions, count, times } from "./support/figures.ts";

const articles = globSync("content/articles/*.mdx").length;
type Sizes = { small: number; large: number };

/**
 * What a build costs with more articles, and the desk's answers with more leads. A larger firm
 * would notice a cost that grows faster than the size. Each size is built once.
 */
export async function run({ rounds, small }: BenchOptions): Promise<void> {
  const articleSizes = { small: articles, large: small ? articles + 2 : 300 };
  const leadSizes = small ? { small: 100, large: 200 } : { small: 1_000, large: 100_000 };
  const builds = [articleSizes.small, articleSizes.large].map(buildWithArticles);
  report("Articles", articleSizes, builds);
  await onEachEngine(async ({ name, newDatabase }) => {
    const costs = [
      await deskWithLeads(await newDatabase(), leadSizes.small, rounds),
      await deskWithLeads(await newDatabase(), leadSizes.large, rounds),
    ];
    report(`Leads on ${name}`, leadSizes, costs);
  });
}

type Costs = Record<string, number>;

function report(what: string, sizes: Sizes, [small = {}, large = {}]: Costs[]): void {
  const growth = times(sizes.large / sizes.small);
  console.log(`${what}: ${count(sizes.small)} and ${count(sizes.large)}, ${growth} the size`);
  for (const [name, before] of Object.entries(small)) {
    const after = large[name] ?? Number.NaN;
    const costs = `${before.toFixed(1)} and ${after.toFixed(1)}`;
    console.log(`  ${name}: ${costs}, ${times(after / before)} the cost`);
  }
}
