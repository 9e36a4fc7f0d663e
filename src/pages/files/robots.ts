import { siteOrigin } from "#site-shell/site-origin.ts";

const robots = `User-agent: *
Disallow: /functions/

Sitemap: ${siteOrigin}/sitemap.xml
`;

export const loader = () => new Response(robots, { headers: { "Content-Type": "text/plain" } });
