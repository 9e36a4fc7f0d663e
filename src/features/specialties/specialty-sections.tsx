import type { ReactNode } from "react";
import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { calculatorId } from "#content/navigation.ts";
import { specialtiesPage, specialtyPage as words } from "#content/pages/specialties.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { Contents, type ContentsEntry } from "#design-system/reading/contents.tsx";
import { DatedNotes } from "#design-system/reading/dated-notes.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { lawNotes, lawNotesOn } from "#tax-law/law-notes.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";
import { practiceSectionId } from "./what-it-could-come-to.tsx";
import { workPractice } from "./worked-practice.ts";

/** Also the page's FAQ data for search engines. */
export function CpaQuestions({ specialty }: { specialty: SpecialtyWithPage }) {
  return (
    <TitledSection
      surface="sheet"
      headingId="cpa-questions"
      words={words.cpaQuestions}
      beside="grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="lg:*:border-b lg:*:border-line lg:*:pb-6">
        {specialty.page.cpaQuestions.map(({ question, answer }) => (
          <Disclosure key={question} openWhenWide summary={<h3>{question}</h3>}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  );
}

type LinkedPage = { name: string; path: string };

/** Other specialties and articles, by name alone: each has its own page to say more. */
export function NearbyPages(props: {
  specialties: readonly LinkedPage[];
  articles: readonly LinkedPage[];
}) {
  return (
    <TitledSection headingId="nearby" words={words.nearby} foldedOnPhone>
      <div className="mt-6 grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <PageList pages={props.specialties} />
        <PageList heading={words.reading} pages={props.articles} />
      </div>
      <p className="mt-4">
        <TextLink standalone href={specialtiesPath}>
          {words.nearby.all}
        </TextLink>
      </p>
    </TitledSection>
  );
}

function PageList({ heading, pages }: { heading?: string; pages: readonly LinkedPage[] }) {
  return (
    <div>
      {heading ? <h3 className="text-lg">{heading}</h3> : null}
      <ul>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <TextLink standalone href={path}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SpecialtyLawProps {
  specialty: SpecialtyWithPage;
  /** The state's law of the worked practice. */
  children: ReactNode;
}

/** Each rule is shown only where an activity needs it. */
export function SpecialtyLaw({ specialty, children }: SpecialtyLawProps) {
  const { rules } = specialty.page;
  const notes = lawNotesOn("research-credit").filter(
    (note) => rules.includes("reviewBoard") || note !== lawNotes["review-boards"],
  );
  return (
    <TitledSection surface="dark" headingId="law" words={words.law}>
      {rules.length > 0 ? (
        <div className="mt-6 max-w-[44em]">
          <Callout tone="warning" title={words.law.callout}>
            {rules.map((rule) => (
              <p key={rule}>{words.law[rule]}</p>
            ))}
          </Callout>
        </div>
      ) : null}
      <div className="mt-6 [&_.disclosure-body]:max-w-none">
        <Disclosure summary={<h3>{words.law.notes}</h3>}>
          {children}
          <DatedNotes notes={notes} columns />
        </Disclosure>
      </div>
    </TitledSection>
  );
}

/** The only note that says no. Its bar is in the margin, so that the text keeps its edge. */
const noLook = "border-l-3 border-amber pl-3.5 text-amber md:-ml-[1.0625rem]";

export function Activities({ specialty }: { specialty: SpecialtyWithPage }) {
  const { activities, page } = specialty;
  return (
    <TitledSection surface="sheet" headingId="activities" words={words.activities}>
      <ol className="mt-6 border-t-[1.5px] border-ink lg:mt-10 [&_summary]:gap-4 lg:[&_summary]:p-0 lg:[&_summary]:text-xl">
        {page.activities.map((notes, index) => (
          <li
            key={activities[index]}
            className="lg:*:grid lg:*:grid-cols-[minmax(0,6fr)_minmax(0,10fr)] lg:*:items-start lg:*:gap-12 lg:*:border-b lg:*:border-line lg:*:py-10"
          >
            <Disclosure
              openWhenWide
              summary={
                <>
                  <span aria-hidden="true" className="ledger-number lg:w-10">
                    {index + 1}
                  </span>
                  <h3 className="flex-1 text-pretty">{activities[index]}</h3>
                </>
              }
            >
              <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2 lg:gap-x-12 lg:gap-y-6">
                {rdCalculator.help.activityNotes.labels.map(([name, label]) => (
                  <div key={name} className={name === "doesNotCount" ? noLook : "text-leaf"}>
                    <dt className="text-sm leading-[1.4] font-semibold">{label}</dt>
                    <dd className="mt-0.5 text-nav leading-[1.55] text-ink-2">{notes[name]}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

interface SpecialtyHeaderProps {
  specialty: SpecialtyWithPage;
  sections: readonly ContentsEntry[];
}

export function SpecialtyHeader({ specialty, sections }: SpecialtyHeaderProps) {
  const { name, practiceType, page } = specialty;
  const { answer, heading } = words.practice;
  return (
    <PageHero
      trail={[{ label: specialtiesPage.breadcrumb, href: specialtiesPath }, { label: name }]}
      // `Ophthalmologists` in large text is wider than a small phone.
      columns="grid-cols-1 gap-6 max-[30rem]:[&_h1]:wrap-anywhere max-[30rem]:[&_h1]:hyphens-auto max-[30rem]:[&_h1]:[hyphenate-limit-chars:14_5_5] lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
      picture={
        <Slip
          className="md:max-lg:max-w-[34rem]"
          title={heading}
          subtitle={name}
          rows={(["usual", "twice"] as const).map((extent) => {
            const { range, verdict } = workPractice(page.practice, extent);
            return { label: words.practice[extent], value: range, formula: verdict };
          })}
          footnote={answer.footnote}
          link={{ label: answer.working, href: `#${practiceSectionId}` }}
        />
      }
      contents={
        <Contents
          className="page-contents"
          label={words.contents}
          sections={sections}
          openFrom="64rem"
        />
      }
    >
      <PageHeading eyebrow={practiceType.name} title={page.heading} />
      <div className="mt-5 grid max-w-[38em] gap-3 text-ink-2 *:first:font-serif *:first:text-lg *:first:leading-[1.3] *:first:font-medium *:first:tracking-[-0.01em] *:first:text-ink lg:*:first:text-xl">
        <Paragraphs texts={page.introduction} />
        <p className="mt-3">
          <Button href={`#${calculatorId}`}>{words.estimate}</Button>
        </p>
      </div>
    </PageHero>
  );
}
