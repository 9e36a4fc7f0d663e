import { rdExtras } from "#content/services/rd-tax-credits.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { FourPartTest } from "#design-system/charts/four-part-test.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

export function TimeCommitmentBanner() {
  const { figure, text } = rdExtras.timeCommitment;
  return (
    <Section surface="dark" tight labelledBy="time-commitment">
      <div className="grid items-center gap-6 md:grid-cols-[auto_1fr] md:gap-14">
        <h2 id="time-commitment" className="text-4xl">
          {figure}
        </h2>
        <p className="max-w-[34em] text-lg text-ink-2">{text}</p>
      </div>
    </Section>
  );
}

export function DownloadCard() {
  const { title, text, action, href, worksheet } = rdExtras.download;
  return (
    <Section tight labelledBy="one-page-summary">
      <div className="slip on-sheet flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="one-page-summary" className="mt-4 text-2xl">
            {title}
          </h2>
          <p className="mt-3 max-w-[36em] text-ink-2">{text}</p>
          <p className="mt-3 max-w-[36em] text-ink-2">
            {worksheet.text} <TextLink href={worksheet.href}>{worksheet.action}</TextLink>
          </p>
        </div>
        <Button href={href} newTab>
          {action}
        </Button>
      </div>
    </Section>
  );
}

export function ApproachAndGuidance() {
  const { title, paragraphs, tests, guidance } = rdExtras.approach;
  return (
    <Section labelledBy="approach">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <SectionHeading id="approach" title={title} />
          <Paragraphs texts={paragraphs} className="mt-5 text-ink-2" />
          <p className="mt-7">
            <TextLink href={guidance.href} newTab>
              {guidance.label}
            </TextLink>
          </p>
          <p className="mt-2 text-sm text-ink-3">{guidance.note}</p>
        </div>
        <FourPartTest
          title="The four-part test of section 41(d)"
          parts={tests}
          conclusion="may be qualified research"
        />
      </div>
    </Section>
  );
}

export function WhyChooseUs() {
  const { title, reasons } = rdExtras.whyChooseUs;
  return (
    <TitledSection surface="sheet" headingId="why-choose-us" words={{ heading: title }}>
      <LedgerRows className="mt-10" numbered={false} items={reasons} />
    </TitledSection>
  );
}
