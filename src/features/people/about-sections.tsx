import { aboutPage } from "#content/pages/about.ts";
import { portraits } from "#content/people/portraits.ts";
import { ceo, team } from "#content/people/team.ts";
import { films, filmWords } from "#content/proof/film.ts";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { contentPicture, filmAddress } from "#design-system/pictures/content-pictures.ts";
import { Film } from "#design-system/pictures/film.tsx";
import { Portrait } from "#design-system/pictures/portrait.tsx";
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
          <Portrait
            key={name}
            name={name}
            picture={contentPicture(portraits[name], "portrait")}
            size={56}
            decorative
            eager
          />
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

export function Films() {
  return films.map(({ title, description, transcript, ...film }, index) => (
    <TitledSection
      key={film.file}
      surface="sheet"
      tight
      headingId={`film-${index + 1}`}
      words={{ heading: title, lede: description }}
    >
      <div className="mt-8 max-w-[60rem]">
        <Film
          title={title}
          address={filmAddress(film.file)}
          captions={filmAddress(film.captions)}
          poster={contentPicture(film.poster, "poster")}
          length={film.length}
          play={filmWords.play}
        >
          <Disclosure summary={filmWords.transcript}>
            <div className="max-w-[36em] space-y-4 text-ink-2">
              <Paragraphs texts={transcript} />
            </div>
          </Disclosure>
        </Film>
      </div>
    </TitledSection>
  ));
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
