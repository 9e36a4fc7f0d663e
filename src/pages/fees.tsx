import { feesPage } from "#content/pages/fees.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { FeesHero, FeeTerms } from "#features/services/fees-sections.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage(feesPage, "/fees", { picture: { slip: feesPage.slip } });

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
