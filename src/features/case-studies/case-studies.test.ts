import { describe, expect, it } from "vitest";
import { liabilityOn } from "#calculations/savings-examples/liability.ts";
import {
  type EmploymentType,
  strategyKinds,
  type TaxPrescription,
  taxPrescriptions,
} from "#content/case-studies.ts";
import { figure } from "#tax-law/look-up.ts";

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

it("every line on bonds, gifts and captives carries a dated caution", () => {
  for (const name of ["CTB Investment", "Charitable Donations", "831(b) Reinsurance"] as const)
    expect(strategyKinds[name].cautions.length).toBeGreaterThan(0);
});
