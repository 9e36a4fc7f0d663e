import type { FAQPage, Organization, Service, VideoObject, WebSite } from "schema-dts";
import { firm } from "#content/firm.ts";
import type { FilmInContent } from "#content/proof/film.ts";
import { contentPicture, filmAddress } from "#design-system/pictures/content-pictures.ts";
import { siteOrigin } from "./site-origin.ts";

export function organizationData(): Organization {
  return {
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
      streetAddress: firm.address.street,
      addressLocality: firm.address.city,
      addressRegion: firm.address.state,
      postalCode: firm.address.zip,
      addressCountry: "US",
    },
    sameAs: [firm.links.linkedin, firm.links.twitter],
  };
}

export function websiteData(): WebSite {
  return {
    "@type": "WebSite",
    name: firm.name,
    description: firm.tagline,
    url: siteOrigin,
  };
}

export function filmData(film: FilmInContent): VideoObject {
  const [minutes, seconds] = film.length.split(":");
  return {
    "@type": "VideoObject",
    name: film.title,
    description: film.description,
    uploadDate: film.published,
    duration: `PT${minutes}M${seconds}S`,
    contentUrl: siteOrigin + filmAddress(film.file),
    thumbnailUrl: siteOrigin + contentPicture(film.poster, "poster").fallback,
    transcript: film.transcript.join("\n"),
  };
}

export function serviceData(service: { name: string; description: string; path: string }): Service {
  return {
    "@type": "Service",
    name: service.name,
    description: service.description,
    url: siteOrigin + service.path,
    provider: { "@type": "Organization", name: firm.name, url: siteOrigin },
    areaServed: "US",
    audience: { "@type": "Audience", audienceType: "Healthcare professionals" },
  };
}

/** Answers by question. */
export function faqData(faqs: Readonly<Record<string, string | { answer: string }>>): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: Object.entries(faqs).map(([question, answer]) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: typeof answer === "string" ? answer : answer.answer,
      },
    })),
  };
}
