import { aboutPage, ceo, team } from "#content/about.ts";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Monogram } from "#design-system/reading/monogram.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Slip } from "#design-system/slip/slip.tsx";

export function AboutHero() {
  const { breadcrumb, heading, lede, slip } = aboutPage;
  return (
    <PageHero trail={[{ label: breadcrumb }]} picture={<Slip {...slip} />}>
      <PageHeading title={heading} lede={lede} />
      <p className="mt-8 flex flex-wrap gap-3">
        {[ceo, ...team].map(({ name }) => (
          <Monogram key={name} name={name} size={56} />
        ))}
      </p>
      <p className="mt-3 text-sm text-ink-3">{aboutPage.peopleNote}</p>
    </PageHero>
  );
}

export function Story() {
  const [first, ...rest] = aboutPage.story.paragraphs;
  return (
    <TitledSection surface="sheet" headingId="story" words={aboutPage.story}>
      <div className="mt-10 grid gap-x-18 gap-y-8 border-t border-line pt-10 lg:grid-cols-2">
        <p className="font-serif text-2xl leading-[1.3] tracking-[-0.01em]">{first}</p>
        <div className="max-w-[36em] space-y-5 text-ink-2">
          <Paragraphs texts={rest} />
        </div>
      </div>
    </TitledSection>
  );
}

export function Values() {
  return (
    <TitledSection headingId="values" words={aboutPage.values}>
      <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {aboutPage.values.items.map((item) => (
          <Reveal as="li" key={item.title} className="border-t-2 border-leaf pt-5">
            <h3>{item.title}</h3>
            <p className="mt-3 text-ink-2">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}

export function Approach() {
  return (
    <TitledSection surface="sheet" headingId="approach" words={aboutPage.approach}>
      <LedgerRows className="mt-10" items={aboutPage.approach.items} />
    </TitledSection>
  );
}
