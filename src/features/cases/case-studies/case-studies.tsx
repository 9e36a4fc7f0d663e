import { type CaseStudy, caseStudies, caseStudiesPage } from "#content/cases/case-studies.ts";
import { firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { OrdinaryPlan } from "../beside-the-cases.tsx";
import type { ExplorerCase } from "../explorer/case-dialog.tsx";
import { CaseExplorer } from "../explorer/case-explorer.tsx";
import { CaseStudyDetail, OtherTotals } from "./case-study-detail.tsx";
import { lineName, reductionWords } from "./case-study-lines.ts";
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
          note={<Disclaimer />}
        />
      </div>
      <OrdinaryPlan />
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

function explorerCase(study: CaseStudy): ExplorerCase {
  return {
    id: study.id,
    groups: caseStudiesPage.explorer.filters.flatMap((filter) =>
      "shows" in filter && filter.shows === study.employmentType ? [filter.id] : [],
    ),
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
  const words = caseStudiesPage.slip;
  return (
    <>
      <div className="slip-head">
        <RxMark className="h-8" />
        <p>
          {study.employmentType}
          <br />
          {study.location} · {study.year}
        </p>
      </div>
      <h3 className="flex items-center gap-2.5">
        <NamedIcon name={study.icon} className="size-5 text-leaf" />
        {study.specialty}
      </h3>
      <dl className="slip-rows case-study-lines">
        <div className="slip-row">
          <dt>{words.agi}</dt>
          <dd>{formatUsd(study.agi)}</dd>
        </div>
        {study.strategies.map((strategy) => (
          <div key={lineName(strategy)} className="slip-row" data-strategy="">
            <dt>{lineName(strategy)}</dt>
            <dd>{formatUsd(strategy.amount)}</dd>
          </div>
        ))}
        <div className="slip-row slip-total">
          <dt>{words.total}</dt>
          <dd>{formatUsd(study.totalSavings)}</dd>
          <dd className="slip-formula">{reductionWords(study)}</dd>
        </div>
        <OtherTotals study={study} />
      </dl>
    </>
  );
}
