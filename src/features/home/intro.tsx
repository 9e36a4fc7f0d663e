import { home } from "#content/home.ts";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/eyebrow.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";

export function Intro() {
  const { eyebrow, statement, points, claim } = home.intro;
  return (
    <Section surface="sheet" id="main-content" labelledBy="intro">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id="intro" className="mt-5 max-w-[24em] leading-[1.15]">
        <Emphasized text={statement} />
      </h2>
      <ol className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
        {points.map((point, index) => (
          <Reveal as="li" key={point.title}>
            <span aria-hidden="true" className="font-serif text-xl text-ink-3 italic">
              {index + 1}
            </span>
            <h3 className="mt-2">{point.title}</h3>
            <p className="mt-2 text-ink-2">{point.text}</p>
          </Reveal>
        ))}
      </ol>
      <p className="mt-10 text-sm text-ink-3 first-letter:uppercase">{claim}</p>
    </Section>
  );
}
