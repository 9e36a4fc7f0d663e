import { numbersPage } from "#content/pages/partner-numbers.ts";
import { partnersPage } from "#content/pages/partners.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage(partnersPage, "/partners");

export const meta = () => pageMetadata(page);

export default function PartnersPage() {
  const { terms, numbers, application } = partnersPage;
  const { counts, fewer } = numbersPage.table;
  const rows = Object.entries(numbers.counts).map(([name, count]) => ({
    label: counts[name as keyof typeof counts],
    value: count === undefined ? fewer : `${count}`,
  }));
  return (
    <>
      <PageTop trail={page.trail} words={partnersPage} className="pb-10" />
      <TitledSection surface="sheet" headingId="terms" words={terms}>
        <LedgerRows className="mt-10 wrap-anywhere" items={terms.items} />
      </TitledSection>
      <TitledSection headingId="numbers" words={numbers} beside="grid-cols-1 gap-10 lg:grid-cols-2">
        <Slip {...numbers.slip} rows={rows} />
      </TitledSection>
      <TitledSection surface="sheet" headingId="apply" words={application}>
        <div className="mt-8 max-w-[46rem]">
          <Island name="contact-form" props={{ application: application.form }} />
        </div>
      </TitledSection>
    </>
  );
}
