import type { CSSProperties } from "react";
import type { fortune } from "#content/partners/fortune.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

/** A claim followed step by step from its total to its evidence. */
export function Technology({ words }: { words: typeof fortune.technology }) {
  return (
    <Section labelledBy="technology">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <div>
          <SectionHeading id="technology" eyebrow={words.eyebrow} title={words.heading} />
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[36em] text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <figure className="self-center" aria-labelledby="trace-caption">
          <ol className="trace">
            {words.trace.map(({ level, entry }, depth) => (
              <li key={level} style={{ "--depth": depth } as CSSProperties}>
                <span className="block text-sm text-ink-3">{level}</span>
                <span className="trace-entry">{entry}</span>
              </li>
            ))}
          </ol>
          <figcaption id="trace-caption" className="mt-5 text-sm text-ink-3">
            {words.caption}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
