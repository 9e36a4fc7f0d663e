import { firmTimeZone } from "#content/firm.ts";
import { advisorsPage } from "#content/pages/advisors.ts";
import { form6765Page } from "#content/pages/form-6765.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { inNewestYear } from "#features/form-6765/law-in-worksheet.ts";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { today } from "#wording/dates.ts";

export const page = describePage(form6765Page, "/advisors/form-6765", {
  parent: { label: advisorsPage.breadcrumb, href: "/advisors" },
});

export const meta = () => pageMetadata(page);

export default function Form6765Page() {
  const { face, differs } = form6765Page;
  return (
    <>
      <PageTop trail={page.trail} words={form6765Page} className="pb-10">
        <p className="mt-5 max-w-[44em] text-sm text-ink-3">{form6765Page.privacy}</p>
      </PageTop>
      <Wrap>
        <Island name="form-6765-worksheet" props={{ builtOn: today(firmTimeZone) }} />
      </Wrap>
      <TitledSection surface="sheet" headingId="face" words={{ heading: face.heading }}>
        <p className="mt-5 max-w-[44em] text-ink-2">{face.text}</p>
      </TitledSection>
      <TitledSection headingId="differs" words={{ heading: differs.heading }}>
        <p className="mt-5 max-w-[44em] text-ink-2">{inNewestYear(differs.text)}</p>
      </TitledSection>
    </>
  );
}
