import { articlePage } from "#content/pages/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";
import type { Reader } from "../categories.ts";

/** The heading is the specification's. The text is for the reader for whom the article is written. */
export function ArticleClosing({ reader = "owner" }: { reader?: Reader | undefined }) {
  const { heading, text, schedule, contact, orWrite, email } = articlePage.closing;
  return (
    <Section surface="dark" labelledBy="closing" className="print:hidden">
      <h2 id="closing">{heading}</h2>
      <p className="mt-4 max-w-[36em] text-lg leading-[1.55] text-ink-2">{text[reader]}</p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button href={schedule.href} newTab>
          {schedule.label}
        </Button>
        <Button href={contact.href} variant="quiet">
          {contact.label}
        </Button>
      </div>
      <p className="mt-5 text-ink-2">
        {orWrite} <TextLink href={mailtoAddress(email)}>{email}</TextLink>
      </p>
    </Section>
  );
}
