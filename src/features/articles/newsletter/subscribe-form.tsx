import { currentAttribution } from "#browser/attribution.ts";
import { post } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
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

export function SubscribeForm() {
  const { form, field, ready, sending, failed, sent } = useForm({
    words: { missing: words.invalid, invalid: words.invalid },
    minimumFillMs: minimumFillMilliseconds,
    async send(fields: Pick<SubscribeRequest, "email" | "website">, { filledInMs }) {
      const request: SubscribeRequest = {
        ...fields,
        ...currentAttribution(),
        sourcePage: location.pathname,
        consent: words.consent,
        filledInMs,
      };
      const answer = await post(subscribePath, request, words);
      return answer.mailWaits ? words.sentMailWaits : words.sent;
    },
  });
  return (
    <>
      <form
        {...form}
        className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        action={subscribePath}
        method="post"
      >
        <TextInput
          label={words.emailLabel}
          {...field("email")}
          type="email"
          placeholder={words.placeholder}
          autoComplete="email"
          required
        />
        <HiddenField />
        {/* Aligned with the input below its label. An error below moves neither. */}
        <Button
          type="submit"
          disabled={!ready}
          className="sm:mt-[calc(1.35*var(--text-base)+0.5rem)] sm:self-start"
        >
          {sending ? words.sending : words.button}
        </Button>
        <p className="max-w-[36em] text-sm text-ink-3 sm:col-span-full">{words.consent}</p>
      </form>
      <AlertRegion kind="status" tone="success">
        {sent}
      </AlertRegion>
      <AlertRegion kind="alert" tone="error">
        {failed?.message}
      </AlertRegion>
      <noscript>
        <p className="max-w-[36em] text-sm text-ink-3">
          {words.withoutScript} <TextLink href={mailtoAddress(firm.email)}>{firm.email}</TextLink>
        </p>
      </noscript>
    </>
  );
}
