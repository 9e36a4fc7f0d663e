import type { ReactNode } from "react";
import { firm } from "#content/firm.ts";
import { newsletter as words } from "#content/knowledge-bank.ts";
import { minimumFillMilliseconds } from "#contracts/form-guard.ts";
import { subscribePath } from "#contracts/subscribe.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { Section } from "#design-system/layout/section.tsx";
import scriptUrl from "./browser/subscribe.ts?script";
import { subscribeWords } from "./subscribe-words.ts";

/** The newsletter's form, sent by browser/subscribe.ts; beside it whatever the page puts there. */
export function StayUpdated({ children }: { children?: ReactNode }) {
  return (
    <Section surface="sheet" id="stay-updated" labelledBy="stay-updated-heading">
      <div className="stay-updated">
        <div>
          <h2 id="stay-updated-heading">{words.heading}</h2>
          <p className="stay-updated-text">{words.text}</p>
          <form
            className="stay-updated-form"
            action={subscribePath}
            method="post"
            noValidate
            data-subscribe=""
            data-wait={minimumFillMilliseconds}
            data-words={JSON.stringify(subscribeWords)}
          >
            <TextInput
              id="newsletter-email"
              label={words.emailLabel}
              type="email"
              name="email"
              placeholder={words.placeholder}
              autoComplete="email"
              required
            />
            {/* For programs only: people neither see it nor reach it. */}
            <div hidden>
              <label htmlFor="newsletter-website">Website</label>
              <input id="newsletter-website" name="website" tabIndex={-1} autoComplete="off" />
            </div>
            <Button type="submit" disabled>
              {words.button}
            </Button>
            <p className="stay-updated-consent" data-consent="">
              {words.consent}
            </p>
          </form>
          <AlertRegion kind="status" tone="success" id="newsletter-sent" />
          <AlertRegion kind="alert" tone="error" id="newsletter-failed" />
          <noscript>
            <p className="stay-updated-consent">
              {words.withoutScript} <TextLink href={`mailto:${firm.email}`}>{firm.email}</TextLink>
            </p>
          </noscript>
        </div>
        {children}
      </div>
      <script type="module" src={scriptUrl} />
    </Section>
  );
}
