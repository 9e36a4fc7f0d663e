import { storageKey } from "#browser/kept-estimate.ts";
import { federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { firm } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { researchPartnerLogos } from "#content/proof/logos.ts";
import { NewTabNote, TextLink } from "#design-system/actions/text-link.tsx";
import { WholeFormNames } from "#design-system/layout/emphasized.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { contentLogos } from "#design-system/pictures/content-pictures.ts";
import { LogoRow } from "#design-system/pictures/logo-row.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";
import { CaseExplorer } from "../explorer/case-explorer.tsx";
import { TwoChairNote } from "../two-chair-practice.tsx";
import { homeExplorerCase } from "./home-case.tsx";
import { filterOfPracticeType, homeCaseFilters } from "./home-case-filters.ts";

export function HomeCases() {
  const words = home.caseStudies;
  return (
    <TitledSection surface="dark" headingId="case-studies" words={words}>
      <div className="mt-6 md:mt-10">
        <CaseExplorer
          name="cases"
          swipes
          filters={homeCaseFilters}
          showsAll="all"
          defaultFilter="dental"
          followsCalculator={{
            storageKey: storageKey(practiceTypes.map(({ id }) => id)),
            filters: filterOfPracticeType,
          }}
          search={{ label: words.searchLabel, placeholder: words.searchPlaceholder }}
          emptyText={words.empty}
          cases={homeCases.map(homeExplorerCase)}
        />
      </div>
      <TwoChairNote />
      <p className="mt-4 max-w-[46em] text-sm text-ink-3">
        {fillIn(words.amountsNote, { rate: formatFraction(federalRateAsFraction) })}{" "}
        <TextLink href={words.oneProject.href}>{words.oneProject.label}</TextLink>
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p>
          <TextLink standalone href={words.moreCases.href}>
            <span>
              <WholeFormNames text={words.moreCases.label} />
            </span>
          </TextLink>
        </p>
        <PoweredBy />
      </div>
    </TitledSection>
  );
}

function PoweredBy() {
  const { poweredBy } = home.caseStudies;
  if (researchPartnerLogos.length > 0)
    return <LogoRow title={poweredBy} logos={contentLogos(researchPartnerLogos)} />;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-3">
      {poweredBy}
      <a
        href={firm.links.partnerSite}
        target="_blank"
        rel="noopener"
        className="inline-flex items-center gap-2.5 rounded-control border border-line-strong px-3 py-2.5 font-serif text-lg leading-none text-ink"
      >
        <NamedIcon name="flask-conical" className="size-5 text-leaf" />
        {firm.researchPartner}
        <NewTabNote />
      </a>
    </p>
  );
}
