import type { ReactNode } from "react";
import { newsletter as words } from "#content/pages/knowledge-bank.ts";
import { Section } from "#design-system/layout/section.tsx";
import "./stay-updated.css";

interface StayUpdatedProps {
  /** SubscribeForm, as an island. */
  form: ReactNode;
  children?: ReactNode;
}

export function StayUpdated({ form, children }: StayUpdatedProps) {
  return (
    <Section surface="sheet" id="stay-updated" labelledBy="stay-updated-heading">
      <div className="stay-updated">
        <div>
          <h2 id="stay-updated-heading">{words.heading}</h2>
          <p className="stay-updated-text">{words.text}</p>
          {form}
        </div>
        {children}
      </div>
    </Section>
  );
}
