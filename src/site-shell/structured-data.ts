import type { BreadcrumbList, Organization, WithContext } from "schema-dts";
import { firm } from "#content/firm.ts";
import { siteOrigin } from "./site-origin.ts";

export function organizationData(): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: firm.name,
    legalName: firm.legalName,
    url: siteOrigin,
    logo: `${siteOrigin}/icon-512.png`,
    email: firm.email,
    telephone: firm.phone.display,
    foundingDate: String(firm.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${firm.address.street}, ${firm.address.suite}`,
      addressLocality: firm.address.city,
      addressRegion: firm.address.state,
      postalCode: firm.address.zip,
      addressCountry: firm.address.country,
    },
    sameAs: [firm.links.linkedin, firm.links.twitter],
  };
}

export function breadcrumbData(
  trail: { label: string; href: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.label,
      item: siteOrigin + step.href,
    })),
  };
}
