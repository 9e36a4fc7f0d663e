import { toolsPage } from "#content/pages/tools.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage(toolsPage, "/tools", {
  picture: { eyebrow: toolsPage.breadcrumb },
});

export const meta = () => pageMetadata(page);

export default function ToolsPage() {
  return (
    <>
      <PageTop trail={page.trail} words={toolsPage} className="pb-2" />
      <Section tight>
        <LedgerRows
          level={2}
          items={toolsPage.items.map(({ audience, years, ...tool }) => ({
            ...tool,
            detail: (
              <p className="text-sm text-ink-3">
                {audience}. {years}.
              </p>
            ),
          }))}
        />
      </Section>
      <ClosingCall words={toolsPage.closing} />
    </>
  );
}
