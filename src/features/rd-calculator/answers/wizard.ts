import type { Dispatch } from "react";
import { totalTime } from "#calculations/rd-credit/time-allocation.ts";
import { type AnswerAction, answered } from "./answer-action.ts";
import { type Answers, type Contact, emptyAnswers, onlySomeOf, specialtyOf } from "./answers.ts";

/** The steps of the wizard, in order. A step's number is its place in this list, counted from 1. */
export const stepIds = ["practice-types", "specialties", "details", "result"] as const;

export type StepId = (typeof stepIds)[number];
export type StepNumber = 1 | 2 | 3 | 4;

export const lastStep: StepNumber = 4;

export function stepId(step: StepNumber): StepId {
  return stepIds[step - 1] ?? "practice-types";
}

const isMet = {
  "practice-type": ({ practiceTypeIds }) => practiceTypeIds.length > 0,
  specialty: ({ specialties }) => specialties.length > 0,
  activity: ({ specialties }) => specialties.some(({ activities }) => activities.length > 0),
  "doctor-wages": ({ doctorWages }) => doctorWages !== "",
  "staff-wages": ({ staffWages }) => staffWages !== "",
  "time-totals-100": ({ specialties }) =>
    totalTime(specialties.map(({ timePercentage }) => timePercentage)) === 100,
  "who-does-it": (answers) => !answers.onlySome || onlySomeOf(answers) !== undefined,
} satisfies Readonly<Record<string, (answers: Answers) => boolean>>;

const requirementsOf: Readonly<Record<StepId, readonly (keyof typeof isMet)[]>> = {
  "practice-types": ["practice-type"],
  specialties: ["specialty"],
  details: ["activity", "doctor-wages", "staff-wages", "time-totals-100", "who-does-it"],
  result: [],
};

export function requirementsAt(step: StepNumber, answers: Answers) {
  return requirementsOf[stepId(step)].map((requirement) => ({
    requirement,
    done: isMet[requirement](answers),
  }));
}

export function mayContinue(step: StepNumber, answers: Answers): boolean {
  return step < lastStep && requirementsAt(step, answers).every(({ done }) => done);
}

/** The last step the visitor may see: all requirements of the steps before it are met. */
export function furthestStep(answers: Answers): StepNumber {
  let step: StepNumber = 1;
  while (mayContinue(step, answers)) step = (step + 1) as StepNumber;
  return step;
}

/** What was sent and to whom. Shown until the visitor continues with a calculation. */
export interface SentResult {
  readonly answers: Answers;
  readonly email: string;
  /** Empty where no copy went to a CPA. */
  readonly cpaEmail: string;
}

export interface WizardState {
  readonly step: StepNumber;
  /** 2 where a single practice type is offered and the first step would have nothing to decide. */
  readonly firstStep: 1 | 2;
  readonly offeredTypeIds: readonly string[];
  readonly answers: Answers;
  readonly contact: Contact;
  readonly sent?: SentResult | undefined;
}

export type WizardAction =
  | AnswerAction
  | { type: "contact-entered"; field: keyof Contact; text: string }
  | { type: "continued" }
  | { type: "went-back" }
  | { type: "went-to"; step: StepNumber }
  | { type: "restored"; answers: Answers; step: StepNumber }
  | { type: "started-over" }
  | { type: "results-sent" }
  | { type: "sent-result-reopened" };

/** How a calculator begins, besides what it offers. */
export interface Beginning {
  /** Opens at step 3 with this specialty chosen, for the page of a specialty. */
  readonly specialtyId?: string | undefined;
  readonly firstStep?: 1 | 2 | undefined;
  /** The name of the state that is chosen at first. */
  readonly state?: string | undefined;
}

export function startWizard(
  offeredTypeIds: readonly string[],
  { specialtyId, firstStep = 1, state }: Beginning = {},
): WizardState {
  const answers = emptyAnswers(offeredTypeIds, state);
  const start = { step: firstStep, firstStep, offeredTypeIds, answers, contact: {} };
  return specialtyId === undefined
    ? start
    : { ...start, step: 3, answers: withOnly(specialtyId, answers) };
}

function withOnly(specialtyId: string, answers: Answers): Answers {
  const practiceTypeId = specialtyOf({ specialtyId }).practiceType.id;
  const withType = { ...answers, practiceTypeIds: [practiceTypeId] };
  return answered(withType, { type: "specialty-toggled", practiceTypeId, specialtyId });
}

export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case "continued":
      return mayContinue(state.step, state.answers)
        ? { ...state, step: (state.step + 1) as StepNumber, sent: undefined }
        : state;
    case "went-back":
      return { ...state, step: Math.max(state.firstStep, state.step - 1) as StepNumber };
    case "went-to":
      return { ...state, step: reachable(action.step, state.answers, state) };
    case "restored": {
      const step = reachable(action.step, action.answers, state);
      return { ...state, answers: action.answers, step };
    }
    case "started-over": {
      const answers = emptyAnswers(state.offeredTypeIds, state.answers.state);
      const contact = withoutAddresses(state.contact);
      return { ...state, step: state.firstStep, answers, contact, sent: undefined };
    }
    case "results-sent": {
      const { answers, contact } = state;
      const { email = "", cpaEmail = "" } = contact;
      const sent = { answers, email: email.trim(), cpaEmail: cpaEmail.trim() };
      return { ...state, step: state.firstStep, contact: withoutAddresses(contact), sent };
    }
    case "sent-result-reopened":
      return state.sent ? { ...state, step: lastStep, answers: state.sent.answers } : state;
    case "contact-entered":
      return { ...state, contact: { ...state.contact, [action.field]: action.text } };
    default:
      return { ...state, answers: answered(state.answers, action) };
  }
}

function reachable(
  step: StepNumber,
  answers: Answers,
  { firstStep }: Pick<WizardState, "firstStep">,
): StepNumber {
  return Math.max(firstStep, Math.min(step, furthestStep(answers))) as StepNumber;
}

function withoutAddresses(contact: Contact): Contact {
  return { ...contact, email: "", cpaEmail: "" };
}

export interface StepProps {
  readonly answers: Answers;
  readonly dispatch: Dispatch<WizardAction>;
}
