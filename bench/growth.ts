import { leadsGrowth } from "./growth/leads-growth.ts";
import { siteGrowth } from "./growth/site-growth.ts";

/**
 * What ten years of articles and a million leads cost: whether time, memory and sizes grow in
 * proportion, or slower. `npm run bench -- growth`; some ten minutes.
 */
export async function run(): Promise<void> {
  await siteGrowth();
  await leadsGrowth();
}
