import { firmTimeZone } from "#content/firm.ts";
import { yearEndPage } from "#content/pages/year-end.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { MovesTable, planOnPage } from "#features/year-end/moves-table.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const builtOn = today(firmTimeZone);
const { law, states, year } = planOnPage(builtOn);
const inYear = (words: string) => fillIn(words, { year });

export const page = describePage(
  { ...yearEndPage, title: inYear(yearEndPage.title) },
  "/year-end",
  { picture: { eyebrow: yearEndPage.breadcrumb } },
);

export const meta = () => pageMetadata(page);

export default function YearEndPage() {
  const { heading, lede, withoutScript, table, about } = yearEndPage;
  return (
    <>
      <PageTop
        trail={page.trail}
        words={{ heading: inYear(heading), lede: inYear(lede) }}
        className="pb-6"
      >
        <noscript>
          <p className="mt-4 text-ink-2">{withoutScript}</p>
        </noscript>
      </PageTop>
      <Wrap>
        <Island name="year-end-plan" props={{ law, states, builtOn }} />
      </Wrap>
      <TitledSection
        surface="sheet"
        headingId="moves"
        foldedOnPhone
        words={{ heading: inYear(table.heading) }}
        className="mt-10"
      >
        <div className="mt-6">
          <MovesTable taxYear={year} today={builtOn} />
        </div>
      </TitledSection>
      <TitledSection headingId="computed" words={{ heading: about.heading }}>
        <p className="mt-5 max-w-[44em] text-ink-2">{about.text}</p>
      </TitledSection>
    </>
  );
}
