import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 A and AA, and the practices axe recommends beyond it. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, one line a place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Legacy mode looks at this document alone, in half the time; no page of ours contains another.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(tags);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target} (${failureSummary})`),
  );
}
