import { expect, test } from "vitest";
import { bondExample, convertibleTrustBonds } from "#content/services/convertible-trust-bonds.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";

const answers = Object.values(convertibleTrustBonds.faqs).join("\n");
const law = (name: Parameters<typeof figure>[0]) => figure(name, 2025).value;

test("the bond page says what failure costs: the tax again, a penalty and the price", () => {
  const { taxLiability, cost } = bondExample;
  for (const name of [
    "economic-substance-penalty-rate",
    "undisclosed-economic-substance-penalty-rate",
  ] as const)
    expect(answers).toContain(formatUsd(taxLiability + taxLiability * law(name) + cost));
});

test("the bond page says how long a capital loss of the price takes to deduct without gains", () => {
  const years = bondExample.cost / law("capital-loss-limit");
  expect(answers).toContain(`${formatUsd(bondExample.cost)} takes ${years} years`);
});

test("the bond page names the sections on the bond itself and on disclosure", () => {
  for (const section of ["165(g)", "166(d)", "1012", "465", "469", "1.6011-4", "6707A"])
    expect(answers).toContain(section);
});
