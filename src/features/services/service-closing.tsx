import { disclaimer, firm } from "#content/firm.ts";
import { servicePage } from "#content/services-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";

export function ServiceClosing() {
  const { heading, text, schedule, contact } = servicePage.closing;
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
