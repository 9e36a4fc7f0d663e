import { formatExactUsd, formatFraction, formatUsd } from "#wording/numbers.ts";
import type { WorkingLine } from "../working-line.ts";
import type { EstimatedAmounts, SpecialtyContribution } from "./amounts.ts";

/** Every line from the answers to the total, in the order they are computed. */
export function workingOf(amounts: EstimatedAmounts): WorkingLine[] {
  return [
    ...amounts.specialties.map(specialtyLine),
    totalTimeLine(amounts),
    ...(amounts.totalRdTimeAsFraction > 1 ? [countedTimeLine(amounts)] : []),
    wagesLine(amounts),
    expensesLine(amounts),
    federalLine(amounts),
    stateLine(amounts),
    totalLine(amounts),
  ];
}

function specialtyLine(specialty: SpecialtyContribution, index: number): WorkingLine {
  const { activityCount, timePercentage, weightAsFraction, innovationLevel } = specialty;
  const activities = `${activityCount} ${activityCount === 1 ? "activity" : "activities"}`;
  const time = formatFraction(timePercentage / 100);
  const weight = formatFraction(weightAsFraction);
  return {
    id: `rd-time-${index}`,
    label: `R&D time, ${specialty.name}`,
    formula: `${activities} × ${time} of time × ${weight} for ${innovationLevel} innovation`,
    figures: [
      { label: "Activities", value: activityCount, unit: "count" },
      { label: "Share of time", value: timePercentage / 100, unit: "fraction" },
      { label: "Innovation weight", value: weightAsFraction, unit: "fraction" },
    ],
    value: specialty.rdTimeContributionAsFraction,
    unit: "fraction",
  };
}

function totalTimeLine({ specialties, totalRdTimeAsFraction }: EstimatedAmounts): WorkingLine {
  const parts = specialties.map(({ name, rdTimeContributionAsFraction: value }) => ({
    label: name,
    value,
    unit: "fraction" as const,
  }));
  return {
    id: "total-rd-time",
    label: "Total R&D time",
    formula: parts.map(({ value }) => formatFraction(value)).join(" + ") || "No specialty chosen",
    figures: parts,
    value: totalRdTimeAsFraction,
    unit: "fraction",
  };
}

function countedTimeLine(amounts: EstimatedAmounts): WorkingLine {
  return {
    id: "counted-rd-time",
    label: "R&D time counted",
    formula: `${formatFraction(amounts.totalRdTimeAsFraction)}, but at most 100%`,
    figures: [{ label: "Total R&D time", value: amounts.totalRdTimeAsFraction, unit: "fraction" }],
    value: amounts.countedRdTimeAsFraction,
    unit: "fraction",
  };
}

function wagesLine({
  doctorWagesInUsd,
  staffWagesInUsd,
  wagesInUsd,
}: EstimatedAmounts): WorkingLine {
  return {
    id: "wages",
    label: "Annual wages",
    formula: `${formatUsd(doctorWagesInUsd)} doctors and owners + ${formatUsd(staffWagesInUsd)} clinical staff`,
    figures: [
      { label: "Doctor/owner annual wages", value: doctorWagesInUsd, unit: "usd" },
      { label: "Clinical staff annual wages", value: staffWagesInUsd, unit: "usd" },
    ],
    value: wagesInUsd,
    unit: "usd",
  };
}

function expensesLine(amounts: EstimatedAmounts): WorkingLine {
  const { wagesInUsd, countedRdTimeAsFraction, qualifiedExpensesInUsd } = amounts;
  return {
    id: "qualified-expenses",
    label: "Qualified research expenses (QREs)",
    formula: `${formatUsd(wagesInUsd)} × ${formatFraction(countedRdTimeAsFraction)}`,
    figures: [
      { label: "Annual wages", value: wagesInUsd, unit: "usd" },
      { label: "R&D time", value: countedRdTimeAsFraction, unit: "fraction" },
    ],
    value: qualifiedExpensesInUsd,
    unit: "usd",
  };
}

function federalLine(amounts: EstimatedAmounts): WorkingLine {
  const { qualifiedExpensesInUsd, federalRateAsFraction, federalCreditInUsd } = amounts;
  return {
    id: "federal-credit",
    label: "Federal credit",
    formula: `${formatExactUsd(qualifiedExpensesInUsd)} × ${formatFraction(federalRateAsFraction)}, to the dollar`,
    figures: [
      { label: "QREs", value: qualifiedExpensesInUsd, unit: "usd" },
      { label: "Simplified federal rate", value: federalRateAsFraction, unit: "fraction" },
    ],
    value: federalCreditInUsd,
    unit: "usd",
  };
}

function stateLine(amounts: EstimatedAmounts): WorkingLine {
  const { unroundedFederalCreditInUsd, stateName, stateRateAsFraction, stateCreditInUsd } = amounts;
  return {
    id: "state-credit",
    label: `${stateName} credit`,
    formula: `${formatExactUsd(unroundedFederalCreditInUsd)} federal × ${formatFraction(stateRateAsFraction)}, to the dollar`,
    figures: [
      { label: "Federal credit before rounding", value: unroundedFederalCreditInUsd, unit: "usd" },
      { label: `${stateName} rate`, value: stateRateAsFraction, unit: "fraction" },
    ],
    value: stateCreditInUsd,
    unit: "usd",
  };
}

function totalLine({
  federalCreditInUsd,
  stateCreditInUsd,
  totalCreditInUsd,
}: EstimatedAmounts): WorkingLine {
  return {
    id: "total-credit",
    label: "Estimated total credit",
    formula: `${formatUsd(federalCreditInUsd)} + ${formatUsd(stateCreditInUsd)}`,
    figures: [
      { label: "Federal credit", value: federalCreditInUsd, unit: "usd" },
      { label: "State credit", value: stateCreditInUsd, unit: "usd" },
    ],
    value: totalCreditInUsd,
    unit: "usd",
  };
}
