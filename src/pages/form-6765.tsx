import { form6765Page } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { advisorsPage } from "#content/pages/advisors.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { differenceInWords } from "#features/form-6765/law-in-worksheet.ts";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";
import { today } from "#wording/dates.ts";

export const page: PageDescription = {
  title: form6765Page.title,
  description: form6765Page.metaDescription,
  path: "/advisors/form-6765",
  structuredData: [
    breadcrumbData(
      { label: advisorsPage.breadcrumb, href: "/advisors" },
      { label: form6765Page.breadcrumb, href: "/advisors/form-6765" },
    ),
  ],
};

export const meta = () => pageMetadata(page);

export default function Form6765Page() {
  return (
    <>
      <PageTop
        trail={[
          { label: advisorsPage.breadcrumb, href: "/advisors" },
          { label: form6765Page.breadcrumb },
        ]}
        words={form6765Page}
        className="pb-10"
      >
        <p className="mt-5 max-w-[44em] text-sm text-ink-3">{form6765Page.privacy}</p>
      </PageTop>
      <Wrap>
        <Island name="form-6765-worksheet" props={{ builtOn: today(firmTimeZone) }} />
      </Wrap>
      <TitledSection
        surface="sheet"
        headingId="face"
        words={{ heading: form6765Page.face.heading }}
      >
        <p className="mt-5 max-w-[44em] text-ink-2">{form6765Page.face.text}</p>
      </TitledSection>
      <TitledSection headingId="differs" words={{ heading: form6765Page.differs.heading }}>
        <p className="mt-5 max-w-[44em] text-ink-2">{differenceInWords()}</p>
      </TitledSection>
    </>
  );
}
