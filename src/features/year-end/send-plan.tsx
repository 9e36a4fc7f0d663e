import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { currentAttribution } from "#browser/attribution.ts";
import { useSending } from "#browser/use-sending.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { firm } from "#content/firm.ts";
import { minimumFillMilliseconds, sendPlanPath } from "#contracts/endpoints.ts";
import { faultInContact, longest } from "#contracts/limits.ts";
import type { SendPlanRequest } from "#contracts/year-end-plan.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { HiddenField } from "#design-system/forms/field.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";
import { answersFrom, type PlanEntries, tickedIn } from "./entries.ts";

const words = yearEndPlanWords.send;

const nothingTyped = { email: "", cpaEmail: "" };
type Addresses = typeof nothingTyped;

export function SendPlan({ entries, taxYear }: { entries: PlanEntries; taxYear: number }) {
  const { sending, failure, send } = useSending({
    path: sendPlanPath,
    words: { failed: words.unexplained, unreachable: words.unreachable },
    minimumFillMs: minimumFillMilliseconds,
    logAs: "Error sending the plan:",
  });
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(nothingTyped);
  const [faults, setFaults] = useState<{ [Field in keyof Addresses]?: string | undefined }>({});
  const [notice, setNotice] = useState("");
  const complete = typed.email.trim() !== "";

  // A disabled button loses the focus. It is set again, so that a keyboard user can retry.
  useEffect(() => {
    if (failure) button.current?.focus({ preventScroll: true });
  }, [failure]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const website = new FormData(form).get("website");
    const names = ["email", "cpaEmail"] as const;
    setFaults(Object.fromEntries(names.map((name) => [name, faultInContact(name, typed[name])])));
    const faulty = names.find((name) => faultInContact(name, typed[name]));
    if (faulty) {
      form.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
      return;
    }
    setNotice("");
    const answer = await send((envelope) => ({
      ...sendRequest(entries, typed, taxYear),
      ...currentAttribution(),
      ...envelope,
      website,
    }));
    if (!answer) return;
    setTyped(nothingTyped);
    setNotice(answer.mailWaits ? words.successMailWaits : words.success);
  }

  const address = (name: keyof Addresses, hint?: string) => ({
    name,
    hint,
    type: "email",
    maxLength: longest.email,
    error: faults[name],
    value: typed[name],
    onValueChange: (text: string) => {
      setTyped((now) => ({ ...now, [name]: text }));
      setFaults((now) => ({ ...now, [name]: undefined }));
    },
  });

  return (
    <form aria-labelledby={headingId} noValidate onSubmit={submit}>
      <h2 id={headingId} className="text-xl">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-2">{words.intro}</p>
      <div className="plan-fields mt-5">
        <TextInput label={words.email} required autoComplete="email" {...address("email")} />
        <TextInput label={words.cpa} autoComplete="off" {...address("cpaEmail", words.cpaHint)} />
      </div>
      <HiddenField />
      <p id={`${headingId}-note`} className="mt-4 text-sm text-ink-3">
        {complete ? null : words.stillToFillIn}
      </p>
      <p className="mt-3">
        <Button
          ref={button}
          type="submit"
          disabled={!complete || sending}
          aria-describedby={`${headingId}-note`}
        >
          {sending ? words.sending : words.send}
        </Button>
      </p>
      <AlertRegion tone={failure ? "error" : "success"} className="mt-4">
        {failure === undefined ? (
          notice || null
        ) : (
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

export function sendRequest(entries: PlanEntries, { email, cpaEmail }: Addresses, taxYear: number) {
  const request: Omit<SendPlanRequest, "idempotencyKey"> = {
    email: email.trim(),
    ...(cpaEmail.trim() && { cpaEmail: cpaEmail.trim() }),
    taxYear,
    answers: answersFrom(entries) as SendPlanRequest["answers"],
    ticked: tickedIn(entries) as SendPlanRequest["ticked"],
    sourcePage: "/year-end",
    consent: words.consent,
  };
  return request;
}
