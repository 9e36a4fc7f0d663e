import Privacy, { frontMatter } from "#content/legal/privacy.mdx";
import { LabelledTable } from "#design-system/reading/labelled-table.tsx";
import { LegalPage } from "#site-shell/legal-page.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const page: PageDescription = {
  title: frontMatter.title,
  description: frontMatter.description,
  path: "/privacy",
};

export const meta = () => pageMetadata(page);

export default function PrivacyPage() {
  return (
    <LegalPage {...frontMatter}>
      <Privacy components={{ table: LabelledTable }} />
    </LegalPage>
  );
}
