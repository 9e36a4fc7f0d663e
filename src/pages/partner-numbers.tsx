import { numbersPage } from "#content/pages/partner-numbers.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import scriptUrl from "#features/partners/browser/partner-numbers.ts?script";
import { PartnerNumbers } from "#features/partners/partner-numbers.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

/** The secret is in the fragment, which no server and no other site gets to see. */
export const page: PageDescription = {
  title: numbersPage.title,
  description: numbersPage.metaDescription,
  path: "/partners/numbers",
  listed: false,
};

export const meta = () => pageMetadata(page);

export default function PartnerNumbersPage() {
  return (
    <>
      <PageTop trail={[{ label: numbersPage.title }]} words={numbersPage} className="pb-8" />
      <PartnerNumbers />
      <script type="module" src={scriptUrl} />
    </>
  );
}
