import { writeFileSync } from "node:fs";
import { firm } from "../../content/firm.ts";
import type { BuiltPage } from "../../server/static-files/site-description.ts";
import { ORIGIN_PLACEHOLDER } from "../../src/site-shell/site-origin.ts";

/** Files that other programs look for by name. */
export function writeWellKnownFiles(client: string, pages: BuiltPage[]): void {
  writeFileSync(`${client}/sitemap.xml`, sitemap(pages));
  writeFileSync(`${client}/robots.txt`, robots);
  writeFileSync(`${client}/site.webmanifest`, JSON.stringify(manifest));
  writeFileSync(`${client}/speculation-rules.json`, JSON.stringify(speculationRules));
}

function sitemap(pages: BuiltPage[]): string {
  const urls = pages
    .filter((page) => page.listed)
    .map((page) => `  <url><loc>${ORIGIN_PLACEHOLDER}${page.path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

const robots = `User-agent: *
Disallow: /functions/
Disallow: /presentations

Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml
`;

const manifest = {
  name: firm.name,
  short_name: firm.name,
  description: firm.tagline,
  start_url: "/",
  display: "browser",
  background_color: "#fbfaf5",
  theme_color: "#0c4a3e",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** Pages are made ready while the visitor's pointer rests on a link, so that they open at once. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/functions/*" } },
          { not: { href_matches: "/newsletter/*" } },
          { not: { href_matches: "/presentations*" } },
          { not: { selector_matches: "[target=_blank], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
