import { advisorsPage, partnerQuotes } from "#content/pages/advisors.ts";
import { portraits } from "#content/people/portraits.ts";
import { associationLogos, logoWords } from "#content/proof/logos.ts";
import { ButtonRow } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { contentLogos, contentPicture } from "#design-system/pictures/content-pictures.ts";
import { LogoRow } from "#design-system/pictures/logo-row.tsx";
import { Portrait } from "#design-system/pictures/portrait.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { QuestionsToAskFirst } from "#design-system/reading/questions-to-ask-first.tsx";
import { Timeline } from "#design-system/reading/timeline.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { lawNotesOn } from "#tax-law/law-notes.ts";

export function AdvisorsHero() {
  const { breadcrumb, eyebrow, heading, lede, actions, worksheet, slip } = advisorsPage;
  return (
    <PageHero trail={[{ label: breadcrumb }]} picture={<Slip {...slip} />}>
      <PageHeading eyebrow={eyebrow} title={heading} lede={lede} />
      <ButtonRow className="mt-8" actions={actions} link={worksheet} />
    </PageHero>
  );
}

/** Each part's words, with the id of its heading. */
const indexed = [
  ["partnership", advisorsPage.introduction],
  ["benefits", advisorsPage.benefits],
  ["fees", advisorsPage.fees],
  ["independence", advisorsPage.independence],
  ["papers", advisorsPage.papers],
  ["onboarding", advisorsPage.onboarding],
  ["materials", advisorsPage.materials],
  ["tools", advisorsPage.tools],
] as const;

export function AdvisorsIndex() {
  return (
    <nav aria-label={advisorsPage.index}>
      <Wrap>
        <ul className="flex flex-wrap gap-x-6 pb-6">
          {indexed.map(([id, { heading }]) => (
            <li key={id}>
              <TextLink href={`#${id}`} className="inline-block py-2.5">
                {heading}
              </TextLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}

export function Introduction() {
  const { introduction } = advisorsPage;
  return (
    <TitledSection
      surface="sheet"
      headingId="partnership"
      words={introduction}
      beside="gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-18"
    >
      <div className="max-w-[40em] space-y-5">
        <Paragraphs
          texts={introduction.paragraphs}
          className="text-ink-2 first:text-lg first:text-ink"
        />
      </div>
    </TitledSection>
  );
}

export function PartnerBenefits() {
  return (
    <TitledSection headingId="benefits" words={advisorsPage.benefits}>
      <ul className="mt-10 grid gap-x-16 border-t border-line md:grid-cols-2">
        {advisorsPage.benefits.items.map((item) => (
          <Reveal as="li" key={item.title} className="border-b border-line py-7">
            <h3>{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.description}</p>
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}

export function FeeStructure() {
  const { points, slip } = advisorsPage.fees;
  return (
    <TitledSection surface="dark" headingId="fees" words={advisorsPage.fees}>
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1.25fr_.75fr] lg:gap-18">
        <ul className="border-t border-line">
          {points.map((point) => (
            <li key={point.title} className="border-b border-line py-6">
              <h3>{point.title}</h3>
              <p className="mt-2 max-w-[38em] text-ink-2">{point.text}</p>
            </li>
          ))}
        </ul>
        <Slip {...slip} />
      </div>
    </TitledSection>
  );
}

export function AdvisorExposure() {
  const { questions, ...words } = advisorsPage.exposure;
  return (
    <QuestionsToAskFirst
      surface="paper"
      words={words}
      subjects={[{ questions, notes: lawNotesOn("advisors") }]}
    />
  );
}

export function Independence() {
  const { points } = advisorsPage.independence;
  return (
    <TitledSection headingId="independence" words={advisorsPage.independence}>
      <ul className="mt-10 grid gap-x-16 border-t border-line md:grid-cols-2">
        {points.map((point) => (
          <li key={point.title} className="border-b border-line py-7">
            <h3>{point.title}</h3>
            <p className="mt-2 text-ink-2">{point.text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export function EngagementPapers() {
  const { workpaper, consent, letter } = advisorsPage.papers;
  return (
    <TitledSection surface="sheet" headingId="papers" words={advisorsPage.papers}>
      <LedgerRows
        className="mt-10"
        items={[
          workpaper,
          { ...consent, detail: <Points points={consent.points} /> },
          { ...letter, detail: <Points points={letter.points} /> },
        ]}
      />
    </TitledSection>
  );
}

function Points({ points }: { points: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ul className="space-y-2">
      {points.map(([name, text]) => (
        <li key={name} className="border-t border-dashed border-line-strong pt-2">
          <b>{name}.</b> {text}
        </li>
      ))}
    </ul>
  );
}

export function Onboarding() {
  const { steps } = advisorsPage.onboarding;
  return (
    <TitledSection headingId="onboarding" words={advisorsPage.onboarding}>
      <div className="mt-14">
        <Timeline entries={steps.map(({ when, ...step }) => ({ year: when, ...step }))} />
      </div>
    </TitledSection>
  );
}

export function Materials() {
  return (
    <TitledSection
      surface="sheet"
      id="materials"
      headingId="materials-title"
      words={advisorsPage.materials}
    >
      <LedgerRows className="mt-10" items={advisorsPage.materials.items.map(withFormat)} />
    </TitledSection>
  );
}

export function Tools() {
  return (
    <TitledSection headingId="tools" words={advisorsPage.tools}>
      <LedgerRows className="mt-10" items={advisorsPage.tools.items.map(withFormat)} />
    </TitledSection>
  );
}

function withFormat<Item extends { format: string }>({ format, ...item }: Item) {
  return { ...item, tag: { tone: "neutral", label: format } } as const;
}

export function PartnerTestimonials() {
  const { heading, note } = advisorsPage.testimonials;
  return (
    <Section surface="sheet" labelledBy="partners">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-18">
        <div>
          <SectionHeading id="partners" title={heading} />
          <p className="mt-5 text-sm text-ink-3">{note}</p>
        </div>
        <div className="border-t border-line">
          {partnerQuotes.map((partner) => (
            <figure key={partner.name} className="border-b border-line py-8">
              <blockquote className="font-serif text-2xl leading-[1.3] tracking-[-0.01em]">
                <p>“{partner.quote}”</p>
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-4">
                <Portrait
                  name={partner.name}
                  picture={contentPicture(portraits[partner.name], "portrait")}
                  size={48}
                />
                <span>
                  <span className="block font-medium">{partner.name}</span>
                  <span className="block text-sm text-ink-3">{partner.role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <LogoRow title={logoWords.associations} logos={contentLogos(associationLogos)} />
    </Section>
  );
}
