import { globSync } from "node:fs";
import { buildWithArticles } from "./growth/build-with-articles.ts";
import { deskWithLeads } from "./growth/desk-with-leads.ts";
import { onEachEngine } from "./support/databases.ts";
import { count, times } from "./support/figures.ts";

const articleSizes = { small: globSync("content/articles/*.mdx").length, large: 300 };
const leadSizes = { small: 1_000, large: 100_000 };

/**
 * What a build costs with more articles, and the desk's answers with more leads. A larger firm
 * would notice a cost that grows faster than the size. Each size is built once.
 */
export async function run(rounds: number): Promise<void> {
  const [small, large] = [articleSizes.small, articleSizes.large].map(buildWithArticles);
  report("Articles", articleSizes, small, large);
  await onEachEngine(async ({ name, newDatabase }) => {
    const small = await deskWithLeads(await newDatabase(), leadSizes.small, rounds);
    const large = await deskWithLeads(await newDatabase(), leadSizes.large, rounds);
    report(`Leads on ${name}`, leadSizes, small, large);
  });
}

type Costs = Record<string, number>;

function report(what: string, sizes: typeof leadSizes, small: Costs = {}, large: Costs = {}): void {
  const growth = times(sizes.large / sizes.small);
  console.log(`${what}: ${count(sizes.small)} and ${count(sizes.large)}, ${growth} the size`);
  for (const [name, before] of Object.entries(small)) {
    const after = large[name] ?? Number.NaN;
    const costs = `${before.toFixed(1)} and ${after.toFixed(1)}`;
    console.log(`  ${name}: ${costs}, ${times(after / before)} the cost`);
  }
}
