import { contactPage } from "#content/pages/contact.ts";
import { Booking, ContactHero, FormAndDirectLines } from "#features/contact/contact-sections.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { ANON_KEY_PLACEHOLDER } from "#site-shell/site-origin.ts";
import { organizationData } from "#site-shell/structured-data.ts";

export const page = describePage(contactPage, "/contact", { structuredData: [organizationData()] });

export const meta = () => pageMetadata(page);

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <FormAndDirectLines form={<Island name="contact-form" props={{}} />} />
      <Booking
        scheduler={<Island name="booking-on-request" props={{ publicKey: ANON_KEY_PLACEHOLDER }} />}
      />
    </>
  );
}
