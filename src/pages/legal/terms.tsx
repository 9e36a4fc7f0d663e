import Terms, { frontMatter } from "#content/legal/terms.mdx";
import { LabelledTable } from "#design-system/reading/labelled-table.tsx";
import { LegalPage } from "#site-shell/legal-page.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const page: PageDescription = {
  title: frontMatter.title,
  description: frontMatter.description,
  path: "/terms",
};

export const meta = () => pageMetadata(page);

export default function TermsPage() {
  return (
    <LegalPage {...frontMatter}>
      <Terms components={{ table: LabelledTable }} />
    </LegalPage>
  );
}
