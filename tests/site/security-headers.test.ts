import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embedPath } from "#content/calculators/embed.ts";
import { clientFolder, pages, site } from "../support/built-pages/built-site.ts";
import { attribute } from "../support/built-pages/html-document.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { ask, type SiteServer, startSiteServer } from "../support/site-server.ts";

const [asset = ""] = globSync("assets/*.js", { cwd: clientFolder }).map((file) => `/${file}`);
const publicOrigin = "https://www.tax-firm.test";
const embedOrigin = "https://smith.example";

/** What other sites may load: the embedded calculator with its files, and pictures. */
const forOtherSites = [asset, embedPath, "/favicon.svg", "/icon-192.png"];

/** One address for each way the server answers. Its headers have tests beside them. */
const answers = [
  ...pages.filter(({ status }) => status === 200).map(({ path }) => path),
  ...["/robots.txt", "/no-such-page-anywhere", site.redirects[0]?.from ?? "/"],
  ...["/healthz", "/readyz", "/functions/v1/no-such-function", "/.well-known/security.txt"],
  ...forOtherSites,
];

let server: SiteServer;
beforeAll(async () => {
  const settings = { HSTS_INCLUDE_SUBDOMAINS: "on", EMBED_ORIGINS: embedOrigin };
  server = await startSiteServer({ PUBLIC_ORIGIN: publicOrigin, ...settings });
});
afterAll(() => server.stop());

test("every answer has the security headers that the settings ask for", async () => {
  for (const path of answers) {
    const { headers } = await ask(server.url, path);
    const ancestors = path === embedPath ? `'self' ${embedOrigin}` : "'none'";
    expect(headers, path).toMatchObject({
      "content-security-policy": expect.stringContaining(`; frame-ancestors ${ancestors};`),
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.stringMatching(/origin|no-referrer/),
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": forOtherSites.includes(path) ? "cross-origin" : "same-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
    });
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; script-src /);
    expect([headers["x-powered-by"], headers.server], path).toEqual([undefined, undefined]);
  }
});

onEveryPage(
  "a page runs the scripts that it contains, and no others",
  async ({ path, document }) => {
    const { headers } = await ask(server.url, path);
    const [, allowed = ""] =
      /script-src ([^;]*)/.exec(`${headers["content-security-policy"]}`) ?? [];
    const scripts = document
      .querySelectorAll("script")
      .filter((element) => attribute(element, "type") !== "application/ld+json")
      .filter((element) => !element.hasAttribute("src"));
    const sources = scripts.map(
      ({ textContent }) => `'sha256-${createHash("sha256").update(textContent).digest("base64")}'`,
    );
    const isAllowed = new Set(allowed.split(" "));
    const expected = new Set(["'self'", ...sources]);
    const differing = [...isAllowed, ...expected].filter(
      (source) => !isAllowed.has(source) || !expected.has(source),
    );
    return scripts.length > 0 ? differing : ["no script"];
  },
  parsedPages.filter(({ status }) => status === 200),
);

test("pages carry the rules for instant navigation", async () => {
  const { body } = await ask(server.url, "/privacy");
  const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(`${body}`) ?? [];
  expect(Object.keys(JSON.parse(rules))).toEqual([expect.stringMatching(/^pre/)]);
});

test("pages, sitemap and robots.txt name the public address", async () => {
  for (const path of ["/privacy", "/sitemap.xml", "/robots.txt"]) {
    const { body } = await ask(server.url, path);
    expect(body.toString()).toContain(`${publicOrigin}/`);
    expect(body.toString()).not.toContain(site.originPlaceholder);
  }
});
