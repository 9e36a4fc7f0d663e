import { federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { firm } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { SampleNote } from "#design-system/reading/paragraphs.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";
import { CaseExplorer } from "../explorer/case-explorer.tsx";
import { homeExplorerCase } from "./home-case.tsx";
import { homeCaseFilters } from "./home-case-filters.ts";

export function HomeCases() {
  const words = home.caseStudies;
  return (
    <TitledSection surface="dark" headingId="case-studies" words={words}>
      <div className="mt-10">
        <CaseExplorer
          name="cases"
          filters={homeCaseFilters}
          showsAll="all"
          defaultFilter="dental"
          search={{ label: words.searchLabel, placeholder: words.searchPlaceholder }}
          emptyText={words.empty}
          cases={homeCases.map(homeExplorerCase)}
        />
      </div>
      <p className="mt-8 max-w-[46em] text-sm text-ink-3">
        {fillIn(words.expensesNote, { rate: formatFraction(federalRateAsFraction) })}{" "}
        <TextLink href={words.oneProject.href}>{words.oneProject.label}</TextLink>
      </p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-6">
        <p>
          <TextLink standalone href={words.moreCases.href}>
            {words.moreCases.label}
          </TextLink>
        </p>
        <p className="text-sm text-ink-3">
          {words.poweredBy}{" "}
          <TextLink href={firm.links.partnerSite} newTab>
            {firm.researchPartner}
          </TextLink>
        </p>
      </div>
      {homeCases.some((study) => study.sample) ? <SampleNote className="mt-4" /> : null}
    </TitledSection>
  );
}
