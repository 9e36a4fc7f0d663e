import { ordinaryPlan } from "#content/cases/beside-cases.ts";
import {
  type CaseStudy,
  caseStudies,
  caseStudiesPage,
  type EmploymentType,
} from "#content/cases/case-studies.ts";
import { firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatUsd } from "#wording/numbers.ts";
import type { ExplorerCase } from "../explorer/case-dialog.tsx";
import { CaseExplorer } from "../explorer/case-explorer.tsx";
import { Outcomes } from "../outcomes.tsx";
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
          beside={[twoChairs, explorerCase(ordinaryPlan)]}
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

const twoChairs = {
  id: "two-chairs",
  groups: filtersOf("Practice Owner"),
  card: <TwoChairCard />,
};

function explorerCase(study: CaseStudy): ExplorerCase {
  return {
    id: study.id,
    groups: filtersOf(study.employmentType),
    card: <CaseStudyCard study={study} />,
    dialogEyebrow: <Tag tone={study.color}>{study.employmentType}</Tag>,
    dialogTitle: `${study.specialty}, ${study.location}`,
    dialog: <CaseStudyDetail study={study} />,
    dialogFooter: (
      <Button href={firm.links.booking} newTab>
        {caseStudiesPage.detail.action}
      </Button>
    ),
  };
}

function CaseStudyCard({ study }: { study: CaseStudy }) {
  return (
    <>
      <div className="slip-head case-head">
        <h3 className="flex items-center gap-2.5">
          <NamedIcon name={study.icon} className="size-5 shrink-0 text-leaf" />
          {study.specialty}
        </h3>
        <p>
          {study.employmentType}
          <br />
          {study.location} · {study.year}
        </p>
      </div>
      <dl className="slip-rows case-lines">
        {study.strategies.map((strategy) => (
          <div key={lineName(strategy)} className="slip-row" data-strategy="">
            <dt>{lineName(strategy)}</dt>
            <dd>{formatUsd(strategy.amount)}</dd>
          </div>
        ))}
        <Outcomes lines={planOutcomes(study)} />
      </dl>
    </>
  );
}
