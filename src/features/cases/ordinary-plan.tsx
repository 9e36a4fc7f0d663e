import { roundToDollar } from "#calculations/rounding.ts";
import { bracketTaxOn, liabilityOn } from "#calculations/savings-examples/liability.ts";
import { ordinaryPlan as plan } from "#content/cases/beside-cases.ts";
import { caseStudiesPage } from "#content/cases/case-studies.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { figure } from "#tax-law/look-up.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { CaseHead, CaseLines } from "./case-lines.tsx";

const { taxYear, agi, lines, roth } = plan;
const limitOf = (name: Parameters<typeof figure>[0]) => figure(name, taxYear).value;

/**
 * Each line after the one before. What can go wrong is tax on the conversion, which pre-tax money in
 * another IRA would bring (section 408(d)(2)): no penalty can fall on a deferral within the limit.
 */
export function workOrdinaryPlan() {
  let income: number = agi;
  const amounts = lines.map(({ limit }) => {
    const before = liabilityOn(income, taxYear);
    income -= limitOf(limit);
    return roundToDollar(before - liabilityOn(income, taxYear));
  });
  const converted = limitOf(roth.limit) * roth.accounts;
  return {
    amounts,
    taxBefore: liabilityOn(agi, taxYear),
    totalSavings: amounts.reduce((sum, amount) => sum + amount, 0),
    failureCost: roundToDollar(
      bracketTaxOn(income, taxYear) - bracketTaxOn(income - converted, taxYear),
    ),
  };
}

export function OrdinaryPlanCard() {
  const { amounts, taxBefore, totalSavings, failureCost } = workOrdinaryPlan();
  const words = caseStudiesPage.slip;
  const percent = `${Math.round((100 * totalSavings) / taxBefore)}%`;
  return (
    <>
      <CaseHead icon="stethoscope" {...plan} year={taxYear} />
      <CaseLines
        lines={[
          ...lines.map(({ label }, index) => ({ label, value: formatUsd(amounts[index] ?? 0) })),
          { label: roth.label, value: formatUsd(0) },
        ]}
        outcomes={[
          {
            label: words.all,
            value: formatUsd(totalSavings),
            note: fillIn(plan.note, { percent, tax: formatUsd(taxBefore) }),
          },
          { label: plan.failure, value: formatUsd(-failureCost) },
        ]}
      />
      <TextLink standalone href={plan.link.href}>
        {plan.link.label}
      </TextLink>
    </>
  );
}
