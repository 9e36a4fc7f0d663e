import { type CaseStudy, caseStudiesPage } from "#content/cases/case-studies.ts";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { lineName, reductionWords } from "./case-study-lines.ts";

const words = caseStudiesPage.slip;

export function CaseStudyCard({ study }: { study: CaseStudy }) {
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
      </dl>
    </>
  );
}
