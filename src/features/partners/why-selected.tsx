import type { Partner } from "#content/partners/partner.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

interface WhySelectedProps {
  partner: Partner;
  layout: "ledger" | "beside" | "columns";
  surface?: "paper" | "sheet" | "dark";
}

export function WhySelected({ partner, layout, surface }: WhySelectedProps) {
  const { eyebrow, heading, reasons } = partner.whySelected;
  const title = <SectionHeading id="why-selected" eyebrow={eyebrow} title={heading} />;
  if (layout === "ledger")
    return (
      <Section surface={surface} labelledBy="why-selected">
        {title}
        <div className="mt-10">
          <LedgerRows reveal items={reasons} />
        </div>
      </Section>
    );
  const beside = layout === "beside";
  return (
    <Section surface={surface} labelledBy="why-selected">
      <div className={beside ? "grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-18" : ""}>
        {title}
        <ul className={beside ? "border-t border-line" : "reason-columns"}>
          {reasons.map((reason) => (
            <Reveal
              as="li"
              key={reason.title}
              className={beside ? "border-b border-line py-6" : undefined}
            >
              <h3>{reason.title}</h3>
              <p className="mt-2 max-w-[36em] text-ink-2">{reason.description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
