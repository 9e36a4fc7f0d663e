import type { ReactNode } from "react";
import { caseStudies, caseStudiesPage } from "#content/cases/case-studies.ts";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { caseStudySlip } from "./case-study-lines.ts";

const { anatomy, slip: words } = caseStudiesPage;

export function Anatomy() {
  return (
    <TitledSection surface="sheet" headingId="anatomy" words={anatomy} foldedOnPhone>
      <div className="grid grid-cols-1 items-start gap-6 mt-6 lg:grid-cols-2 lg:gap-x-20">
        <NumberedSlip />
        <ol className="border-t border-line">
          {anatomy.parts.map((part, index) => (
            <li key={part.title} className="grid grid-cols-[2.75rem_1fr] border-b border-line py-5">
              <Mark number={index + 1} />
              <div>
                <h3 className="text-lg">{part.title}</h3>
                <p className="mt-1 text-ink-2">{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </TitledSection>
  );
}

function NumberedSlip() {
  const study = caseStudies.find(({ id }) => id === anatomy.caseId);
  if (!study) throw new Error(`No case is called ${anatomy.caseId}`);
  const slip = caseStudySlip(study);
  return (
    <Slip
      title={<Marked number={1}>{study.specialty}</Marked>}
      subtitle={`${study.employmentType} · AGI ${formatUsd(study.agi)}`}
      rows={slip.rows.map((row, index) =>
        index > 0
          ? row
          : {
              ...row,
              label: <Marked number={2}>{row.label}</Marked>,
              formula: <Marked number={3}>{row.formula}</Marked>,
            },
      )}
      className="case-slip lg:col-start-2 lg:row-start-1"
      total={slip.total.map((line, index) =>
        index > 0 ? line : { ...line, label: <Marked number={4}>{line.label}</Marked> },
      )}
      footnote={<Marked number={5}>{words.warning}</Marked>}
    />
  );
}

function Marked({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <Mark number={number} /> {children}
    </>
  );
}

/** A number at a part of the slip and at its explanation. Screen readers read the list instead. */
function Mark({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="part-mark">
      {number}
    </span>
  );
}
