import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { studyVerdict } from "#calculations/rd-credit/study/study-verdict.ts";
import { bracketTaxOn } from "#calculations/savings-examples/liability.ts";
import {
  findSpecialty,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculatorResult, studyAssumption } from "#content/calculators/rd-calculator-result.ts";
import { ordinaryPlan, twoChairPractice } from "#content/cases/beside-the-cases.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

/** Computed as the calculator computes a visitor's. */
export function workTwoChairs() {
  const { practiceTypeId, specialtyId, doctorWagesInUsd, staffWagesInUsd, state } =
    twoChairPractice;
  const { name, activities } = findSpecialty(specialtyId)?.specialty ?? {};
  if (!name || !activities) throw new Error(`There is no specialty ${specialtyId}`);
  const estimate = estimateCredit({
    specialties: [
      {
        ...{ practiceTypeId, specialtyId, name },
        timePercentage: 100,
        innovationLevel: "medium",
        activities: activities.slice(0, 2),
      },
    ],
    ...{ doctorWagesInUsd, staffWagesInUsd, state },
  });
  if (estimate.kind === "bad-answers") throw new Error("The two-chair practice has bad answers");
  return { estimate, verdict: studyVerdict(estimate, studyAssumption) };
}

export function TwoChairs() {
  const { heading, text, link, specialtyId, doctorWagesInUsd, staffWagesInUsd } = twoChairPractice;
  const { estimate } = workTwoChairs();
  const { lowInUsd, highInUsd } = rangeByMethod(estimate.qualifiedExpensesInUsd, statedTaxYear);
  return (
    <div className="mt-6 max-w-[46em]">
      <Callout tone="warning" title={heading}>
        <p>
          {fillIn(text, {
            doctor: formatUsd(doctorWagesInUsd),
            staff: formatUsd(staffWagesInUsd),
            estimate: formatUsd(estimate.estimatedCreditInUsd),
            low: formatUsd(lowInUsd),
            high: formatUsd(highInUsd),
          })}{" "}
          <b className="font-semibold">{rdCalculatorResult.reading.probablyNot}.</b>{" "}
          <TextLink href={specialtyPath(specialtyId)}>{link}</TextLink>
        </p>
      </Callout>
    </div>
  );
}

/** Each deduction after the other, and the federal tax that they save together. */
export function ordinaryPlanSlip() {
  const { taxYear, agi, slip } = ordinaryPlan;
  const limit = (name: Parameters<typeof figure>[0]) => figure(name, taxYear).value;
  let income = agi - limit("standard-deduction-joint");
  let saved = 0;
  const rows = slip.lines.map(({ label, figure: name }) => {
    const amount = limit(name);
    const saving = bracketTaxOn(income, taxYear) - bracketTaxOn(income - amount, taxYear);
    income -= amount;
    saved += Math.round(saving);
    const formula = fillIn(slip.formula, { amount: formatUsd(amount) });
    return { label, value: formatUsd(saving), formula };
  });
  const roth = {
    label: slip.roth,
    value: slip.rothValue,
    formula: fillIn(slip.rothFormula, { amount: formatUsd(limit("ira-contribution-limit")) }),
  };
  return {
    title: slip.title,
    subtitle: fillIn(slip.subtitle, { year: taxYear }),
    rows: [{ label: slip.agi, value: formatUsd(agi) }, ...rows, roth],
    total: { label: slip.total, value: formatUsd(saved) },
    footnote: slip.footnote,
  };
}

export function OrdinaryPlan() {
  const { heading, text, link, slip } = ordinaryPlan;
  return (
    <section
      aria-labelledby="ordinary-plan"
      className="mt-10 grid items-start gap-6 border-t border-line pt-8 lg:grid-cols-2 lg:gap-12"
    >
      <div>
        <h3 id="ordinary-plan" className="text-2xl">
          {heading}
        </h3>
        <p className="mt-3 max-w-[36em] text-ink-2">{text}</p>
        <p className="mt-4">
          <TextLink standalone href={link.href}>
            {link.label}
          </TextLink>
        </p>
      </div>
      <Slip
        {...ordinaryPlanSlip()}
        totalsBeside={[
          { label: slip.failure, value: slip.failureValue, formula: slip.failureNote },
        ]}
      />
    </section>
  );
}
