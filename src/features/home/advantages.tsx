import { home } from "#content/home.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function Advantages() {
  const { eyebrow, heading, items } = home.advantages;
  return (
    <Section surface="sheet" labelledBy="advantages">
      <SectionHeading id="advantages" eyebrow={eyebrow} title={heading} />
      <ul className="mt-10 grid gap-x-12 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <Reveal as="li" key={item.title} className="border-b border-line py-7">
            <h3>{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
