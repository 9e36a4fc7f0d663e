import { contactPage } from "#content/pages/contact.ts";
import { Booking, ContactHero, FormAndDirectLines } from "#features/contact/contact-sections.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { ANON_KEY_PLACEHOLDER } from "#site-shell/site-origin.ts";
import { breadcrumbData, organizationData } from "#site-shell/structured-data.ts";

export const page: PageDescription = {
  title: contactPage.title,
  description: contactPage.metaDescription,
  path: "/contact",
  structuredData: [
    organizationData(),
    breadcrumbData({ label: contactPage.title, href: "/contact" }),
  ],
};

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
