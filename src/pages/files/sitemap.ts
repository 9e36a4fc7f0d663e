import { siteOrigin } from "#site-shell/site-origin.ts";
import { describePages } from "./site-pages.server.ts";

export async function loader(): Promise<Response> {
  const pages = await describePages();
  const urls = pages
    .filter(({ listed = true }) => listed)
    .map(({ path }) => `  <url><loc>${siteOrigin}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml" } });
}
