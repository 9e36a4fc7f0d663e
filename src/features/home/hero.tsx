import type { ReactNode } from "react";
import { storageKey } from "#browser/kept-estimate.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { headerLinks } from "#content/navigation.ts";
import { home } from "#content/pages/home.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Stat } from "#design-system/reading/stat.tsx";
import scriptUrl from "./browser/hero.ts?script";
import "./home.css";

const door = "relative flex flex-col justify-between gap-1 rounded-control border border-pine p-4";
/** The whole door can be picked. High enough for the day of a kept result. */
const doorLink =
  "min-h-11 font-semibold leading-tight no-underline before:absolute before:inset-0 max-[24rem]:min-h-19 data-kept:text-nav sm:min-h-6.25 sm:text-lg sm:data-kept:text-base";

export function Hero({ picture }: { picture: ReactNode }) {
  const { eyebrow, heading, lede, doors, actions, facts, factsNote, scrollCue } = home.hero;
  return (
    <Wrap className="pt-8 pb-5 md:py-20">
      <div className="grid items-center gap-8 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-5">
            <Emphasized text={heading} />
          </h1>
          <p className="mt-5 max-w-[34em] text-ink-2 md:text-lg">{lede}</p>
          {/* Two ways in, and under each another one. One column where the text is large. */}
          <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-3">
            <li className={`${door} bg-pine text-white hover:bg-pine-deep`}>
              <p className="text-sm text-mint">{doors.owner}</p>
              <OwnersWay />
            </li>
            <li className={`${door} bg-sheet hover:bg-mint-wash`}>
              <p className="text-sm text-ink-2">{doors.employed.who}</p>
              <a
                href={doors.employed.href}
                data-kept-plan={doors.employed.keptPlan}
                className={doorLink}
              >
                {doors.employed.label}
              </a>
            </li>
            {actions.map(({ label, href, line }) => (
              <li key={href}>
                <SmallButton className="w-full px-3" href={href}>
                  {label}
                </SmallButton>
                <p className="mt-1 text-sm text-ink-2">{line}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4 hidden gap-x-5 text-sm lg:flex">
            {/* A phone's menu lists them. A wide one holds them under Services. */}
            {headerLinks.shortWays.map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </p>
          <div className="mt-6 flex flex-wrap gap-x-[clamp(1rem,4vw,2.5rem)] gap-y-4 border-t border-line pt-5 md:mt-10">
            {facts.map((fact) => (
              <Stat key={fact.label} {...fact} />
            ))}
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 text-sm text-ink-3">
            <TextLink href={factsNote.href}>{factsNote.label}</TextLink>
            <a
              href="#main-content"
              className="scroll-cue inline-flex min-h-11 items-center gap-3 text-nav text-ink-2 no-underline"
            >
              {scrollCue}
            </a>
          </p>
        </div>
        {picture}
      </div>
      <script type="module" src={scriptUrl} />
    </Wrap>
  );
}

/** The script lets it open the result that is kept in this browser, and says of which day it is. */
function OwnersWay() {
  const { estimate, keptResult } = home.hero;
  return (
    <a
      href={estimate.href}
      data-kept-key={storageKey(practiceTypes.map(({ id }) => id))}
      data-kept-words={keptResult}
      className={doorLink}
    >
      {estimate.label}
    </a>
  );
}
