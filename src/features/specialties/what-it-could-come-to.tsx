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
      <div className="mt-6 grid grid-cols-1 items-start md:grid-cols-2 md:gap-x-12">
        {(["usual", "twice"] as const).map((extent) => (
          <Disclosure key={extent} openWhenWide summary={<h3>{words[extent]}</h3>}>
            <WorkedSlip specialty={specialty} extent={extent} />
          </Disclosure>
        ))}
      </div>
      <p className="mt-6 max-w-[44em] leading-normal text-ink-2">
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
    <p className="tabular-digits mt-6 max-w-[44em] leading-normal">
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
  const repeatsState = !isUsual && ofState === workPractice(practice, "usual").ofState;
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
      <p
        className={`border-l-3 pl-3.5 font-serif text-lg leading-[1.3] font-medium ${probablyNot ? "border-amber" : "border-leaf"}`}
      >
        {verdict}
      </p>
      {ofState && !repeatsState ? (
        <p className="mt-3 text-sm leading-[1.45] text-ink-2">{ofState}</p>
      ) : null}
    </Slip>
  );
}

const feeLine = { label: words.fee, value: formatUsd(studyAssumption.engagementFeeInUsd) };
