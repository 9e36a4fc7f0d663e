import type { ReactNode } from "react";
import { home } from "#content/home.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/eyebrow.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Stat } from "#design-system/reading/stat.tsx";

export function Hero({ picture }: { picture: ReactNode }) {
  const { eyebrow, heading, lede, primary, secondary, facts, scrollCue } = home.hero;
  return (
    <Wrap className="pt-12 pb-14 md:pt-20 md:pb-20">
      <div className="grid items-center gap-14 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-5">
            <Emphasized text={heading} />
          </h1>
          <p className="mt-6 max-w-[34em] text-lg leading-[1.55] text-ink-2">{lede}</p>
          <p className="mt-8 flex flex-wrap gap-3.5">
            <Button href={primary.href}>{primary.label}</Button>
            <Button variant="quiet" href={secondary.href}>
              {secondary.label}
            </Button>
          </p>
          <div className="mt-12 flex flex-wrap gap-x-10 gap-y-6 border-t border-line pt-6">
            {facts.map((fact) => (
              <Stat key={fact.label} {...fact} countUp={false} />
            ))}
          </div>
        </div>
        {picture}
      </div>
      <p className="mt-12">
        <a href="#main-content" className="scroll-cue">
          {scrollCue}
        </a>
      </p>
    </Wrap>
  );
}
