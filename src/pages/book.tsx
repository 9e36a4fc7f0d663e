import { bookPage } from "#content/pages/book.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { ANON_KEY_PLACEHOLDER } from "#site-shell/site-origin.ts";
import { bookingPage } from "#wording/booking-address.ts";

export const page = describePage(bookPage, bookingPage);

export const meta = () => pageMetadata(page);

export default function BookPage() {
  return (
    <>
      <PageTop trail={page.trail} words={bookPage} className="book-top pb-8" />
      <Section tight surface="sheet">
        <Island name="booking-with-estimate" props={{ publicKey: ANON_KEY_PLACEHOLDER }} />
      </Section>
    </>
  );
}
