import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Thing } from "schema-dts";
import { calculatorPages, oEmbedPath } from "#content/calculators/embed.ts";
import { firm } from "#content/firm.ts";
import { siteOrigin } from "./site-origin.ts";

/** A step without an address is the page itself. */
type TrailStep = { label: string; href?: string };

/** The description of a page for search engines, the sitemap and shared links. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute path of the page, `/about`. */
  path: string;
  keywords?: readonly string[];
  type?: "website" | "article";
  /** False for pages that search engines should not list: not found, server error, presentations. */
  listed?: boolean;
  /** The way from the home page, ending with this page. */
  trail?: readonly TrailStep[];
  structuredData?: Thing[];
  picture?: SharingPicture;
}

/** What the picture of a shared link shows beside the page's title. */
export interface SharingPicture {
  /** Set where it differs from the title of the page. */
  title?: string;
  /** The section the page belongs to; the firm's tagline otherwise. */
  eyebrow?: string;
  tone?: "green" | "blue" | "plum";
  /** The page's figures. Without them the slip has only empty lines. */
  slip?: { rows: readonly SlipFigure[]; total?: SlipFigure | readonly SlipFigure[] } | undefined;
}

interface SlipFigure {
  label: string;
  value: string;
}

interface PageWords {
  title: string;
  metaDescription: string;
  breadcrumb?: string;
}

/** Of a page whose words are one object of content/. `parent` is the page above it. */
export function describePage(
  { title, metaDescription, breadcrumb = title }: PageWords,
  path: string,
  { parent, ...more }: Partial<PageDescription> & { parent?: TrailStep } = {},
) {
  const trail = [...(parent ? [parent] : []), { label: breadcrumb }];
  return { title, description: metaDescription, path, trail, ...more };
}

/** All metadata of a page: title, description, canonical address, cards, structured data. */
export function pageMetadata(page: PageDescription): MetaDescriptor[] {
  const url = siteOrigin + page.path;
  const image = siteOrigin + sharingPicturePath(page.path);
  const title = `${page.title} | ${firm.name}`;
  const { structuredData = [], trail = [], listed = true } = page;
  const data = listed && trail.length > 0 ? [breadcrumbData(trail, page.path)] : [];
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.keywords ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
    ...(listed
      ? [{ tagName: "link" as const, rel: "canonical", href: url }]
      : [{ name: "robots", content: "noindex" }]),
    ...(Object.hasOwn(calculatorPages, page.path) ? [oEmbedLink(url, page.title)] : []),
    { property: "og:site_name", content: firm.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    ...[...structuredData, ...data].map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...(thing as object) },
    })),
  ];
}

function breadcrumbData(trail: readonly TrailStep[], path: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ label: "Home", href: "/" }, ...trail].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.label,
      item: siteOrigin + (step.href ?? path),
    })),
  };
}

/** Lets WordPress and others find the calculator to embed when the page's address is pasted. */
function oEmbedLink(url: string, title: string): MetaDescriptor {
  // Not encoded, because the server replaces the origin's placeholder literally.
  const href = `${siteOrigin}${oEmbedPath}?format=json&url=${url}`;
  return { tagName: "link", rel: "alternate", type: "application/json+oembed", href, title };
}

/** `/services/rd-tax-credits` → `/og/services-rd-tax-credits.png`; `/` → `/og/home.png`. */
export function sharingPicturePath(path: string): string {
  return `/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
