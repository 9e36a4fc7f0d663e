import { type SubmitEvent, useState } from "react";
import { currentAttribution } from "#browser/attribution.ts";
import { checkFields, filledFields } from "#browser/form-fields.ts";
import { useSending } from "#browser/use-sending.ts";
import { firm } from "#content/firm.ts";
import { newsletter as words } from "#content/pages/knowledge-bank.ts";
import { minimumFillMilliseconds, subscribePath } from "#contracts/endpoints.ts";
import type { SubscribeRequest } from "#contracts/subscribe.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { HiddenField } from "#design-system/forms/field.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";

const faultWords = { missing: words.invalid, invalid: words.invalid };

export function SubscribeForm() {
  const { ready, sending, failure, send } = useSending({
    path: subscribePath,
    words,
    minimumFillMs: minimumFillMilliseconds,
  });
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = checkFields(form, faultWords);
    setFault(faults.email);
    setNotice(undefined);
    if (faults.email) return;
    const { email = "", website } = filledFields(form);
    const answer = await send(
      ({ filledInMs }): SubscribeRequest => ({
        email,
        website,
        ...currentAttribution(),
        sourcePage: location.pathname,
        consent: words.consent,
        filledInMs,
      }),
    );
    if (!answer) return;
    form.reset();
    setNotice(answer.mailWaits ? words.sentMailWaits : words.sent);
  }

  return (
    <>
      <form
        className="stay-updated-form"
        action={subscribePath}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <TextInput
          label={words.emailLabel}
          type="email"
          name="email"
          placeholder={words.placeholder}
          autoComplete="email"
          required
          error={fault}
          onInput={() => setFault(undefined)}
        />
        <HiddenField />
        <Button type="submit" disabled={!ready || sending}>
          {sending ? words.sending : words.button}
        </Button>
        <p className="stay-updated-consent">{words.consent}</p>
      </form>
      <AlertRegion kind="status" tone="success">
        {notice}
      </AlertRegion>
      <AlertRegion kind="alert" tone="error">
        {failure}
      </AlertRegion>
      <noscript>
        <p className="stay-updated-consent">
          {words.withoutScript} <TextLink href={mailtoAddress(firm.email)}>{firm.email}</TextLink>
        </p>
      </noscript>
    </>
  );
}
