import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describePage, stripModulePreloads } from "./finish-page.ts";

describe("finishing a page", () => {
  it("strips module preloads and leaves other links alone", () => {
    const html =
      '<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>';
    expect(stripModulePreloads(html)).toBe('<link rel="preload" href="/f.woff2" as="font"/>');
  });

  it("hashes inline scripts for the CSP, not data blocks or files", () => {
    const script = "window.__reactRouterContext = {}";
    const page = describePage(
      "about/index.html",
      `<script>${script}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`,
    );
    const hash = createHash("sha256").update(script).digest("base64");
    expect(page.scriptHashes).toEqual([`'sha256-${hash}'`]);
    expect(page.hydrated).toBe(true);
  });

  it("knows the home page, a nested page, and the two error pages by their files", () => {
    const at = (file: string) => describePage(file, "");
    expect(at("index.html")).toMatchObject({ path: "/", status: 200 });
    expect(at("services/rd-tax-credits/index.html").path).toBe("/services/rd-tax-credits");
    expect(at("404/index.html").status).toBe(404);
    expect(at("500/index.html").status).toBe(500);
  });

  it("leaves a page that asks not to be listed out of the sitemap", () => {
    expect(describePage("x/index.html", '<meta name="robots" content="noindex"/>').listed).toBe(
      false,
    );
    expect(describePage("x/index.html", "").listed).toBe(true);
  });

  it("reads the title as people see it", () => {
    const html = '<meta property="og:title" content="R&amp;D &quot;credits&quot;"/>';
    expect(describePage("x/index.html", html).title).toBe('R&D "credits"');
  });
});
