import { advisorsPage } from "#content/advisors.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";

export function AdvisorsClosing() {
  const { heading, text, schedule, contact } = advisorsPage.closing;
  return (
    <ClosingCall title={heading} text={text} smallPrint={disclaimer.full}>
      <Button href={firm.links.booking} newTab>
        {schedule}
      </Button>
      <Button variant="quiet" href={contact.href}>
        {contact.label}
      </Button>
    </ClosingCall>
  );
}
