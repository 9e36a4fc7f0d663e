import type { RefObject } from "react";
import { keepContact } from "#browser/kept-contact.ts";
import { post } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import type { Attribution } from "#contracts/attribution.ts";
import type { Calculation, SendEmailRequest } from "#contracts/calculation.ts";
import { faultsInContact } from "#contracts/contact-faults.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { SendForm } from "#design-system/forms/send-form.tsx";
import { type Answers, type Contact, toCalculation } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";
import { ContactFields, filledIn, maySend } from "./contact-fields.tsx";
import { originOfVisit } from "./visit.ts";

const words = rdCalculatorResult.send;
const failureWords = { failed: words.unexplained, unreachable: words.unreachable };

interface Origin extends Attribution {
  readonly sourcePage: string;
  readonly accent?: string | undefined;
}

interface SendResultProps extends StepProps {
  readonly contact: Contact;
  readonly sourcePage: string;
  /** Kept for retries of one calculation, so that they store and send once. */
  readonly keyRef: RefObject<string>;
  readonly onPreview: () => void;
  readonly onSent: (notice: string) => void;
}

export function SendResult(props: SendResultProps) {
  const { answers, contact, dispatch, sourcePage, keyRef, onPreview, onSent } = props;
  const sending = useForm({
    check: faultsInContact,
    logAs: "Error sending email:",
    keyRef,
    async send(_: Contact, { idempotencyKey }) {
      const origin = { ...originOfVisit(), sourcePage };
      const request = sendRequest(answers, contact, origin, idempotencyKey);
      const { mailWaits } = await post(sendEmailPath, request, failureWords);
      keepContact(contact);
      onSent(mailWaits ? words.successMailWaits : words.success);
    },
  });
  return (
    <SendForm
      sending={sending}
      words={words}
      heading="h4"
      mail={firm.email}
      stillToFillIn={maySend(contact) ? null : words.stillToFillIn}
      preview={
        <Button variant="quiet" onClick={onPreview}>
          {words.preview}
        </Button>
      }
    >
      <ContactFields contact={contact} field={sending.field} dispatch={dispatch} />
    </SendForm>
  );
}

export function sendRequest(
  answers: Answers,
  contact: Contact,
  origin: Origin,
  idempotencyKey: string,
): SendEmailRequest {
  // Complete: `maySend` has found every required field filled in.
  const given = filledIn(contact) as Calculation["contact"];
  return {
    to: given.email,
    calculation: {
      ...toCalculation(answers),
      contact: given,
      ...origin,
      consent: words.consent,
      idempotencyKey,
    },
  };
}
