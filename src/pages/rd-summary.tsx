import { rdSummary } from "#content/rd-summary.ts";
import { SummarySheet } from "#features/rd-summary/summary-sheet.tsx";
import { pageMetadata } from "#site-shell/metadata.ts";

export const meta = () =>
  pageMetadata({
    title: rdSummary.title,
    description: rdSummary.metaDescription,
    path: "/rd-tax-credit-summary",
  });

export default function RdSummaryPage() {
  return <SummarySheet />;
}
