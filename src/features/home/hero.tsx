import type { ReactNode } from "react";
import { home } from "#content/pages/home.ts";
import { ButtonRow } from "#design-system/actions/button.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Stat } from "#design-system/reading/stat.tsx";
import "./home.css";

export function Hero({ picture }: { picture: ReactNode }) {
  const { eyebrow, heading, lede, actions, estimate, facts, factsNote, scrollCue } = home.hero;
  return (
    <Wrap className="pt-9 pb-10 md:pt-20 md:pb-20">
      <div className="grid items-center gap-10 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-5">
            <Emphasized text={heading} />
          </h1>
          <p className="mt-6 max-w-[34em] text-lg leading-[1.55] text-ink-2">{lede}</p>
          <ButtonRow className="mt-8" actions={actions} link={estimate} />
          <div className="mt-10 flex flex-wrap gap-x-[clamp(1rem,4vw,2.5rem)] gap-y-4 border-t border-line pt-6">
            {facts.map((fact) => (
              <Stat key={fact.label} {...fact} countUp={false} />
            ))}
          </div>
          <p className="mt-4 max-w-[38em] text-sm text-ink-3">{factsNote}</p>
        </div>
        {picture}
      </div>
      <p className="mt-6 md:mt-12">
        <a href="#main-content" className="scroll-cue">
          {scrollCue}
        </a>
      </p>
    </Wrap>
  );
}
