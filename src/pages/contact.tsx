import { contactPage } from "#content/contact.ts";
import { Booking, ContactHero, FormAndDirectLines } from "#features/contact/contact-sections.tsx";
import { pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData, organizationData } from "#site-shell/structured-data.ts";

export const meta = () =>
  pageMetadata({
    title: contactPage.title,
    description: contactPage.metaDescription,
    path: "/contact",
    structuredData: [
      organizationData(),
      breadcrumbData([
        { label: "Home", href: "/" },
        { label: contactPage.title, href: "/contact" },
      ]),
    ],
  });

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <FormAndDirectLines />
      <Booking />
    </>
  );
}
