import type { ReactNode } from "react";
import { specialtyPage } from "#content/pages/specialties.ts";
import type { SpecialtyPractice } from "#content/specialties/specialty-page.ts";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatNumber, formatUsd } from "#wording/numbers.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";
import { hoursInWorkingYear, type WorkedPractice, workPractice } from "./worked-practice.ts";

const words = specialtyPage.practice;

export const practiceSectionId = "could-come-to";

interface WhatItCouldComeToProps {
  readonly specialty: SpecialtyWithPage;
  /** The calculator's slip, range and verdict for each. */
  readonly results: Readonly<Record<"full" | "half", ReactNode>>;
  readonly children: ReactNode;
}

/** One modest practice, and the same at half the hours, where a study is probably not worth it. */
export function WhatItCouldComeTo({ specialty, results, children }: WhatItCouldComeToProps) {
  const { practice } = specialty.page;
  return (
    <TitledSection surface="dark" headingId={practiceSectionId} words={words}>
      <PracticeFacts specialty={specialty} />
      <div className="worked-practices">
        {(["full", "half"] as const).map((extent) => (
          <Disclosure key={extent} openWhenWide summary={<h3>{words[extent].heading}</h3>}>
            <p className="worked-hours">
              {extent === "full" ? practice.hours : practice.halfTheHours}{" "}
              {hoursInWords(words[extent].hours, workPractice(specialty, extent), practice)}
            </p>
            {results[extent]}
          </Disclosure>
        ))}
      </div>
      <Disclosure openWhenWide summary={words.notes}>
        <div className="worked-notes">{children}</div>
      </Disclosure>
    </TitledSection>
  );
}

function PracticeFacts({ specialty }: { specialty: SpecialtyWithPage }) {
  const { people, doctorWagesInUsd, staffWagesInUsd, state } = specialty.page.practice;
  const facts = [
    { label: words.who, texts: [people] },
    {
      label: words.wages,
      texts: [
        fillIn(words.doctors, { amount: formatUsd(doctorWagesInUsd) }),
        fillIn(words.staff, { amount: formatUsd(staffWagesInUsd) }),
      ],
    },
    { label: words.place, texts: [state] },
  ];
  return (
    <dl className="practice-facts tabular-digits">
      {facts.map(({ label, texts }) => (
        <div key={label}>
          <dt>{label}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function hoursInWords(
  sentence: string,
  { estimate, hours }: WorkedPractice,
  { headCount }: SpecialtyPractice,
): string {
  return fillIn(sentence, {
    share: formatFraction(estimate.totalRdTimeAsFraction),
    people: headCount,
    hours: formatNumber(hours),
    hoursInYear: formatNumber(hoursInWorkingYear),
  });
}
