import type { ReactNode } from "react";
import { newsletter as words } from "#content/pages/knowledge-bank.ts";
import { Section } from "#design-system/layout/section.tsx";

interface StayUpdatedProps {
  /** SubscribeForm, as an island. */
  form: ReactNode;
  children?: ReactNode;
}

export function StayUpdated({ form, children }: StayUpdatedProps) {
  return (
    <Section
      surface="sheet"
      id="stay-updated"
      labelledBy="stay-updated-heading"
      className="print:hidden"
    >
      <div className="grid gap-x-20 gap-y-14 min-[60rem]:grid-cols-[1fr_1fr]">
        <div>
          <h2 id="stay-updated-heading" className="text-2xl">
            {words.heading}
          </h2>
          <p className="mt-3.5 mb-6 max-w-[30em] text-ink-2">{words.text}</p>
          {form}
        </div>
        {children}
      </div>
    </Section>
  );
}
