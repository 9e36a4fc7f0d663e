import { bookPage } from "#content/pages/book.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

/** The token is in the fragment, which no server and no other site gets to see. */
export const page = describePage(bookPage.change, "/book/change", { listed: false });

export const meta = () => pageMetadata(page);

export default function ChangeBookingPage() {
  const { change } = bookPage;
  return (
    <>
      <PageTop trail={page.trail} words={change} className="book-top pb-8" />
      <Section tight surface="sheet">
        <Island name="change-call" props={{}} />
      </Section>
    </>
  );
}
