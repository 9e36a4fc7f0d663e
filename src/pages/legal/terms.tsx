import Terms, { frontMatter } from "#content/legal/terms.mdx";
import { LegalPage, ScrollTable } from "#site-shell/legal-page.tsx";
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
      <Terms components={{ table: ScrollTable }} />
    </LegalPage>
  );
}
