import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useSending } from "#browser/use-sending.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import type { Attribution } from "#contracts/attribution.ts";
import type { Calculation, SendEmailRequest } from "#contracts/calculation.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";
import { type Answers, type Contact, toCalculation } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";
import { ContactFields, faultsIn, filledIn, maySend } from "./contact-fields.tsx";
import { originOfVisit } from "./visit.ts";

const words = rdCalculatorResult.send;

interface Origin extends Attribution {
  readonly sourcePage: string;
  readonly accent?: string | undefined;
}

interface SendFormProps extends StepProps {
  readonly contact: Contact;
  readonly sourcePage: string;
  /** Kept for retries of one calculation, so that they store and send once. */
  readonly keyRef: RefObject<string>;
  readonly onPreview: () => void;
  readonly onSent: (notice: string) => void;
}

export function SendForm(props: SendFormProps) {
  const { answers, contact, dispatch, sourcePage, keyRef, onPreview, onSent } = props;
  const { sending, failure, send } = useSending({
    path: sendEmailPath,
    words: { failed: words.unexplained, unreachable: words.unreachable },
    logAs: "Error sending email:",
    keyRef,
  });
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [faults, setFaults] = useState<Parameters<typeof ContactFields>[0]["faults"]>({});
  const complete = maySend(contact);

  // A disabled button loses the focus. It is set again, so that a keyboard user can retry.
  useEffect(() => {
    if (failure) button.current?.focus({ preventScroll: true });
  }, [failure]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const faultsNow = faultsIn(contact);
    setFaults(faultsNow);
    const [faulty] = Object.keys(faultsNow);
    if (faulty) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
      return;
    }
    const answer = await send(({ idempotencyKey }) =>
      sendRequest(answers, contact, { ...originOfVisit(), sourcePage }, idempotencyKey),
    );
    if (answer) onSent(answer.mailWaits ? words.successMailWaits : words.success);
  }

  /** A field's error is shown until the visitor types in it again. */
  function forgetFault(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setFaults((shown) => ({ ...shown, [name]: undefined }));
  }

  return (
    <form aria-labelledby={headingId} noValidate onSubmit={submit} onInput={forgetFault}>
      <h4 id={headingId} className="text-xl leading-tight">
        {words.heading}
      </h4>
      <p className="mt-2 text-ink-2">{words.intro}</p>
      <ContactFields contact={contact} faults={faults} dispatch={dispatch} />
      <p id={`${headingId}-note`} className="mt-6 text-sm text-ink-3">
        {complete ? null : words.stillToFillIn}
      </p>
      <div className="rd-footer-buttons mt-3">
        <Button variant="quiet" onClick={onPreview}>
          {words.preview}
        </Button>
        <Button
          ref={button}
          type="submit"
          disabled={!complete || sending}
          aria-describedby={`${headingId}-note`}
          className="rd-footer-on"
        >
          {sending ? words.sending : words.send}
        </Button>
      </div>
      <AlertRegion tone="error" className="mt-4">
        {failure === undefined ? null : (
          <>
            {words.failure} {failure} <br />
            {words.tryAgain} <a href={mailtoAddress(firm.email)}>{firm.email}</a>
          </>
        )}
      </AlertRegion>
      <p className="mt-4 text-sm leading-normal text-ink-3">
        {words.consent} <TextLink href={words.privacy.href}>{words.privacy.label}</TextLink>
      </p>
    </form>
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
