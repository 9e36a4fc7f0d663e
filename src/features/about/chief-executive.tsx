import { aboutPage, ceo } from "#content/about.ts";
import { Eyebrow } from "#design-system/layout/eyebrow.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Monogram } from "#design-system/reading/monogram.tsx";

export function ChiefExecutive() {
  return (
    <Section surface="dark" labelledBy="ceo">
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-18">
        <div className="[&>svg]:size-40 lg:[&>svg]:size-60">
          <Monogram name={ceo.name} size={240} tone="green" />
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
              {ceo.bio.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
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
