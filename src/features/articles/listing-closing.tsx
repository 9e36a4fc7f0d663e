import { knowledgeBank } from "#content/knowledge-bank.ts";
import { Button } from "#design-system/button.tsx";
import { Emphasized } from "#design-system/emphasized.tsx";

export function ListingClosing() {
  const { heading, text, schedule, contact } = knowledgeBank.closing;
  return (
    <div className="listing-closing">
      <h2>
        <Emphasized text={heading} />
      </h2>
      <p>{text}</p>
      <div className="listing-closing-actions">
        <Button href={schedule.href} newTab>
          {schedule.label}
        </Button>
        <Button href={contact.href} variant="quiet">
          {contact.label}
        </Button>
      </div>
    </div>
  );
}
