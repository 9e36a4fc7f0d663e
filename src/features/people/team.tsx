import { aboutPage } from "#content/pages/about.ts";
import { portraits } from "#content/people/portraits.ts";
import { ceo, team } from "#content/people/team.ts";
import { associationLogos, logoWords } from "#content/proof/logos.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { contentLogos, contentPicture } from "#design-system/pictures/content-pictures.ts";
import { LogoRow } from "#design-system/pictures/logo-row.tsx";
import { Portrait, UprightPortrait } from "#design-system/pictures/portrait.tsx";
import { Monogram } from "#design-system/reading/monogram.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";

export function ChiefExecutive() {
  const portrait = contentPicture(portraits[ceo.name], "portrait");
  return (
    <Section surface="dark" labelledBy="ceo">
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-18">
        <div className="[&>svg]:size-40 lg:[&>svg]:size-60">
          {portrait ? (
            <UprightPortrait picture={portrait} />
          ) : (
            <Monogram name={ceo.name} size={240} tone="green" />
          )}
        </div>
        <div>
          <Eyebrow>{aboutPage.ceo.eyebrow}</Eyebrow>
          <h2 id="ceo" className="mt-4">
            {ceo.name}
          </h2>
          <p className="mt-2 text-ink-2">{ceo.role}</p>
          <blockquote className="mt-8 max-w-[24em] font-serif text-2xl leading-[1.25] text-leaf italic">
            <p>“{ceo.quote}”</p>
          </blockquote>
          <div className="mt-9 grid gap-x-14 gap-y-8 md:grid-cols-[1.3fr_1fr]">
            <div className="space-y-4 text-ink-2">
              <Paragraphs texts={ceo.bio} />
            </div>
            <dl className="self-start border-t border-line-strong">
              {ceo.facts.map(({ label, value }) => (
                <div key={label} className="border-b border-line py-3">
                  <dt className="text-sm text-ink-3">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </Section>
  );
}

export function TeamList() {
  const { ask } = aboutPage.team;
  return (
    <TitledSection headingId="team" words={aboutPage.team}>
      <ul className="mt-10 grid gap-x-16 border-t border-line md:grid-cols-2">
        {team.map((person) => (
          <Reveal
            as="li"
            key={person.name}
            className="flex items-start gap-6 border-b border-line py-7"
          >
            <Portrait
              name={person.name}
              picture={contentPicture(portraits[person.name], "portrait")}
              size={84}
            />
            <div>
              <h3>{person.name}</h3>
              <p className="mt-0.5 text-nav font-medium text-leaf">{person.role}</p>
              <p className="mt-2 text-ink-2">{person.bio}</p>
            </div>
          </Reveal>
        ))}
        <li className="flex flex-col justify-center border-b border-line py-7">
          <p className="text-ink-2">{ask.text}</p>
          <p>
            <TextLink standalone href={ask.href}>
              {ask.label}
            </TextLink>
          </p>
        </li>
      </ul>
      <LogoRow title={logoWords.associations} logos={contentLogos(associationLogos)} />
    </TitledSection>
  );
}
