import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { currentAttribution, pageBefore } from "#browser/attribution.ts";
import { checkFields, filledFields } from "#browser/form-fields.ts";
import { useSending } from "#browser/use-sending.ts";
import { firm } from "#content/firm.ts";
import { contactPage } from "#content/pages/contact.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import type { ContactRequest } from "#contracts/contact.ts";
import { contactPath, minimumFillMilliseconds } from "#contracts/endpoints.ts";
import { faultInContact } from "#contracts/limits.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { HiddenField } from "#design-system/forms/field.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn, mailtoAddress } from "#wording/fill-in.ts";

const words = contactPage.form;
const faultWords = { missing: words.missing, invalid: words.invalidEmail };

type SentMessage = { notice: string; message: string };

export function ContactForm() {
  const { ready, sending, failure, send } = useSending({
    path: contactPath,
    words,
    minimumFillMs: minimumFillMilliseconds,
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<SentMessage>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faultsNow = checkFields(form, faultWords, faultInContact);
    setFaults(faultsNow);
    if (Object.keys(faultsNow).length > 0) return;
    const fields = filledFields(form) as Pick<ContactRequest, "name" | "email" | "message">;
    const answer = await send(
      (envelope): ContactRequest => ({
        ...fields,
        ...currentAttribution(),
        sourcePage: pageBefore(location),
        ...envelope,
        consent: words.consent,
      }),
    );
    const notice = answer?.mailWaits ? words.sentMailWaits : words.sent;
    if (answer) setSent({ notice, message: fields.message });
  }

  /** The field's error is shown until the visitor types again. */
  const checked = (name: string) => ({
    name,
    error: faults[name],
    onInput: () => setFaults(({ [name]: _, ...others }) => others),
  });

  if (sent) return <ThankYou {...sent} onAgain={() => setSent(undefined)} />;
  return (
    <>
      {ready ? <ComesFrom /> : null}
      <form
        className="grid gap-5 sm:grid-cols-2"
        action={contactPath}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <TextInput {...checked("name")} required label={words.name} autoComplete="name" />
        <TextInput
          {...checked("email")}
          required
          type="email"
          label={words.email}
          autoComplete="email"
        />
        <TextInput
          {...checked("phone")}
          type="tel"
          label={words.phone}
          optional
          autoComplete="tel"
        />
        <TextInput
          {...checked("practiceName")}
          label={words.practiceName}
          optional
          autoComplete="organization"
        />
        <div className="sm:col-span-2">
          <Select
            name="topic"
            label={words.topic}
            options={words.topics.map((topic) => ({ value: topic, label: topic }))}
          />
        </div>
        <div className="sm:col-span-2">
          <TextInput
            {...checked("message")}
            required
            label={words.message}
            hint={words.messageHint}
            multiline
            rows={6}
          />
        </div>
        <HiddenField />
        <p className="text-sm text-ink-3 sm:col-span-2">
          {words.consent} <TextLink href={words.privacy.href}>{words.privacy.label}</TextLink>
        </p>
        <p>
          <Button type="submit" disabled={!ready || sending}>
            {sending ? words.sending : words.button}
          </Button>
        </p>
      </form>
      <div className="mt-5">
        <AlertRegion kind="alert" tone="error">
          {failure}
        </AlertRegion>
      </div>
      <noscript>
        <p>
          {words.withoutScript} <TextLink href={mailtoAddress(firm.email)}>{firm.email}</TextLink>
        </p>
      </noscript>
    </>
  );
}

/** The message carries the partner, and the visitor sees that it does. */
function ComesFrom() {
  const { name } = shownPartner(currentAttribution());
  if (!name) return null;
  return <p className="mb-6 text-ink-2">{fillIn(words.comesFrom, { partner: name })}</p>;
}

/** In the place of the form, with the focus, so that a visitor sees and hears that it was sent. */
function ThankYou({ notice, message, onAgain }: SentMessage & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        {words.thankYou}
      </h3>
      <p>{notice}</p>
      <blockquote>{message}</blockquote>
      <Button variant="quiet" size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
