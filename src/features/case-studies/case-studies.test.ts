import { describe, expect, it } from "vitest";
import { liabilityOn } from "#calculations/savings-examples/liability.ts";
import {
  type EmploymentType,
  strategyKinds,
  type TaxPrescription,
  taxPrescriptions,
} from "#content/case-studies.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";
import { failureInWords, goodsCutToCost } from "./line-failure.ts";

const samples = taxPrescriptions.filter(({ sample }) => sample);
const fractionSaved = ({ totalSavings, taxBefore }: TaxPrescription) => totalSavings / taxBefore;

const specified: Record<string, EmploymentType> = {
  Orthodontist: "Practice Owner",
  "General dentist": "Practice Owner",
  Cardiologist: "Practice Owner",
  "Plastic surgeon": "Practice Owner",
  Optometrist: "Practice Owner",
  "Oral surgeon": "Practice Owner",
  Chiropractor: "Practice Owner",
  Dermatologist: "Practice Owner",
  Radiologist: "W-2 Employee",
  Anesthesiologist: "W-2 Employee",
};

// The firm replaces the samples with its own cases, or adds to them.
describe.runIf(samples.length === taxPrescriptions.length)("the cases, all of them samples", () => {
  it("are the eight practice owners and two W-2 employees specified", () => {
    const earners = samples.map(({ specialty, employmentType }) => [specialty, employmentType]);
    expect(Object.fromEntries(earners)).toEqual(specified);
  });

  it("span the specified incomes and reductions", () => {
    const incomes = samples.map(({ agi }) => agi);
    const reductions = samples.map(({ reductionPercent }) => reductionPercent);
    expect([Math.min(...incomes), Math.max(...incomes)]).toEqual([380_000, 2_100_000]);
    expect([Math.min(...reductions), Math.max(...reductions)]).toEqual([13, 24]);
  });

  it("use every named strategy", () => {
    const used = taxPrescriptions.flatMap(({ strategies }) => strategies.map(({ name }) => name));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(strategyKinds).toSorted());
  });
});

describe.each(taxPrescriptions)("the $specialty", (study) => {
  it("has lines that add up to the total", () => {
    const sum = study.strategies.reduce((running, { amount }) => running + amount, 0);
    expect(sum).toBe(study.totalSavings);
  });

  it("states the reduction that total and tax give", () => {
    expect(Math.round(fractionSaved(study) * 100)).toBe(study.reductionPercent);
  });

  it("takes only strategies that are open to its kind of earner", () => {
    if (study.employmentType === "Practice Owner") return;
    for (const { name } of study.strategies) expect(strategyKinds[name].openToEmployees).toBe(true);
  });

  it("settles a liability by bonds only from $500,000 up, and only in part", () => {
    for (const { working } of study.strategies) {
      if (working.kind !== "settlement") continue;
      expect(study.taxBefore).toBeGreaterThanOrEqual(500_000);
      expect(working.liability).toBeLessThan(study.taxBefore - study.totalSavings);
    }
  });

  it("keeps gifts and premiums within the limits of the law", () => {
    const gifts = study.strategies.filter(({ name }) => name === "Charitable Donations");
    const given = gifts.map(({ working }) =>
      working.kind === "deduction" ? working.deduction : 0,
    );
    const limit = figure("charitable-appreciated-property-limit", study.year).value * study.agi;
    expect(given.reduce((sum, gift) => sum + gift, 0)).toBeLessThanOrEqual(limit);
    for (const { name, working } of study.strategies)
      if (name === "831(b) Reinsurance" && working.kind === "deduction")
        expect(working.deduction).toBeLessThan(figure("captive-premium-limit", study.year).value);
  });
});

describe.each(samples)("the sample $specialty", (study) => {
  it("owes before planning what the calculator on the page computes", () => {
    expect(study.taxBefore).toBe(Math.round(liabilityOn(study.agi, study.year)));
  });

  it("has on each line what its working gives, one deduction after the other", () => {
    let income = study.agi;
    for (const { name, amount, working } of study.strategies) {
      if (working.kind === "credit")
        expect(amount, name).toBe(working.expenses * working.rateAsFraction);
      else if (working.kind === "settlement")
        expect(amount, name).toBe(working.liability * (1 - working.costAsFraction));
      else {
        const before = liabilityOn(income, study.year);
        income -= working.deduction;
        const saved = before - liabilityOn(income, study.year);
        expect(amount, name).toBe(Math.round(saved - (working.outlay?.amount ?? 0)));
      }
    }
  });
});

it("every line on bonds, gifts, captives and home rent carries a dated caution", () => {
  const examined = [
    ...(["CTB Investment", "Charitable Donations"] as const),
    ...(["831(b) Reinsurance", "Augusta Rule"] as const),
  ];
  for (const name of examined) expect(strategyKinds[name].cautions.length).toBeGreaterThan(0);
});

/** They levy no income tax on wages, so the flat 4% would overstate what a household there owes. */
const statesWithoutWageTax = [
  ...["Alaska", "Florida", "Nevada", "New Hampshire", "South Dakota"],
  ...["Tennessee", "Texas", "Washington", "Wyoming"],
];

it.each(samples)("the sample $specialty lives where the flat 4% is not invented", (study) => {
  expect(statesWithoutWageTax).not.toContain(study.location);
});

describe("a line that fails", () => {
  const lines = samples.flatMap((study) =>
    study.strategies.map((strategy) => ({ study, strategy, specialty: study.specialty })),
  );
  const goods = lines.filter(
    ({ strategy: { name, working } }) =>
      name === "Charitable Donations" && working.kind === "deduction" && working.outlay,
  );
  const bonds = lines.filter(({ strategy }) => strategy.working.kind === "settlement");

  it.each(goods)("gives the $specialty a loss at cost, and more with the penalty", (line) => {
    const { net, netBeforePenalty, penalty } = goodsCutToCost(line.study, line.strategy);
    expect(netBeforePenalty).toBeLessThan(0);
    expect(penalty).toBeGreaterThan(0);
    const words = failureInWords(line.study, line.strategy);
    expect(words).toContain(formatUsd(-netBeforePenalty));
    expect(words).toContain(formatUsd(-net));
  });

  const hers = goods.filter(({ specialty }) => specialty === "Dermatologist");
  it.each(hers)("costs the $specialty at cost about as much again in penalty", (line) => {
    const { net, netBeforePenalty, penalty } = goodsCutToCost(line.study, line.strategy);
    expect([netBeforePenalty, penalty, net]).toEqual([-17_700, 17_667, -35_367]);
  });

  it.each(bonds)("leaves the $specialty with the tax, a penalty and the price spent", (line) => {
    const { working } = line.strategy;
    if (working.kind !== "settlement") return;
    const words = failureInWords(line.study, line.strategy);
    expect(words).toContain(formatUsd(working.liability));
    expect(words).toContain(formatUsd(working.liability * working.costAsFraction));
  });
});
