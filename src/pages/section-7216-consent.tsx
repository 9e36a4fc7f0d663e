import { advisorsPage } from "#content/pages/advisors.ts";
import { consentPage } from "#content/pages/section-7216-consent.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { ConsentForm, ConsentNotes } from "#features/people/consent-form.tsx";
import scriptUrl from "#features/services/browser/print-button.ts?script";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

export const page: PageDescription = {
  title: consentPage.title,
  description: consentPage.metaDescription,
  path: "/advisors/section-7216-consent",
  structuredData: [
    breadcrumbData(
      { label: advisorsPage.breadcrumb, href: "/advisors" },
      { label: consentPage.breadcrumb, href: "/advisors/section-7216-consent" },
    ),
  ],
};

export const meta = () => pageMetadata(page);

export default function Section7216ConsentPage() {
  return (
    <>
      <PageTop
        trail={[
          { label: advisorsPage.breadcrumb, href: "/advisors" },
          { label: consentPage.breadcrumb },
        ]}
        words={consentPage}
        className="pb-10"
      />
      <ConsentForm />
      <ConsentNotes />
      <script type="module" src={scriptUrl} />
    </>
  );
}
