import { bookPage } from "#content/pages/book.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

/** The token is in the fragment, which no server and no other site gets to see. */
export const page: PageDescription = {
  title: bookPage.change.title,
  description: bookPage.change.metaDescription,
  path: "/book/change",
  listed: false,
};

export const meta = () => pageMetadata(page);

export default function ChangeBookingPage() {
  const { change } = bookPage;
  return (
    <>
      <PageTop trail={[{ label: change.title }]} words={change} className="book-top pb-8" />
      <Section tight surface="sheet">
        <Island name="change-call" props={{}} />
      </Section>
    </>
  );
}
