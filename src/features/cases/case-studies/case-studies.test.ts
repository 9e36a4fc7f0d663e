import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bracketTaxOn, liabilityOn } from "#calculations/savings-examples/liability.ts";
import { type CaseStudy, caseStudies, strategyKinds } from "#content/cases/case-studies.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";
import { CaseStudyDetail } from "./case-study-detail.tsx";
import { planOutcomes, uncontestedSavings } from "./case-study-lines.ts";
import { failureCostOfPlan, failureInWords, goodsCutToCost } from "./line-failure.ts";

const samples = caseStudies.filter(({ sample }) => sample);
const fractionSaved = ({ totalSavings, taxBefore }: CaseStudy) => totalSavings / taxBefore;

describe.each(caseStudies)("the $specialty", (study) => {
  it("has lines that add up to the total", () => {
    const sum = study.strategies.reduce((running, { amount }) => running + amount, 0);
    expect(sum).toBe(study.totalSavings);
  });

  it("states the reduction computed from total and tax", () => {
    expect(Math.round(fractionSaved(study) * 100)).toBe(study.reductionPercent);
  });

  it("takes only strategies that are offered to its kind of earner", () => {
    if (study.employmentType === "Practice Owner") return;
    for (const { name } of study.strategies)
      expect(strategyKinds[name].offeredToEmployees).toBe(true);
  });

  it("settles a liability by bonds only from $500,000 of federal tax up, and only in part", () => {
    for (const { working } of study.strategies) {
      if (working.kind !== "settlement") continue;
      expect(bracketTaxOn(study.agi, study.year)).toBeGreaterThanOrEqual(500_000);
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
  it("states the income in its dialog", () => {
    const dialog = renderToStaticMarkup(createElement(CaseStudyDetail, { study }));
    expect(dialog).toContain(formatUsd(study.agi));
  });

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

/** No income tax on wages there, so the flat 4% would overstate what a household owes. */
const statesWithoutWageTax = [
  ...["Alaska", "Florida", "Nevada", "New Hampshire", "South Dakota"],
  ...["Tennessee", "Texas", "Washington", "Wyoming"],
];

it.each(samples)("the sample $specialty lives in a state that taxes wages", (study) => {
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

  it.each(lines)("has a cost in dollars for the $specialty, whatever the strategy", (line) => {
    expect(failureInWords(line.study, line.strategy)).toMatch(/\$[1-9]/);
  });

  it("costs the owner of a captive the tax on the premium, a penalty and the running cost", () => {
    const [study] = samples;
    if (!study) throw new Error("There is no sample");
    const outlay = { label: "yearly running cost", amount: 65_000 };
    const working = { kind: "deduction", deduction: 400_000, outlay } as const;
    const line = { name: "831(b) Reinsurance", amount: 99_000, description: "", working } as const;
    const words = failureInWords({ ...study, agi: 2_100_000, strategies: [line] }, line);
    for (const amount of ["$148,000", "$29,600", "$59,200", "$65,000"])
      expect(words).toContain(amount);
  });

  it.each(bonds)("leaves the $specialty with the tax, a penalty and the price spent", (line) => {
    const { working } = line.strategy;
    if (working.kind !== "settlement") return;
    const words = failureInWords(line.study, line.strategy);
    expect(words).toContain(formatUsd(working.liability));
    expect(words).toContain(formatUsd(working.liability * working.costAsFraction));
  });
});

describe("what a plan saves and what its failure costs", () => {
  const plan = (id: string) => {
    const study = caseStudies.find((one) => one.id === id);
    if (!study) throw new Error(`No case is called ${id}`);
    return study;
  };

  // The costs are worked by hand. A penalty of 20% on the federal tax of each line, 40% on goods cut
  // to cost, and what was spent: orthodontist 1,776 + (2,223 + 4,820) + (5,200 + 5,980).
  it.each([
    ["orthodontist", 43_393, 18, 19_999],
    ["cardiologist", 31_000, 5, 47_280 + 13_330 + 152_000],
    ["plastic-surgeon", 17_220, 2, 29_600 + 65_000 + 3_108 + 228_000],
    ["radiologist", 0, 0, 42_552 + 152_000],
    ["anesthesiologist", 15_600, 10, 2_800 + 13_548],
  ])("is known for the %s", (id, totalSavings, reductionPercent, cost) => {
    expect(uncontestedSavings(plan(id))).toEqual({ totalSavings, reductionPercent });
    expect(failureCostOfPlan(plan(id))).toBe(cost);
  });

  it("is two totals and a loss where a line is contested, else one total and a loss", () => {
    const values = (id: string) => planOutcomes(plan(id)).map(({ value }) => value);
    expect(values("radiologist")).toEqual(["$0", "$77,800", "−$194,552"]);
    expect(values("orthodontist")).toEqual(["$43,393", "−$19,999"]);
  });
});
