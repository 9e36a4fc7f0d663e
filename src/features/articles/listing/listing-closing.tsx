import { knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";

export function ListingClosing() {
  const { heading, text, schedule, contact } = knowledgeBank.closing;
  return (
    <div className="border-line min-[60rem]:border-l min-[60rem]:pl-20">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3.5 mb-6 text-ink-2">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* The one primary action here is the form beside it. */}
        <Button href={schedule.href} newTab variant="quiet">
          {schedule.label}
        </Button>
        <TextLink href={contact.href} standalone>
          {contact.label}
        </TextLink>
      </div>
    </div>
  );
}
