import { advisorsPage, partnerQuotes } from "#content/advisors.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Monogram } from "#design-system/reading/monogram.tsx";
import { SampleNote } from "#design-system/reading/sample-note.tsx";

export function PartnerTestimonials() {
  const { eyebrow, heading, note } = advisorsPage.testimonials;
  return (
    <Section labelledBy="partners">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-18">
        <div>
          <SectionHeading id="partners" eyebrow={eyebrow} title={heading} />
          <p className="mt-5 text-sm text-ink-3">{note}</p>
          {partnerQuotes.some(({ sample }) => sample) ? <SampleNote className="mt-1" /> : null}
        </div>
        <div className="border-t border-line">
          {partnerQuotes.map((partner) => (
            <figure key={partner.name} className="border-b border-line py-8">
              <blockquote className="font-serif text-2xl leading-[1.3] tracking-[-0.01em]">
                <p>“{partner.quote}”</p>
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-4">
                <Monogram name={partner.name} size={48} />
                <span>
                  <span className="block font-medium">{partner.name}</span>
                  <span className="block text-sm text-ink-3">{partner.role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
