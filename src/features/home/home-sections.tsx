import { home } from "#content/pages/home.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Eyebrow, Lede } from "#design-system/layout/page-heading.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";
import { Timeline } from "#design-system/reading/timeline.tsx";

export function Intro() {
  const { eyebrow, statement, text, points } = home.intro;
  return (
    <Section surface="sheet" id="main-content" labelledBy="intro">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id="intro" className="mt-4 max-w-[24em] text-2xl leading-[1.15] md:text-3xl">
        {statement}
      </h2>
      <Lede>{text}</Lede>
      <ol className="mt-6 grid gap-x-12 gap-y-4 border-t border-line pt-5 md:mt-10 md:grid-cols-3">
        {points.map((point, index) => (
          <Reveal as="li" key={point.title}>
            <span
              aria-hidden="true"
              className="mr-2 font-serif text-xl text-ink-3 italic md:mr-0 md:block"
            >
              {index + 1}
            </span>
            <h3 className="inline md:mt-2 md:block">{point.title}</h3>
            <p className="mt-1 text-nav text-ink-2">{point.text}</p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

export function Impact() {
  const { stats, note } = home.impact;
  return (
    <TitledSection surface="dark" headingId="impact" words={home.impact}>
      <div className="mt-6 grid grid-cols-2 gap-6 sm:gap-10 md:mt-10 lg:grid-cols-4">
        {stats.map((stat) => (
          <StatTile key={stat.label} countsUp {...stat} />
        ))}
      </div>
      <p className="mt-6 text-sm text-ink-3">{note}</p>
    </TitledSection>
  );
}

export function Company() {
  const { timeline, timelineLabel } = home.company;
  return (
    <TitledSection headingId="company" words={home.company}>
      <div className="mt-6 md:mt-10">
        <Timeline swipeLabel={timelineLabel} entries={timeline} />
      </div>
    </TitledSection>
  );
}

export function Advantages() {
  return (
    <TitledSection surface="sheet" headingId="advantages" words={home.advantages}>
      <ul className="mt-6 grid gap-x-12 border-t border-line md:mt-10 sm:grid-cols-2 lg:grid-cols-3">
        {home.advantages.items.map((item) => (
          <Reveal as="li" key={item.title} className="border-b border-line py-4 sm:py-7">
            <h3>{item.title}</h3>
            <p className="mt-1 text-nav text-ink-2">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}

export function CharitableHighlight() {
  const { heading, text, figures, note, link } = home.charitable;
  return (
    <TitledSection
      headingId="charitable"
      words={{ heading, lede: text }}
      beside="gap-6 lg:grid-cols-2 lg:gap-18"
    >
      <div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-6 sm:gap-10">
          {figures.map((tile) => (
            <StatTile key={tile.label} tone="plum" {...tile} />
          ))}
        </div>
        <p className="mt-5 text-sm text-ink-3">{note}</p>
        <p className="mt-3">
          <TextLink standalone href={link.href}>
            {link.label}
          </TextLink>
        </p>
      </div>
    </TitledSection>
  );
}
