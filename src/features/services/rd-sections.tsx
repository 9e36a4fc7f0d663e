import { servicePage } from "#content/pages/services.ts";
import { specialtiesLinks } from "#content/pages/specialties.ts";
import { rdExtras } from "#content/services/rd-tax-credits.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { FourPartTest } from "#design-system/charts/four-part-test.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import type { ContentsEntry } from "#design-system/reading/contents.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

/** In the order of the page. */
export const rdContents: readonly ContentsEntry[] = [
  { id: "overview", heading: servicePage.overview },
  { id: "questions", heading: servicePage.faqs },
  { id: "benefits", heading: servicePage.benefits },
  { id: "process", heading: servicePage.doctorFriendlyProcess },
  { id: "by-specialty", heading: specialtiesLinks.service.heading },
  { id: "what-is-left", heading: rdExtras.whatIsLeft.heading },
  { id: "approach", heading: rdExtras.approach.title },
  { id: "why-choose-us", heading: rdExtras.whyChooseUs.title },
  { id: "one-page-summary", heading: rdExtras.download.title },
  { id: "ask-first", heading: servicePage.questionsToAskFirst.heading },
  { id: "reading", heading: servicePage.reading },
];

export function TimeCommitmentBanner() {
  const { figure, text } = rdExtras.timeCommitment;
  return (
    <Section surface="dark" tight labelledBy="time-commitment">
      <div className="grid items-center gap-3 md:grid-cols-[auto_1fr] md:gap-14">
        <h2 id="time-commitment" className="text-4xl">
          {figure}
        </h2>
        <p className="max-w-[34em] text-ink-2 md:text-lg">{text}</p>
      </div>
    </Section>
  );
}

export function DownloadCard() {
  const { title, text, action, href, worksheet } = rdExtras.download;
  return (
    <Section tight labelledBy="one-page-summary">
      <div className="slip on-sheet flex flex-wrap items-end justify-between gap-5 md:gap-8">
        <div>
          <h2 id="one-page-summary" className="text-2xl md:mt-4">
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
  const { title, paragraphs, fourParts, tests, conclusion, guidance } = rdExtras.approach;
  return (
    <Section labelledBy="approach">
      <div className="grid gap-6 lg:grid-cols-[1fr_1.2fr] lg:gap-10">
        <div>
          <SectionHeading id="approach" title={title} />
          <Paragraphs texts={paragraphs} className="mt-5 text-ink-2" />
          <p className="mt-4">
            <TextLink href={guidance.href} newTab>
              {guidance.label}
            </TextLink>
          </p>
        </div>
        <Disclosure openWhenWide summary={fourParts}>
          <FourPartTest title={fourParts} parts={tests} conclusion={conclusion} />
          <p className="text-sm text-ink-3">{guidance.note}</p>
        </Disclosure>
      </div>
    </Section>
  );
}

export function WhyChooseUs() {
  const { title, reasons } = rdExtras.whyChooseUs;
  return (
    <TitledSection surface="sheet" headingId="why-choose-us" words={{ heading: title }}>
      <LedgerRows className="mt-6 lg:mt-10" numbered={false} folded items={reasons} />
    </TitledSection>
  );
}
