import { home } from "#content/home.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { SampleNote } from "#design-system/reading/sample-note.tsx";

export function Testimonials() {
  const { eyebrow, heading, note, quotes } = home.testimonials;
  return (
    <Section surface="sheet" labelledBy="testimonials">
      <SectionHeading id="testimonials" eyebrow={eyebrow} title={heading} />
      <div className="mt-10 columns-1 gap-x-12 border-t border-line md:columns-2 lg:columns-3">
        {quotes.map((quote) => (
          <Reveal key={quote.id} className="break-inside-avoid border-b border-line py-7">
            <figure>
              <blockquote className="font-serif text-xl leading-snug">
                <p>“{quote.content}”</p>
              </blockquote>
              <figcaption className="mt-4 text-sm text-ink-3">
                {quote.author} · {quote.position}
              </figcaption>
            </figure>
          </Reveal>
        ))}
      </div>
      <p className="mt-6 text-sm text-ink-3">{note}</p>
      {quotes.some((quote) => quote.sample) ? <SampleNote /> : null}
    </Section>
  );
}
