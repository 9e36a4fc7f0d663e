import { embedScriptPath } from "#content/calculators/embed.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { advisorsPage } from "#content/pages/advisors.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { siteOrigin } from "#site-shell/site-origin.ts";
import { fillIn } from "#wording/fill-in.ts";

export const page = describePage(embedBuilder, "/advisors/embed", {
  parent: { label: advisorsPage.breadcrumb, href: "/advisors" },
});

export const meta = () => pageMetadata(page);

export default function EmbedBuilderPage() {
  const { leads, help } = embedBuilder;
  return (
    <>
      <PageTop trail={page.trail} words={embedBuilder} className="pb-10" />
      <Wrap className="pb-16">
        <Island
          name="embed-builder"
          props={{
            origin: siteOrigin,
            practiceTypes: practiceTypes.map(({ id, name, specialties }) => ({
              ...{ id, name },
              specialties: specialties.map((one) => ({ id: one.id, name: one.name })),
            })),
          }}
        />
      </Wrap>
      <TitledSection surface="sheet" headingId="leads" words={leads}>
        <LedgerRows className="mt-10" items={leads.items} />
      </TitledSection>
      <TitledSection headingId="strict" words={{ heading: help.heading, lede: help.text }}>
        <p className="mt-5 font-semibold wrap-anywhere">
          <code>{fillIn(help.policy, { origin: siteOrigin })}</code>
        </p>
      </TitledSection>
      <script async src={embedScriptPath} />
    </>
  );
}
