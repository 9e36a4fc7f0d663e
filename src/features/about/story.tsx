import { aboutPage } from "#content/about.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function Story() {
  const { eyebrow, heading, paragraphs } = aboutPage.story;
  const [first, ...rest] = paragraphs;
  return (
    <Section surface="sheet" labelledBy="story">
      <SectionHeading id="story" eyebrow={eyebrow} title={heading} />
      <div className="mt-10 grid gap-x-18 gap-y-8 border-t border-line pt-10 lg:grid-cols-2">
        <p className="font-serif text-2xl leading-[1.3] tracking-[-0.01em]">{first}</p>
        <div className="max-w-[36em] space-y-5 text-ink-2">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
