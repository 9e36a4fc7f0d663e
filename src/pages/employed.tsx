import { firmTimeZone } from "#content/firm.ts";
import { employedPage } from "#content/pages/employed.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { EmployedDoctors } from "#features/year-end/employed-doctors.tsx";
import { planOnPage } from "#features/year-end/moves-table.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

export const page = describePage(employedPage, "/employed", {
  picture: { eyebrow: employedPage.breadcrumb },
});

export const meta = () => pageMetadata(page);

export default function EmployedPage() {
  const { heading, lede } = employedPage;
  const { year } = planOnPage(today(firmTimeZone));
  return (
    <>
      <PageTop
        trail={page.trail}
        words={{ heading, lede: fillIn(lede, { year }) }}
        className="pb-6"
      />
      <EmployedDoctors year={year} />
    </>
  );
}
