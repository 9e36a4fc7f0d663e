import type { Dispatch } from "react";
import { type AnswerAction, answered } from "./answer-action.ts";
import { type Answers, type Contact, emptyAnswers, noContact } from "./answers.ts";
import { furthestStep, lastStep, mayContinue, type StepNumber } from "./steps.ts";

/** What was sent and to whom, so that the result can be had again until the visitor starts anew. */
export interface SentResult {
  readonly answers: Answers;
  readonly email: string;
  /** Empty where no copy went to a CPA. */
  readonly cpaEmail: string;
}

export interface WizardState {
  readonly step: StepNumber;
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

export function startWizard(offeredTypeIds: readonly string[]): WizardState {
  return { step: 1, offeredTypeIds, answers: emptyAnswers(offeredTypeIds), contact: noContact };
}

export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case "continued":
      return mayContinue(state.step, state.answers)
        ? { ...state, step: (state.step + 1) as StepNumber }
        : state;
    case "went-back":
      return { ...state, step: Math.max(1, state.step - 1) as StepNumber };
    case "went-to":
      return { ...state, step: reachable(action.step, state.answers) };
    case "restored":
      return { ...state, answers: action.answers, step: reachable(action.step, action.answers) };
    case "started-over": {
      const answers = emptyAnswers(state.offeredTypeIds, state.answers.state);
      const contact = withoutAddresses(state.contact);
      return { ...state, step: 1, answers, contact, sent: undefined };
    }
    case "results-sent": {
      const { answers, contact } = state;
      const sent = { answers, email: contact.email.trim(), cpaEmail: contact.cpaEmail.trim() };
      return { ...state, step: 1, contact: withoutAddresses(contact), sent };
    }
    case "sent-result-reopened":
      return state.sent ? { ...state, step: lastStep, answers: state.sent.answers } : state;
    case "contact-entered":
      return { ...state, contact: { ...state.contact, [action.field]: action.text } };
    default:
      return { ...state, answers: answered(state.answers, action) };
  }
}

function reachable(step: StepNumber, answers: Answers): StepNumber {
  return Math.min(step, furthestStep(answers)) as StepNumber;
}

function withoutAddresses(contact: Contact): Contact {
  return { ...contact, email: "", cpaEmail: "" };
}

export interface StepProps {
  readonly answers: Answers;
  readonly dispatch: Dispatch<WizardAction>;
}
