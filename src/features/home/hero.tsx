import type { ReactNode } from "react";
import { storageKey } from "#browser/kept-estimate.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { home } from "#content/pages/home.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Stat } from "#design-system/reading/stat.tsx";
import scriptUrl from "./browser/hero.ts?script";
import "./home.css";

export function Hero({ picture }: { picture: ReactNode }) {
  const { eyebrow, heading, lede, actions, estimate, facts, factsNote, scrollCue } = home.hero;
  return (
    <Wrap className="pt-8 pb-5 md:py-20">
      <div className="grid items-center gap-8 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <div>
          <div className="hero-top">
            <Eyebrow>{eyebrow}</Eyebrow>
            <WelcomeBack />
          </div>
          <h1 className="mt-5">
            <Emphasized text={heading} />
          </h1>
          <p className="mt-5 max-w-[34em] text-ink-2 md:text-lg">{lede}</p>
          <p className="mt-6">
            <Button href={estimate.href} className="hero-call">
              {estimate.label}
            </Button>
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            {actions.map(({ label, href }) => (
              <Button key={href} variant="quiet" size="small" href={href}>
                {label}
              </Button>
            ))}
          </p>
          <div className="mt-6 flex flex-wrap gap-x-[clamp(1rem,4vw,2.5rem)] gap-y-4 border-t border-line pt-5 md:mt-10">
            {facts.map((fact) => (
              <Stat key={fact.label} {...fact} countUp={false} />
            ))}
          </div>
          <p className="mt-3 text-sm text-ink-3">
            <TextLink href={factsNote.href}>{factsNote.label}</TextLink>
          </p>
        </div>
        {picture}
      </div>
      <p className="mt-3 md:mt-10">
        <a href="#main-content" className="scroll-cue">
          {scrollCue}
        </a>
      </p>
      <script type="module" src={scriptUrl} />
    </Wrap>
  );
}

/**
 * In the place of the eyebrow, where an estimate is kept in this browser. It grows upward into the
 * padding, so that nothing moves when the script shows it.
 */
function WelcomeBack() {
  const { welcomeBack, estimate } = home.hero;
  return (
    <p
      hidden
      className="welcome-back"
      data-kept-key={storageKey(practiceTypes.map(({ id }) => id))}
    >
      <a href={estimate.href}>
        <span>
          {welcomeBack.beforeDate} <span data-day className="whitespace-nowrap" />{" "}
          {welcomeBack.afterDate}
        </span>
      </a>
    </p>
  );
}
