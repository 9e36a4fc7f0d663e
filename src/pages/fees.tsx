import { feesPage } from "#content/pages/fees.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { FeesHero, FeeTerms } from "#features/services/fees-sections.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

export const page: PageDescription = {
  title: feesPage.title,
  description: feesPage.metaDescription,
  path: "/fees",
  picture: { slip: feesPage.slip },
  structuredData: [breadcrumbData({ label: feesPage.breadcrumb, href: "/fees" })],
};

export const meta = () => pageMetadata(page);

export default function FeesPage() {
  return (
    <>
      <FeesHero />
      <FeeTerms />
      <ClosingCall words={feesPage.closing} />
    </>
  );
}
