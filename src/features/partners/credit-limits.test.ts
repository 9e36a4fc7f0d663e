import { expect, test } from "vitest";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";

test("WealthFD's first card applies sections 38(c) and 41(g) to its example", () => {
  const { description } = wealthfd.benefits.cards[0];
  const [threshold, share] = (
    ["general-business-credit-threshold", "general-business-credit-protected-share"] as const
  ).map((name) => figure(name, 2025).value) as [number, number];
  expect(description).toContain(formatUsd(90_000 - share * (90_000 - threshold)));
  expect(description).toContain(`a credit of ${formatUsd(50_000)} gives ${formatUsd(40_000)}`);
});
