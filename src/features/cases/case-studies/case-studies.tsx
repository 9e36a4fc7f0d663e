import {
  type CaseStudy,
  caseStudies,
  caseStudiesPage,
  type EmploymentType,
} from "#content/cases/case-studies.ts";
import { firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { bookingAddress } from "#wording/booking-address.ts";
import { formatUsd } from "#wording/numbers.ts";
import { CaseHead, CaseLines } from "../case-lines.tsx";
import type { ExplorerCase } from "../explorer/case-dialog.tsx";
import { CaseExplorer } from "../explorer/case-explorer.tsx";
import { OrdinaryPlanCard } from "../ordinary-plan.tsx";
import { TwoChairCard } from "../two-chair-practice.tsx";
import { CaseStudyDetail } from "./case-study-detail.tsx";
import { lineName, planOutcomes } from "./case-study-lines.ts";
import "./case-studies.css";

/** The query parameter of the filter: `?cases=w-2-employees&case=radiologist`. */
export const explorerName = "cases";

export function CaseStudies() {
  const { filters, empty } = caseStudiesPage.explorer;
  return (
    <TitledSection surface="dark" headingId="prescriptions" words={caseStudiesPage.explorer}>
      <div className="mt-10">
        <CaseExplorer
          name={explorerName}
          filters={filters}
          showsAll="all"
          defaultFilter="all"
          showCounts
          cardLook="slip"
          emptyText={empty}
          cases={caseStudies.map(explorerCase)}
          beside={besideCases}
          note={<Disclaimer />}
        />
      </div>
    </TitledSection>
  );
}

function Disclaimer() {
  const { heading, text } = caseStudiesPage.disclaimer;
  return (
    <>
      <h3>{heading}</h3>
      <p className="mt-3 max-w-[38em] text-ink-2">{text}</p>
    </>
  );
}

function filtersOf(employmentType: EmploymentType): string[] {
  return caseStudiesPage.explorer.filters.flatMap((filter) =>
    "shows" in filter && filter.shows === employmentType ? [filter.id] : [],
  );
}

const besideCases = [
  { id: "two-chairs", groups: filtersOf("Practice Owner"), card: <TwoChairCard /> },
  { id: "ordinary-plan", groups: filtersOf("W-2 Employee"), card: <OrdinaryPlanCard /> },
];

function explorerCase(study: CaseStudy): ExplorerCase {
  return {
    id: study.id,
    groups: filtersOf(study.employmentType),
    card: <CaseStudyCard study={study} />,
    dialogEyebrow: <Tag tone={study.color}>{study.employmentType}</Tag>,
    dialogTitle: `${study.specialty}, ${study.location}`,
    dialog: <CaseStudyDetail study={study} />,
    dialogFooter: (
      <Button href={bookingAddress(firm.links)} newTab>
        {caseStudiesPage.detail.action}
      </Button>
    ),
  };
}

function CaseStudyCard({ study }: { study: CaseStudy }) {
  return (
    <>
      <CaseHead {...study} />
      <CaseLines
        lines={study.strategies.map((strategy) => ({
          label: lineName(strategy),
          value: formatUsd(strategy.amount),
        }))}
        outcomes={planOutcomes(study)}
      />
    </>
  );
}
