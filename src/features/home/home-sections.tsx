import { caseStudies } from "#content/cases/case-studies.ts";
import { home } from "#content/pages/home.ts";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";
import { Timeline } from "#design-system/reading/timeline.tsx";
import { fillIn } from "#wording/fill-in.ts";

export function Intro() {
  const { eyebrow, statement, points, claim } = home.intro;
  return (
    <Section surface="sheet" id="main-content" labelledBy="intro">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id="intro" className="mt-5 max-w-[24em] leading-[1.15]">
        {statement}
      </h2>
      <ol className="mt-8 grid gap-x-12 gap-y-6 border-t border-line pt-8 md:mt-12 md:grid-cols-3">
        {points.map((point, index) => (
          <Reveal as="li" key={point.title}>
            <span
              aria-hidden="true"
              className="mr-2 font-serif text-xl text-ink-3 italic md:mr-0 md:block"
            >
              {index + 1}
            </span>
            <h3 className="inline md:mt-2 md:block">{point.title}</h3>
            <p className="mt-2 text-ink-2">{point.text}</p>
          </Reveal>
        ))}
      </ol>
      <p className="mt-10 text-sm text-ink-3 first-letter:uppercase">{claim}</p>
    </Section>
  );
}

export function Impact() {
  const { stats, note } = home.impact;
  const reductions = caseStudies.map(({ reductionPercent }) => reductionPercent);
  const range = { lowest: Math.min(...reductions), highest: Math.max(...reductions) };
  return (
    <TitledSection surface="dark" headingId="impact" words={home.impact}>
      <div className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-10 lg:grid-cols-4">
        {stats.map((stat) => (
          <StatTile
            key={stat.label}
            tone="green"
            countUp
            {...stat}
            note={fillIn(stat.note, range)}
          />
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-3">{note}</p>
    </TitledSection>
  );
}

export function Company() {
  return (
    <TitledSection headingId="company" words={home.company}>
      <div className="mt-14">
        <Timeline entries={home.company.timeline} />
      </div>
    </TitledSection>
  );
}

export function Advantages() {
  return (
    <TitledSection surface="sheet" headingId="advantages" words={home.advantages}>
      <ul className="mt-10 grid gap-x-12 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {home.advantages.items.map((item) => (
          <Reveal as="li" key={item.title} className="border-b border-line py-5 sm:py-7">
            <h3>{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}
