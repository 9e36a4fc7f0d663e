import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import type { Attribution } from "#contracts/attribution.ts";
import { faultInContact } from "#contracts/limits.ts";
import type { SendEmailRequest } from "#contracts/send-email.ts";
import type { Answers, Contact } from "../answers/answers.ts";

export interface Origin extends Attribution {
  readonly sourcePage: string;
}

export const requiredContact = ["name", "practiceName", "phone", "email"] as const;

export function isFilledIn(text: string): boolean {
  return text.trim() !== "";
}

export function maySend(contact: Contact): boolean {
  return requiredContact.every((field) => isFilledIn(contact[field]));
}

/** By field, what the server would refuse in its e-mail. */
export type ContactFaults = { [Field in (typeof requiredContact)[number]]?: string };

export function faultsIn(contact: Contact): ContactFaults {
  return Object.fromEntries(
    requiredContact.flatMap((field) => {
      const fault = faultInContact(field, contact[field]);
      return fault ? [[field, fault]] : [];
    }),
  );
}

export function sendRequest(
  answers: Answers,
  contact: Contact,
  origin: Origin,
  idempotencyKey: string,
): SendEmailRequest {
  const email = contact.email.trim();
  const cpaEmail = contact.cpaEmail.trim();
  return {
    to: email,
    calculation: {
      specialties: answers.specialties.map((chosen) => ({
        ...chosen,
        selectedActivities: [...chosen.selectedActivities],
      })),
      doctorWages: Number(answers.doctorWages),
      staffWages: Number(answers.staffWages),
      state: answers.stateName,
      contact: {
        name: contact.name.trim(),
        practiceName: contact.practiceName.trim(),
        phone: contact.phone.trim(),
        email,
        ...(cpaEmail && { cpaEmail }),
      },
      ...origin,
      consent: rdCalculatorResult.send.consent,
      idempotencyKey,
    },
  };
}
