import { disclaimer } from "#content/firm.ts";
import { home } from "#content/home.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";

export function HomeClosing() {
  const { heading, text, action } = home.closing;
  return (
    <ClosingCall surface="paper" title={heading} text={text} smallPrint={disclaimer.short}>
      <Button href={action.href}>{action.label}</Button>
    </ClosingCall>
  );
}
