import { useState } from "react";
import { currentAttribution, pageBefore } from "#browser/attribution.ts";
import { post } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
import { firm } from "#content/firm.ts";
import { contactPage } from "#content/pages/contact.ts";
import type { partnersPage } from "#content/pages/partners.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import type { ContactRequest } from "#contracts/contact.ts";
import { faultsInContact } from "#contracts/contact-faults.ts";
import { contactPath, minimumFillMilliseconds } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { FaultSummary } from "#design-system/forms/fault-summary.tsx";
import { HiddenField } from "#design-system/forms/field.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { Sent } from "#design-system/forms/sent.tsx";
import { EmailInput, NameInput, TextInput } from "#design-system/forms/text-input.tsx";
import { addressWith, fillIn, mailtoAddress } from "#wording/fill-in.ts";

const contactWords = contactPage.form;
const faultWords = { missing: contactWords.missing, invalid: contactWords.invalidEmail };

type ApplicationWords = typeof partnersPage.application.form;

/** The contact form, or with other words and without a topic the application of a partner. */
export function ContactForm({ application }: { application?: ApplicationWords }) {
  const words = { ...contactWords, ...application };
  const [topic, setTopic] = useState<string>(contactWords.topics[0]);
  const { form, field, summary, ready, sending, sent, again } = useForm({
    check: faultsInContact,
    words: faultWords,
    minimumFillMs: minimumFillMilliseconds,
    async send(
      fields: Pick<ContactRequest, "name" | "email" | "message" | "phone" | "practiceName">,
      envelope,
    ) {
      const request: ContactRequest = {
        ...fields,
        ...currentAttribution(),
        sourcePage: pageBefore(location),
        ...(application && { kind: "partner" as const }),
        ...envelope,
        consent: words.consent,
      };
      const answer = await post(contactPath, request, words);
      return {
        notice: answer.mailWaits ? words.sentMailWaits : words.sent,
        message: fields.message,
        firm: fields.practiceName ?? "",
      };
    },
  });
  if (sent)
    return (
      <Sent heading={words.thankYou} notice={sent.notice} again={words.again} onAgain={again}>
        <blockquote className="max-h-48 overflow-auto pl-4 border-l-2 border-leaf text-ink-2 whitespace-pre-wrap wrap-anywhere">
          {sent.message}
        </blockquote>
        {application ? (
          <TextLink standalone href={addressWith("/advisors/embed", { partner: sent.firm })}>
            {application.builder}
          </TextLink>
        ) : null}
      </Sent>
    );
  return (
    <>
      {ready && !application ? <ComesFrom /> : null}
      <form {...form} className="grid gap-5 sm:grid-cols-2" action={contactPath} method="post">
        <NameInput {...field("name")} label={words.name} />
        <EmailInput {...field("email")} label={words.email} />
        {application ? null : (
          <div className="sm:col-span-2">
            <Select
              name="topic"
              label={words.topic}
              options={words.topics.map((one) => ({ value: one, label: one }))}
              value={topic}
              onValueChange={setTopic}
            />
          </div>
        )}
        <TextInput {...field("phone")} type="tel" label={words.phone} optional autoComplete="tel" />
        {topic === words.withoutPractice ? null : (
          <TextInput
            {...field("practiceName")}
            label={words.practiceName}
            {...(application ? { required: true } : { optional: true })}
            autoComplete="organization"
          />
        )}
        <div className="sm:col-span-2">
          <TextInput
            {...field("message")}
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
          <Button type="submit" disabled={!ready}>
            {sending ? words.sending : words.button}
          </Button>
        </p>
      </form>
      <FaultSummary {...summary} className="mt-5" />
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
  return <p className="mb-6 text-ink-2">{fillIn(contactWords.comesFrom, { partner: name })}</p>;
}
