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
      {/* High enough for the call, so that the footer stays where it is when the call is read. */}
      <Section tight surface="sheet" className="min-h-96">
        <Island name="change-call" props={{}} />
      </Section>
    </>
  );
}
