import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { safeHarbors } from "#calculations/estimated-tax/safe-harbors.ts";
import { surgeon } from "#calculations/estimated-tax/worked-examples.ts";
import { federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import { atWage } from "#calculations/reasonable-pay/at-wage.ts";
import { orthodontist } from "#calculations/reasonable-pay/worked-examples.ts";
import { incomeByBracket } from "#calculations/savings-examples/liability.ts";
import { type ExampleName, exampleNames } from "#calculations/section-41/example-files.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import { wagesOf } from "#calculations/section-41/worksheet-answers.ts";
import { figure } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { type StateCreditClaim, stateCreditClaims } from "#tax-law/state-credit-claims.ts";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
import { stateCreditRate } from "#tax-law/state-credit-rates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { readFile } from "../form-6765/worksheet-file.ts";
import { renderArticles } from "./article-library.server.ts";
import { textBlocks } from "./render/text-in-html.ts";

const articles = await renderArticles("2026-11-15");
const taxYear = 2026;
const law = (name: FigureName) => figure(name, taxYear).value;

function textOf(id: string): string {
  const { bodyHtml = "" } = articles.find((article) => article.id === id) ?? {};
  return textBlocks(bodyHtml)
    .map(({ text }) => text)
    .join("\n");
}

/** Of a married couple filing jointly, from the bottom of the brackets. */
function federalTaxOn(taxableInUsd: number): number {
  return incomeByBracket(taxableInUsd, taxYear).reduce((sum, { taxInUsd }) => sum + taxInUsd, 0);
}

function stateTaxDeducted(taxesInUsd: number, incomeInUsd: number): number {
  const over = Math.max(0, incomeInUsd - law("state-tax-deduction-phase-down-start"));
  const cap = law("state-tax-deduction-cap") - law("state-tax-deduction-phase-down-rate") * over;
  return Math.min(taxesInUsd, Math.max(law("state-tax-deduction-floor"), cap));
}

interface JointReturn {
  wages: number;
  profit: number;
  propertyTax: number;
  otherItemized: number;
}

/** A joint return in Illinois, with and without the practice paying the tax on its profit. */
function electionSaves(
  { wages, profit, propertyTax, otherItemized }: JointReturn,
  qualifiedBusinessDeduction: boolean,
): number {
  const rate = law("illinois-entity-tax-rate");
  const federalTax = (entityTax: number) => {
    const income = wages + profit - entityTax;
    const ownTaxes = (wages + profit) * rate - entityTax + propertyTax;
    const itemized = stateTaxDeducted(ownTaxes, income) + otherItemized;
    const deduction = Math.max(itemized, law("standard-deduction-joint"));
    const section199a = qualifiedBusinessDeduction
      ? law("section-199a-rate") * (profit - entityTax)
      : 0;
    return federalTaxOn(income - deduction - section199a);
  };
  return federalTax(0) - federalTax(profit * rate);
}

test("the entity tax examples save what whole returns with and without the election differ by", () => {
  const text = textOf("pass-through-entity-tax-elections-2026");
  const dermatologist = { wages: 200_000, profit: 600_000, propertyTax: 14_000 };
  const dentist = { wages: 130_000, profit: 250_000, propertyTax: 9_000 };
  const saved = [
    electionSaves({ ...dermatologist, otherItemized: 24_000 }, false),
    electionSaves({ ...dentist, otherItemized: 5_000 }, true),
  ];
  for (const amount of saved) {
    expect(amount).toBeGreaterThan(0);
    expect(text).toContain(formatUsd(amount));
  }
  const withMortgage = electionSaves({ ...dentist, otherItemized: 25_000 }, true);
  expect(withMortgage).toBeLessThan(0);
  expect(text).toContain(`cost them ${formatUsd(-withMortgage)}`);
});

test("the radiologist inside the range deducts more and loses the excise that is not credited", () => {
  const share = 360_000;
  const wages = 200_000;
  const rate = law("massachusetts-entity-tax-rate");
  const excise = share * rate;
  const notCredited = excise * (1 - law("massachusetts-entity-tax-credit-share"));
  const own = wages * rate + 16_000;
  const without = stateTaxDeducted(own + excise, wages + share);
  const withElection = excise + stateTaxDeducted(own + notCredited, wages + share - excise);
  const betterOff = 0.35 * (withElection - without) - notCredited;
  expect(textOf("pass-through-entity-tax-elections-2026")).toContain(
    `Better off by\n${formatUsd(betterOff)}`,
  );
});

test("at equal rates a Roth catch-up and a pre-tax one come out even", () => {
  const catchUp = law("catch-up-limit-age-50");
  const roth = 2 * catchUp;
  const preTax = 2 * catchUp * (1 - 0.35) + 2 * catchUp * 0.35;
  expect(preTax).toBeCloseTo(roth, 6);
  const text = textOf("roth-catch-up-contributions-2026");
  expect(text).toContain(`would have won by ${formatUsd(2 * catchUp * (0.35 - 0.24))}`);
});

test("the endodontist's box 1 rises by exactly the catch-up that becomes Roth", () => {
  const wage = 210_000;
  const before = wage - law("elective-deferral-limit-ages-60-to-63");
  const after = wage - law("elective-deferral-limit");
  expect(after - before).toBe(law("catch-up-limit-ages-60-to-63"));
  const text = textOf("roth-catch-up-contributions-2026");
  for (const amount of [before, after, ((after - before) * 35) / 100])
    expect(text).toContain(formatUsd(amount));
});

test("the checklist's four lines add up, and its gifts lose the floor once instead of three times", () => {
  const text = textOf("year-end-2026-checklist");
  const lines = [
    law("hsa-limit-family") - 4_750,
    law("elective-deferral-limit") - 18_500,
    46_000,
    12_000,
  ];
  const deducted = lines.reduce((sum, line) => sum + line);
  for (const amount of [...lines, deducted, 0.35 * deducted])
    expect(text).toContain(formatUsd(amount));
  const floor = 800_000 * law("charitable-itemizer-floor");
  const bunched = 30_000 - floor - 3 * (10_000 - floor);
  expect(text).toContain(formatUsd(0.35 * bunched));
});

test("the surgeon's estimated tax is what the calculator in the article computes", () => {
  const text = textOf("estimated-tax-without-a-penalty-2026");
  const result = safeHarbors(surgeon);
  if (result.kind === "not-computable") throw new Error(result.message);
  expect(text).toContain(`Pay by January 15, 2027\n${formatUsd(result.fourthPaymentInUsd)}`);
  const rest = formatUsd(result.fourthPaymentAfterWithholdingInUsd);
  expect(text).toContain(`Left to pay on January 15\n${rest}`);
  const amounts = [
    result.requiredInUsd,
    result.extraWithholdingInUsd,
    result.roughPenaltyInUsd,
    ...result.dates.slice(0, 3).map(({ shortInUsd }) => shortInUsd),
  ];
  for (const amount of amounts) expect(text).toContain(formatUsd(amount));
});

test("the orthodontist who amends three years gets the simplified credit, less the 2025 deduction", () => {
  const text = textOf("amending-for-the-research-credit-2023-to-2025");
  const expenses = [90_000, 100_000, 110_000, 130_000, 140_000, 150_000];
  const rate = figure("research-credit-simplified-rate", 2025).value;
  const credits = [3, 4, 5].map((year) => {
    const before = expenses.slice(year - 3, year).reduce((sum, amount) => sum + amount);
    return rate * ((expenses[year] ?? 0) - before / 3 / 2);
  });
  const [in2023 = 0, in2024 = 0, in2025 = 0] = credits;
  for (const credit of credits) expect(text).toContain(formatUsd(credit));
  const refunds = in2023 + in2024 + 0.65 * in2025;
  expect(text).toContain(`Refunds, before fees and state tax\n${formatUsd(refunds)}`);
  // A tenth of the wages is deducted in the first of five years.
  const correction = in2023 - 0.35 * (130_000 - 13_000);
  expect(text).toContain(`2023, in all\n${formatUsd(correction)}`);
});

test("the orthodontist's wage has the deduction that the calculator in the article computes", () => {
  const text = textOf("s-corporation-pay-for-doctors-2026");
  const result = atWage(orthodontist, 200_000);
  if (result.kind === "not-computable") throw new Error(result.message);
  expect(text).toContain(`Section 199A deduction\n${formatUsd(result.section199aInUsd)}`);
  for (const id of ["employer-payroll-tax", "employer-contribution", "profit", "taxable-income"]) {
    const { value = Number.NaN } = result.lines.find((line) => line.id === id) ?? {};
    expect(text).toContain(formatUsd(value));
  }
});

/** With the worksheet's own reader, which refuses a file that it could not have saved. */
function readExample(name: ExampleName) {
  const path = `content/calculators/form-6765-examples/${name}.json`;
  const answers = readFile(readFileSync(path, "utf8"));
  if (typeof answers === "string") throw new Error(`${path} is refused: ${answers}`);
  return answers;
}

test.each(exampleNames)("the article on Section G prints the lines of %s.json", (name) => {
  const text = textOf("form-6765-for-2026-section-g");
  const answers = readExample(name);
  const { amount } = computeWorksheet(answers);
  for (const line of ["42", "48", "8", "9", "13", "21", "22", "23", "24", "26", "30"] as const)
    expect(text).toContain(formatUsd(amount(line)));
  for (const component of answers.components) {
    expect(text).toContain(component.name);
    expect(text).toContain(component.informationSought);
    expect(text).toContain(formatUsd(wagesOf(component)));
  }
  const wages = answers.components.reduce((sum, component) => sum + wagesOf(component), 0);
  expect(wages).toBe(answers.numbers.wages);
  // The note holds line 38, which the worksheet does not ask for.
  const [officers = "none"] = answers.workpaper.note.match(/\$[\d,]*\d/) ?? [];
  expect(text).toContain(officers);
});

test("Section G is required of the medical example only, and lists four of its components", () => {
  const limit = law("research-section-g-expense-exemption");
  const [dental, medical] = exampleNames.map((name) => computeWorksheet(readExample(name)));
  expect(dental?.amount("48")).toBeLessThanOrEqual(limit);
  const expenses = medical?.amount("48") ?? 0;
  expect(expenses).toBeGreaterThan(limit);
  const text = textOf("form-6765-for-2026-section-g");
  expect(text).toContain(`pass the limit by ${formatUsd(expenses - limit)}`);
  expect(text).toContain(`have ${formatUsd(425_000 + 354_000 + 322_000 + 230_000)}`);
});

test("the dental example without its officer's wages has the credit that the engine computes", () => {
  const answers = readExample("dental-practice");
  const wages = (answers.numbers.wages ?? 0) - 39_000;
  const { amount } = computeWorksheet({ ...answers, numbers: { ...answers.numbers, wages } });
  const text = textOf("form-6765-for-2026-section-g");
  expect(text).toContain(`falls to ${formatUsd(amount("30"))}`);
});

test("the Utah practice has the credit of Utah's law on the dental example's expenses there", () => {
  const { amount } = computeWorksheet(readExample("dental-practice"));
  const expenses = amount("48") - amount("45");
  const base = Math.max(amount("8"), law("research-minimum-base-share") * expenses);
  const ofAll = Math.round(law("utah-research-credit-rate") * expenses);
  const ofExcess = Math.round(law("utah-research-credit-excess-rate") * (expenses - base));
  const federal = Math.round(federalRateAsFraction * amount("48"));
  const simplified = Math.round(stateCreditRate("Utah") * federal);
  const text = textOf("state-research-credits-for-practices-2026");
  expect(text).toContain(`Utah credit by law\n${formatUsd(ofAll + ofExcess)}`);
  for (const value of [ofAll, ofExcess, simplified]) expect(text).toContain(formatUsd(value));
  expect(text).toContain(`${formatUsd(ofAll + ofExcess - 17_000)} is left over`);
  // It says that the state's credit is the larger one, and the shortcut too low by almost twenty.
  expect(ofAll + ofExcess).toBeGreaterThan(amount("30"));
  expect((ofAll + ofExcess) / simplified).toBeCloseTo(19, 0);
});

test("the article on state credits counts the groups as they are on file, and lists all states", () => {
  const claims: StateCreditClaim[] = Object.values(stateCreditClaims);
  const inGroup = (group: string) => claims.filter((claim) => claim.group === group).length;
  const text = textOf("state-research-credits-for-practices-2026");
  expect([inGroup("refundable"), inGroup("carryforward")]).toEqual([8, 11]);
  for (const words of ["Eight states", "Eleven more"]) expect(text).toContain(words);
  for (const { sentence } of Object.values(stateCreditLaw)) expect(text).toContain(sentence);
});
