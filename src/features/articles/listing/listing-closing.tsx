import { knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";

export function ListingClosing() {
  const { heading, text, schedule, contact } = knowledgeBank.closing;
  return (
    <div className="listing-closing">
      <h2>{heading}</h2>
      <p>{text}</p>
      <div className="listing-closing-actions">
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
