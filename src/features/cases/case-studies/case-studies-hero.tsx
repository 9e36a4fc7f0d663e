import type { CSSProperties } from "react";
import { type CaseStudy, caseStudies, caseStudiesPage } from "#content/cases/case-studies.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { explorerName } from "./case-studies.tsx";
import { uncontestedSavings } from "./case-study-lines.ts";

const words = caseStudiesPage.index;
const byIncome = caseStudies.toSorted((a, b) => a.agi - b.agi);

export function CaseStudiesHero() {
  const { breadcrumb, heading, lede, disclaimer } = caseStudiesPage;
  return (
    <PageHero
      trail={[{ label: breadcrumb }]}
      picture={<CaseStudyIndex />}
      columns="gap-12 lg:grid-cols-[1.05fr_.95fr]"
    >
      <PageHeading title={heading} lede={lede} />
      <p className="mt-6 max-w-[34em] font-medium">{disclaimer.inView}</p>
    </PageHero>
  );
}

function CaseStudyIndex() {
  return (
    <ChartFrame title={words.title} note={words.note}>
      <table className="case-study-index">
        <thead>
          <tr>
            <th scope="col">{words.specialty}</th>
            <th scope="col">{words.agi}</th>
            <th scope="col">{words.uncontested}</th>
            <th scope="col">{words.all}</th>
          </tr>
        </thead>
        <tbody>
          {byIncome.map((study) => (
            <IndexRow key={study.id} study={study} />
          ))}
        </tbody>
      </table>
    </ChartFrame>
  );
}

function IndexRow({ study }: { study: CaseStudy }) {
  const { id, specialty, agi, reductionPercent } = study;
  const uncontested = uncontestedSavings(study).reductionPercent;
  return (
    <tr>
      <th scope="row">
        {/* Without script the link leads to the card; with it, the case opens. */}
        <a href={`?case=${id}#${explorerName}-card-${id}`} data-opens-case={id}>
          {specialty}
        </a>
      </th>
      <td>{formatUsd(agi)}</td>
      <td>{uncontested}%</td>
      <td>
        <span
          aria-hidden="true"
          className="index-bar"
          style={
            { "--all": `${reductionPercent}%`, "--uncontested": `${uncontested}%` } as CSSProperties
          }
        />
        {reductionPercent}%
      </td>
    </tr>
  );
}
