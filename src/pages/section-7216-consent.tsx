import { advisorsPage } from "#content/pages/advisors.ts";
import { consentPage } from "#content/pages/section-7216-consent.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { ConsentForm, ConsentNotes } from "#features/people/consent-form.tsx";
import scriptUrl from "#features/services/browser/print-button.ts?script";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage(consentPage, "/advisors/section-7216-consent", {
  parent: { label: advisorsPage.breadcrumb, href: "/advisors" },
});

export const meta = () => pageMetadata(page);

export default function Section7216ConsentPage() {
  return (
    <>
      <PageTop trail={page.trail} words={consentPage} className="pb-10" />
      <ConsentForm />
      <ConsentNotes />
      <script type="module" src={scriptUrl} />
    </>
  );
}
