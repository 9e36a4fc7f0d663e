import { aboutPage } from "#content/about.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function Values() {
  const { eyebrow, heading, items } = aboutPage.values;
  return (
    <Section labelledBy="values">
      <SectionHeading id="values" eyebrow={eyebrow} title={heading} />
      <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <Reveal as="li" key={item.title} className="border-t-2 border-leaf pt-5">
            <h3>{item.title}</h3>
            <p className="mt-3 text-ink-2">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
