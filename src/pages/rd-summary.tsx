import { rdSummary } from "#content/pages/rd-summary.ts";
import scriptUrl from "#features/services/browser/print-button.ts?script";
import { SummaryBar, SummarySheet } from "#features/services/summary-sheet.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { SampleStrip } from "#site-shell/sample-strip.tsx";

export const page = describePage(rdSummary, "/rd-tax-credit-summary", { trail: [] });

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
