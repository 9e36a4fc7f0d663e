import { disclaimer } from "#content/firm.ts";
import { home } from "#content/home.ts";
import { Button } from "#design-system/button.tsx";
import { Section } from "#design-system/section.tsx";
import { SectionHeading } from "#design-system/section-heading.tsx";

export function HomeClosing() {
  const { heading, text, action } = home.closing;
  return (
    <Section labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="closing" title={heading} lede={text} />
        <Button href={action.href}>{action.label}</Button>
      </div>
      <p className="mt-10 text-sm text-ink-3">{disclaimer.short}</p>
    </Section>
  );
}
