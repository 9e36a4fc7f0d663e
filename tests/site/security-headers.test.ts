import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embedPath } from "#content/calculators/embed.ts";
import { clientFolder, pages, site } from "../support/built-pages/built-site.ts";
import { attribute, parseDocument } from "../support/built-pages/html-document.ts";
import { documents } from "../support/built-pages/site-links.ts";
import { ask, type SiteServer, startSiteServer } from "../support/site-server.ts";

const [asset = ""] = globSync("assets/*.js", { cwd: clientFolder }).map((file) => `/${file}`);
const pictures = ["/favicon.svg", "/icon-192.png"];
const httpsOrigin = "https://www.tax-firm.test";

/** One address for each way the server answers. */
const answers = [
  ...pages.filter(({ status }) => status === 200).map(({ path }) => path),
  asset,
  "/robots.txt",
  "/no-such-page-anywhere",
  site.redirects[0]?.from ?? "/",
  "/healthz",
  "/readyz",
  "/functions/v1/no-such-function",
  "/.well-known/security.txt",
  ...pictures,
];

/** What other sites may load: the embedded calculator with its files, and pictures. */
const forOtherSites = [asset, embedPath, ...pictures];

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

describe("over http", () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await startSiteServer();
  });
  afterAll(() => server.stop());

  describe.each(answers)("%s", (path) => {
    test("carries the security headers", async () => {
      const { headers } = await ask(server.url, path);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.stringMatching(/origin|no-referrer/),
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": forOtherSites.includes(path)
          ? "cross-origin"
          : "same-origin",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers.server).toBeUndefined();
    });

    test("has a policy that runs no script but the site's own", async () => {
      const { headers } = await ask(server.url, path);
      const policy = directives(`${headers["content-security-policy"]}`);
      const scripts = policy.get("script-src") ?? policy.get("default-src") ?? [];
      expect(scripts.filter((source) => !/^'(self|none|sha256-.+)'$/.test(source))).toEqual([]);
      expect(policy.get("default-src")).toEqual(["'none'"]);
      const mayBeFramed = path === embedPath ? ["'self'", "*"] : ["'none'"];
      expect(policy.get("frame-ancestors")).toEqual(mayBeFramed);
      expect(policy.get("base-uri")).toEqual(["'none'"]);
      for (const name of ["style-src", "img-src", "font-src", "connect-src"])
        expect(
          (policy.get(name) ?? []).filter((source) => /https?:|\*|unsafe/.test(source)),
        ).toEqual([]);
    });
  });

  test.each(answers.filter((path) => documents.has(path)))(
    "%s runs the scripts that it contains, and no others",
    async (path) => {
      const { headers, body } = await ask(server.url, path);
      const policy = directives(`${headers["content-security-policy"]}`);
      const scripts = parseDocument(`${body}`)
        .querySelectorAll("script")
        .filter((element) => attribute(element, "type") !== "application/ld+json")
        .filter((element) => !element.hasAttribute("src"));
      expect(scripts).not.toEqual([]);
      const hashes = scripts.map(({ textContent }) => createHash("sha256").update(textContent));
      const sources = hashes.map((hash) => `'sha256-${hash.digest("base64")}'`);
      expect(new Set(policy.get("script-src"))).toEqual(new Set(["'self'", ...sources]));
    },
  );

  test("pages carry the rules for instant navigation", async () => {
    const { body } = await ask(server.url, "/privacy");
    const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(`${body}`) ?? [];
    expect(Object.keys(JSON.parse(rules))).toEqual([expect.stringMatching(/^pre/)]);
  });
});

test("EMBED_ORIGINS says who may show the calculator, and changes nothing for other pages", async () => {
  const server = await startSiteServer({ EMBED_ORIGINS: "https://smith.example" });
  try {
    const ancestorsOf = async (path: string) => {
      const { headers } = await ask(server.url, path);
      return directives(`${headers["content-security-policy"]}`).get("frame-ancestors");
    };
    expect(await ancestorsOf(embedPath)).toEqual(["'self'", "https://smith.example"]);
    expect(await ancestorsOf("/contact")).toEqual(["'none'"]);
  } finally {
    await server.stop();
  }
});

describe("over https", () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await startSiteServer({ PUBLIC_ORIGIN: httpsOrigin });
  });
  afterAll(() => server.stop());

  test.each(answers)("%s asks browsers to stay on https", async (path) => {
    const { headers } = await ask(server.url, path);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}$/);
  });

  test("HSTS_INCLUDE_SUBDOMAINS promises it for subdomains too", async () => {
    const environment = { PUBLIC_ORIGIN: httpsOrigin, HSTS_INCLUDE_SUBDOMAINS: "on" };
    const promising = await startSiteServer(environment);
    try {
      for (const path of ["/privacy", "/healthz", "/desk", site.redirects[0]?.from ?? ""]) {
        const { headers } = await ask(promising.url, path);
        expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}; includeSubDomains$/);
      }
    } finally {
      await promising.stop();
    }
  });

  test("pages, sitemap and robots.txt name the public address", async () => {
    for (const path of ["/privacy", "/sitemap.xml", "/robots.txt"]) {
      const { body } = await ask(server.url, path);
      expect(body.toString()).toContain(`${httpsOrigin}/`);
      expect(body.toString()).not.toContain(site.originPlaceholder);
    }
  });
});
