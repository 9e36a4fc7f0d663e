import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { surgeon } from "#calculations/estimated-tax/answers.ts";
import { safeHarbors } from "#calculations/estimated-tax/safe-harbors.ts";
import { federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import { orthodontist } from "#calculations/reasonable-pay/answers.ts";
import { atWage } from "#calculations/reasonable-pay/at-wage.ts";
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
import { articles } from "./articles.test-data.ts";
import { textBlocks } from "./render/text-in-html.ts";

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

test("at a lower rate later a pre-tax catch-up would have won by the difference of the rates", () => {
  const catchUp = law("catch-up-limit-age-50");
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

test("the employed doctor's three ticked lines add up", () => {
  const text = textOf("year-end-2026-checklist-for-employed-doctors");
  const lines = [law("elective-deferral-limit") - 16_500, 6_000, law("hsa-limit-family") - 4_750];
  const deducted = lines.reduce((sum, line) => sum + line);
  for (const amount of [...lines, deducted, 0.24 * deducted])
    expect(text).toContain(formatUsd(amount));
});

test("the employed doctor's checklist has twelve lines to tick", () => {
  const article = articles.find(({ id }) => id === "year-end-2026-checklist-for-employed-doctors");
  const [, list = ""] = article?.bodyHtml.split('class="checklist-groups') ?? [];
  expect(list.split("</section>")[0]?.match(/<li>/g)).toHaveLength(12);
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

test("the scanner, the SUV and the miles of 2026 deduct what the law's figures give", () => {
  const text = textOf("equipment-and-vehicles-2026");
  const scanner = 480_000 * law("bonus-depreciation-rate");
  const saved = formatUsd(law("top-ordinary-rate") * scanner);
  expect(text).toContain(`Less federal income tax for 2026\n${saved}`);
  const business = 88_000 * 0.78;
  const bonus = business - law("suv-section-179-cap");
  expect(text).toContain(`Deducted in 2026\n${formatUsd(business)}`);
  for (const amount of [bonus, 0.35 * business]) expect(text).toContain(formatUsd(amount));
  const kept = law("straight-line-first-year-rate") + law("straight-line-later-year-rate");
  expect(text).toContain(`Added to income in 2028\n${formatUsd(business * (1 - kept))}`);
  const byMiles =
    4_800 * law("standard-mileage-rate") + 5_600 * law("standard-mileage-rate-from-july");
  expect(text).toContain(`Deduction\n${formatUsd(byMiles)}`);
});

test("the dental building's loss, its tax on sale and the cabin's hours recompute", () => {
  const text = textOf("practice-real-estate-2026");
  const years = law("nonresidential-building-years");
  const shell = 1_250_000;
  // In service in March: nine and a half months by the mid-month convention.
  const inFirstYear = (cost: number) => Math.round((cost / years) * (9.5 / 12));
  const special = 450_000 * law("bonus-depreciation-rate");
  const loss = special + inFirstYear(shell) + 110_000 - 180_000;
  expect(text).toContain(`Loss of the building in 2026\n${formatUsd(loss)}`);
  expect(text).toContain(formatUsd(0.35 * loss));
  expect(text).toContain(formatUsd(180_000 - 110_000 - inFirstYear(1_700_000)));
  const straightLine = Math.round((shell * 6) / years);
  const onSale =
    0.35 * 140_000 + Math.round(law("real-estate-depreciation-gain-rate") * straightLine);
  expect(text).toContain(`Tax on what had been deducted\n${formatUsd(onSale)}`);
  expect((232 / 61).toFixed(1)).toBe("3.8");
  expect(text).toContain(`${214 - 180} hours`);
  expect(text).toContain(formatUsd(600_000 - law("excess-business-loss-joint")));
});

test("the hospitalist's conversion is taxed by the share of pre-tax money in all of her IRAs", () => {
  const text = textOf("backdoor-roth-for-doctors-2026");
  const basis = law("ira-contribution-limit");
  const share = basis / (67_500 + basis);
  const taxed = basis - share * basis;
  for (const amount of [67_500 + basis, share * basis, taxed])
    expect(text).toContain(formatUsd(amount));
  expect(text).toContain(`Federal tax in the 35% bracket\n${formatUsd(0.35 * taxed)}`);
});

test("the anesthesiologist's after-tax room and the dentist's test leave what the article says", () => {
  const text = textOf("backdoor-roth-for-doctors-2026");
  const pay = law("plan-compensation-limit");
  const room = law("total-contribution-limit") - law("elective-deferral-limit") - 0.04 * pay;
  expect(text).toContain(`After-tax, moved to Roth\n${formatUsd(room)}`);
  // Section 401(m)(2)(A)(ii): twice the staff's 3%, and at most two points above it.
  const allowed = Math.min(2 * 0.03, 0.03 + 0.02) * pay - 0.03 * pay;
  expect(text).toContain(`${formatUsd(allowed)} is left for after-tax contributions`);
  expect(text).toContain(`${formatUsd(30_000 - allowed)} and its earnings`);
  const gain = law("ira-contribution-limit");
  expect(text).toContain(formatUsd(0.238 * gain));
  expect(text).toContain(formatUsd(0.238 * room));
});

test("the hospitalist's moonlighting is taxed as two whole joint returns differ", () => {
  const text = textOf("employed-physician-tax-guide-2026");
  const profit = 60_000;
  const earnings = profit * 0.9235;
  // Wages of $310,000 are above the Social Security base, so only Medicare tax is left.
  const selfEmployment = 2 * law("medicare-rate") * earnings;
  const additional = law("additional-medicare-rate") * earnings;
  const wagesTaxed = 310_000 - law("elective-deferral-limit") - law("standard-deduction-joint");
  const net = profit - selfEmployment / 2;
  const plan = 0.2 * net;
  const taxWith = (contribution: number) => {
    const taxed = (1 - law("section-199a-rate")) * (net - contribution);
    const incomeTax = federalTaxOn(wagesTaxed + taxed) - federalTaxOn(wagesTaxed);
    // The slip adds whole dollars.
    return [incomeTax, selfEmployment, additional].reduce((sum, tax) => sum + Math.round(tax), 0);
  };
  for (const amount of [selfEmployment, additional, plan, taxWith(0), taxWith(0) - taxWith(plan)])
    expect(text).toContain(formatUsd(amount));
  expect(text).toContain(`Federal tax on the moonlighting\n${formatUsd(taxWith(plan))}`);
});

test("the state tax cap shrinks with income as the employed doctor's guide draws it", () => {
  const text = textOf("employed-physician-tax-guide-2026");
  const caps = [500_000, 540_000, 575_000, 610_000].map((income) => stateTaxDeducted(1e6, income));
  expect(caps.at(-1)).toBe(law("state-tax-deduction-floor"));
  for (const cap of caps) expect(text).toContain(formatUsd(cap));
  const worth = stateTaxDeducted(1e6, 530_000) - stateTaxDeducted(1e6, 540_000) + 10_000;
  expect(text).toContain(formatUsd(0.35 * worth));
  expect(text).toContain(formatUsd(400_000 * law("charitable-itemizer-floor")));
  const reimbursed = 5_000 * (0.32 + law("medicare-rate") + law("additional-medicare-rate"));
  expect(text).toContain(formatUsd(reimbursed));
});

test("three captive premiums leave the owner what tax, costs, interest and penalties do not take", () => {
  const text = textOf("captive-insurance-for-a-practice-2026");
  const paid = 3 * 400_000;
  const inTheCaptive = paid - 45_000 - 3 * 50_000;
  const tax = law("top-ordinary-rate") * paid;
  const withoutCaptive = paid - tax;
  const ifItHolds = inTheCaptive * (1 - law("top-long-term-rate-with-investment-tax"));
  const interest = law("underpayment-rate-first-quarter") * (tax / 3) * (5 + 4 + 3);
  const disclosed = inTheCaptive - interest - tax * (1 + law("economic-substance-penalty-rate"));
  const missingForms = 3 * law("nondisclosure-penalty-cap-individual");
  const hidden =
    inTheCaptive -
    interest -
    tax * (1 + law("undisclosed-economic-substance-penalty-rate")) -
    missingForms;
  expect(law("nondisclosure-penalty-rate") * (tax / 3)).toBeGreaterThan(missingForms / 3);
  for (const left of [disclosed, ifItHolds])
    expect(text).toContain(`Left to the owner\n${formatUsd(left)}`);
  const amounts = [withoutCaptive, hidden, interest, missingForms, ifItHolds - withoutCaptive];
  for (const amount of [...amounts, withoutCaptive - disclosed, withoutCaptive - hidden])
    expect(text).toContain(formatUsd(amount));
  const anotherYear =
    350_000 * (1 - law("top-long-term-rate-with-investment-tax")) -
    400_000 * (1 - law("top-ordinary-rate"));
  expect(text).toContain(`Each further year adds ${formatUsd(anotherYear)}`);
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

test("the resident who files separately pays less on the loan and more in tax, by the brackets", () => {
  const text = textOf("student-loans-and-taxes-for-doctors-2026");
  const [own, spouses] = [78_000, 320_000];
  // Brackets of a separate return are half of a joint one's: section 1(j)(2).
  const separateTaxOn = (income: number) =>
    federalTaxOn(2 * (income - law("standard-deduction-single"))) / 2;
  const jointTax = federalTaxOn(own + spouses - law("standard-deduction-joint"));
  const moreTax =
    Math.round(separateTaxOn(own)) + Math.round(separateTaxOn(spouses)) - Math.round(jointTax);
  for (const tax of [jointTax, separateTaxOn(own), separateTaxOn(spouses), moreTax])
    expect(text).toContain(formatUsd(tax));
  const lessPaid = 0.1 * (own + spouses) - 0.07 * own;
  expect(text).toContain(`Payments saved\n${formatUsd(lessPaid)}`);
  const care = Math.round(0.35 * (law("dependent-care-exclusion") / 2));
  const medicare =
    law("additional-medicare-rate") * (spouses - 125_000 - (own + spouses - 250_000));
  const cost = moreTax + care + medicare;
  expect(text).toContain(`the ${formatUsd(cost)} would be lost`);
  expect(text).toContain(`Better off by filing separately\n${formatUsd(lessPaid - cost)}`);
  const community = 0.1 * ((own + spouses) / 2) - 12 * 2 * 50;
  expect(text).toContain(`her payment ${formatUsd(community)} a year`);
});

test("the new repayment plan's rate steps up with each $10,000 of income, and insolvency cuts the tax", () => {
  const text = textOf("student-loans-and-taxes-for-doctors-2026");
  for (const payment of [0.07 * 80_000, 0.08 * 80_001, (0.1 * 360_000) / 12])
    expect(text).toContain(formatUsd(payment));
  expect(text).toContain(formatUsd(0.1 * law("elective-deferral-limit")));
  const taxed = 150_000 - (400_000 - 310_000);
  expect(text).toContain(`${formatUsd(taxed)} is taxed, ${formatUsd(0.35 * taxed)}`);
  expect(text).toContain(formatUsd(0.32 * law("educational-assistance-exclusion")));
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
