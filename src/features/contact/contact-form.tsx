import { contactPage } from "#content/contact.ts";
import { firm } from "#content/firm.ts";
import { contactPath } from "#contracts/contact.ts";
import { minimumFillMilliseconds } from "#contracts/form-guard.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import scriptUrl from "./browser/contact-form.ts?script";
import { wordsForBrowser } from "./words-for-browser.ts";

const words = contactPage.form;

/** Plain HTML, sent by browser/contact-form.ts. */
export function ContactForm() {
  return (
    <>
      <form
        action={contactPath}
        method="post"
        noValidate
        className="grid gap-5 sm:grid-cols-2"
        data-contact-form=""
        data-wait={minimumFillMilliseconds}
        data-words={JSON.stringify(wordsForBrowser)}
      >
        <TextInput id="contact-name" name="name" label={words.name} autoComplete="name" required />
        <TextInput
          id="contact-email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="email"
          required
        />
        <TextInput
          id="contact-phone"
          name="phone"
          type="tel"
          label={words.phone}
          hint={words.optional}
          autoComplete="tel"
        />
        <TextInput
          id="contact-practice"
          name="practiceName"
          label={words.practiceName}
          hint={words.optional}
          autoComplete="organization"
        />
        <div className="sm:col-span-2">
          <Select
            id="contact-topic"
            name="topic"
            label={words.topic}
            options={words.topics.map((topic) => ({ value: topic, label: topic }))}
          />
        </div>
        <div className="sm:col-span-2">
          <TextInput
            id="contact-message"
            name="message"
            label={words.message}
            hint={words.messageHint}
            multiline
            rows={6}
            required
          />
        </div>
        {/* For programs only: people neither see it nor reach it. */}
        <div hidden>
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="text-sm text-ink-3 sm:col-span-2" data-consent="">
          {words.consent}
        </p>
        <p>
          <Button type="submit" disabled>
            {words.button}
          </Button>
        </p>
      </form>
      <div className="mt-5">
        <AlertRegion kind="status" tone="success" id="contact-sent" />
        <AlertRegion kind="alert" tone="error" id="contact-failed" />
      </div>
      <noscript>
        <p>
          {words.withoutScript} <TextLink href={`mailto:${firm.email}`}>{firm.email}</TextLink>
        </p>
      </noscript>
      <script type="module" src={scriptUrl} />
    </>
  );
}
