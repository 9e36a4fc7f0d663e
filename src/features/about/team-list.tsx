import { aboutPage, ceo, team } from "#content/about.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Monogram } from "#design-system/reading/monogram.tsx";
import { SampleNote } from "#design-system/reading/sample-note.tsx";

export function TeamList() {
  const { eyebrow, heading, ask } = aboutPage.team;
  const hasSamples = [ceo, ...team].some(({ sample }) => sample);
  return (
    <Section labelledBy="team">
      <SectionHeading id="team" eyebrow={eyebrow} title={heading} />
      <ul className="mt-10 grid gap-x-16 border-t border-line md:grid-cols-2">
        {team.map((person) => (
          <Reveal
            as="li"
            key={person.name}
            className="flex items-start gap-6 border-b border-line py-7"
          >
            <Monogram name={person.name} size={84} />
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
      {hasSamples ? <SampleNote className="mt-6" /> : null}
    </Section>
  );
}
