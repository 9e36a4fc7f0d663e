import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { currentAttribution } from "#browser/attribution.ts";
import { useSending } from "#browser/use-sending.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";
import type { Contact } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";
import { ContactFields } from "./contact-fields.tsx";
import {
  type ContactFaults,
  faultsIn,
  isFilledIn,
  maySend,
  type Origin,
  requiredContact,
  sendRequest,
} from "./send-request.ts";

const words = rdCalculatorResult.send;

interface SendFormProps extends StepProps {
  readonly contact: Contact;
  readonly origin: Origin;
  /** Kept for retries of one calculation, so that they store and send once. */
  readonly keyRef: RefObject<string>;
  readonly onPreview: () => void;
  readonly onSent: () => void;
}

export function SendForm(props: SendFormProps) {
  const { answers, contact, dispatch, origin, keyRef, onPreview, onSent } = props;
  const { sending, failure, send } = useSending({
    path: sendEmailPath,
    words: { failed: words.unexplained, unreachable: words.unreachable },
    logAs: "Error sending email:",
    keyRef,
  });
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [faults, setFaults] = useState<ContactFaults>({});
  const complete = maySend(contact);

  // A disabled button drops the focus; whoever works by keyboard gets it back to try again.
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
      sendRequest(answers, contact, { ...currentAttribution(), ...origin }, idempotencyKey),
    );
    if (answer) onSent();
  }

  return (
    <form aria-labelledby={headingId} onSubmit={submit} onInput={() => setFaults({})}>
      <h4 id={headingId} className="text-xl leading-tight">
        {words.heading}
      </h4>
      <p className="mt-2 text-ink-2">{words.intro}</p>
      <ContactFields contact={contact} faults={faults} dispatch={dispatch} />
      {complete ? null : (
        <div className="mt-6">
          <Checklist
            title={words.stillToFillIn}
            items={requiredContact
              .filter((field) => !isFilledIn(contact[field]))
              .map((field) => words[field])}
          />
        </div>
      )}
      <div className="rd-footer-buttons mt-6">
        <Button variant="quiet" onClick={onPreview}>
          {words.preview}
        </Button>
        <Button ref={button} type="submit" disabled={!complete || sending} className="rd-footer-on">
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
