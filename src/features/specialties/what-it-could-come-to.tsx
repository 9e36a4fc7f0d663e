import { studyAssumption } from "#content/calculators/study-answer.ts";
import { specialtyPage } from "#content/pages/specialties.ts";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";
import { type Extent, workPractice } from "./worked-practice.ts";

const words = specialtyPage.practice;

export const practiceSectionId = "could-come-to";

/** One practice from its hours log, and the same with twice the hours. */
export function WhatItCouldComeTo({ specialty }: { specialty: SpecialtyWithPage }) {
  const { practice } = specialty.page;
  return (
    <TitledSection surface="dark" headingId={practiceSectionId} words={words}>
      <PracticeFacts specialty={specialty} />
      <div className="worked-practices">
        {(["usual", "twice"] as const).map((extent) => (
          <Disclosure key={extent} openWhenWide summary={<h3>{words[extent]}</h3>}>
            <WorkedSlip specialty={specialty} extent={extent} />
          </Disclosure>
        ))}
      </div>
      <p className="hours-log">
        <b>{words.hoursLog}:</b> {practice.hoursLog}
      </p>
    </TitledSection>
  );
}

function PracticeFacts({ specialty }: { specialty: SpecialtyWithPage }) {
  const { roles, state, projects } = specialty.page.practice;
  const { estimate } = workPractice(specialty.page.practice, "usual");
  const people = roles.reduce((sum, role) => sum + role.people, 0);
  const wages = formatUsd(estimate.wagesInUsd);
  return (
    <p className="practice-facts tabular-digits">
      {fillIn(words.people, { people, state, wages })} {projects}
    </p>
  );
}

interface WorkedSlipProps {
  specialty: SpecialtyWithPage;
  extent: Extent;
}

/** With twice the hours only what changes the answer: the other lines would repeat. */
function WorkedSlip({ specialty: { name, page }, extent }: WorkedSlipProps) {
  const { practice } = page;
  const { range, verdict, probablyNot, ofState, ...lines } = workPractice(practice, extent);
  const isUsual = extent === "usual";
  return (
    <Slip
      title={isUsual ? `${name} · ${practice.state}` : name}
      rows={
        isUsual
          ? [...lines.roleLines, ...lines.amountLines, feeLine]
          : lines.amountLines.slice(0, 1)
      }
      total={{ label: words.range, note: isUsual ? words.rangeNote : undefined, value: range }}
    >
      <p className="worked-verdict" data-verdict={probablyNot ? "no" : "yes"}>
        {verdict}
      </p>
      {ofState ? <p className="worked-state">{ofState}</p> : null}
    </Slip>
  );
}

const feeLine = { label: words.fee, value: formatUsd(studyAssumption.engagementFeeInUsd) };
