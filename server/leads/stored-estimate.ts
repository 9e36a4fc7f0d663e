import * as z from "zod/mini";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { studyAnswer, verdictOf } from "#calculations/rd-credit/study/study-answer.ts";
import { peopleAndHours } from "#calculations/rd-credit/who-does-it.ts";
import { rangeByMethod } from "#calculations/section-41/credit-by-method.ts";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { answerWords, studyAssumption } from "#content/calculators/study-answer.ts";
import { feeLineWords } from "#content/fees.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { ShownEstimate } from "#contracts/desk/people.ts";
import type { SentLead } from "#contracts/desk/person.ts";
import { type StoredPlan, storedPlan } from "#contracts/year-end-plan.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";
import { jsonOrUndefined } from "../storage/rows.ts";

const onlySome = z.object({ people: z.number(), all: z.number(), hoursAWeek: z.number() });

/** What the visitor's slip showed, stored with the lead so that later law does not change it. */
const storedEstimate = z.object({
  practiceTypes: z.array(z.string()),
  specialties: z.array(
    z.object({
      name: z.string(),
      timePercentage: z.number(),
      innovationLevel: z.enum(["low", "medium", "high"]),
      /** As a fraction of all time. */
      rdTimeContribution: z.number(),
      activities: z.array(z.string()),
    }),
  ),
  /** As a fraction. */
  totalRdTime: z.number(),
  /** This and the following are in dollars. */
  wages: z.number(),
  qualifiedExpenses: z.number(),
  federalCredit: z.number(),
  stateCredit: z.number(),
  estimatedCredit: z.number(),
  state: z.string(),
  /** What the law's methods were applied to. */
  countedExpenses: z.number(),
  onlySome: z.optional(onlySome),
});

/**
 * The amounts that the visitor saw, as the calculations name them, or null if they are damaged. The
 * lead must open in any case.
 */
export function storedAmounts(result: string | null) {
  const { data } = storedEstimate.safeParse(jsonOrUndefined(result));
  if (!data) return null;
  return {
    specialties: data.specialties.map((specialty) => ({
      name: specialty.name,
      activityCount: specialty.activities.length,
      innovationLevel: specialty.innovationLevel,
      rdTimeContributionAsFraction: specialty.rdTimeContribution,
    })),
    totalRdTimeAsFraction: data.totalRdTime,
    wagesInUsd: data.wages,
    qualifiedExpensesInUsd: data.qualifiedExpenses,
    federalCreditInUsd: data.federalCredit,
    stateCreditInUsd: data.stateCredit,
    estimatedCreditInUsd: data.estimatedCredit,
    state: data.state,
    countedExpensesInUsd: data.countedExpenses,
    onlySome: data.onlySome,
  };
}

/** In numbers, as lists have it. Null where no estimate can be read. */
export function estimateIn(result: string | null): ShownEstimate | null {
  const amounts = storedAmounts(result);
  if (!amounts) return null;
  const verdict = verdictOf(amounts, studyAssumption) ?? null;
  const range = rangeByMethod(amounts.countedExpensesInUsd, studyAssumption.taxYear);
  return {
    credit: amounts.estimatedCreditInUsd,
    range: verdict && { low: range.lowInUsd, high: range.highInUsd },
    verdict,
  };
}

/** The sentences that opened the visitor's result: range, verdict, and what was left of it that day. */
export function answerAsSent(lead: { result: string | null; created_at: number }): string | null {
  const amounts = storedAmounts(lead.result);
  if (!amounts) return null;
  const day = dayOf(lead.created_at, firmTimeZone);
  const left = feeLine(amounts.countedExpensesInUsd, day, feeLineWords);
  return [studyAnswer(amounts, answerWords), left].filter(Boolean).join(" ");
}

/** The year-end plan as the visitor saw it, or null. */
export function readStoredPlan(result: string | null): StoredPlan | null {
  return storedPlan.safeParse(jsonOrUndefined(result)).data ?? null;
}

const storedInputs = z.object({
  doctorWages: z.number(),
  staffWages: z.number(),
  state: z.string(),
  onlySome: z.optional(onlySome),
  specialties: z.array(
    z.object({
      practiceTypeId: z.string(),
      specialtyId: z.string(),
      timePercentage: z.number(),
      innovationLevel: z.enum(["low", "medium", "high"]),
      activities: z.array(z.string()),
    }),
  ),
});

/** In words, with the names of what was chosen; null if they are damaged. */
export function storedAnswers(inputs: string | null): SentLead["answers"] {
  const { data } = storedInputs.safeParse(jsonOrUndefined(inputs));
  if (!data) return null;
  return [
    { label: "Doctor/owner annual wages", value: formatUsd(data.doctorWages) },
    { label: "Clinical staff annual wages", value: formatUsd(data.staffWages) },
    { label: "State", value: data.state },
    {
      label: "Who does this work",
      value: data.onlySome ? peopleAndHours(data.onlySome) : "Everyone",
    },
    ...data.specialties.map((specialty) => {
      // One that is no longer on the site's lists is shown by its id.
      const known = findSpecialty(specialty.specialtyId);
      return {
        label: known?.specialty.name ?? specialty.specialtyId,
        note: known?.practiceType.name ?? specialty.practiceTypeId,
        value: `${specialty.timePercentage}% of time, ${specialty.innovationLevel} innovation`,
        activities: specialty.activities,
      };
    }),
  ];
}

/**
 * The name of the state that a visitor chose, from the result or, if that is damaged, from the
 * answers. A plan has its code.
 */
export function stateOf(result: string | null, inputs: string | null): string | null {
  const read = (json: string | null) => named.safeParse(jsonOrUndefined(json)).data?.state;
  const state = read(result) ?? read(inputs);
  return (state && (findState(state)?.name ?? state)) || null;
}

const named = z.object({ state: z.string() });

const credit = z.object({ estimatedCredit: z.number() });

export function estimatedCredit(result: string | null): number | null {
  return credit.safeParse(jsonOrUndefined(result)).data?.estimatedCredit ?? null;
}
