import type { CSSProperties, ReactNode } from "react";
import type { fortune } from "#content/partners/fortune.ts";
import { Items } from "#design-system/layout/items.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";

export function Technology({ words }: { words: typeof fortune.technology }) {
  return (
    <Section labelledBy="technology">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <div>
          <SectionHeading id="technology" title={words.heading} />
          <Paragraphs texts={words.paragraphs} className="mt-5 max-w-[36em] text-ink-2" />
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

export function Initiative(props: { words: typeof fortune.initiative; children: ReactNode }) {
  const { words, children } = props;
  return (
    <Section surface="sheet" labelledBy="initiative">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-18">
        <SectionHeading id="initiative" title={words.heading} />
        <div className="space-y-5 text-ink-2">
          <Paragraphs texts={words.paragraphs} />
        </div>
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-18">
        <div>
          <h3>{words.structureHeading}</h3>
          <dl className="program-structure">
            {words.structure.map(({ term, value, note }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="program-value">{value}</dd>
                <dd className="program-note">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>{words.deliverablesHeading}</h3>
          <ol className="deliverables">
            <Items texts={words.deliverables} />
          </ol>
        </div>
      </div>
      <div className="mt-16 border-t border-line-strong pt-12">{children}</div>
    </Section>
  );
}
