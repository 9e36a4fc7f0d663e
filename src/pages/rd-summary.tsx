import { rdSummary } from "#content/pages/rd-summary.ts";
import scriptUrl from "#features/services/browser/print-button.ts?script";
import { SummaryBar, SummarySheet } from "#features/services/summary-sheet.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { SampleStrip } from "#site-shell/sample-strip.tsx";

export const page: PageDescription = {
  title: rdSummary.title,
  description: rdSummary.metaDescription,
  path: "/rd-tax-credit-summary",
};

export const meta = () => pageMetadata(page);

export default function RdSummaryPage() {
  return (
    <>
      <SampleStrip />
      <SummaryBar />
      <SummarySheet />
      <script type="module" src={scriptUrl} />
    </>
  );
}
