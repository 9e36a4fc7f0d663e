import { rdSummary } from "#content/rd-summary.ts";
import { SummarySheet } from "#features/rd-summary/summary-sheet.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const page: PageDescription = {
  title: rdSummary.title,
  description: rdSummary.metaDescription,
  path: "/rd-tax-credit-summary",
};

export const meta = () => pageMetadata(page);

export default function RdSummaryPage() {
  return <SummarySheet />;
}
