import { describe, expect, it } from "vitest";
import { describePage, finishPage } from "./finish-page.ts";

const routerScripts =
  '<script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";import("/assets/entry.client-abc.js");</script>';

describe("finishing a page", () => {
  it("strips module preloads and leaves other links alone", () => {
    const html =
      '<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>';
    expect(finishPage(html)).toBe('<link rel="preload" href="/f.woff2" as="font"/>');
  });

  it("strips every inline script, and keeps data blocks and files", () => {
    const kept = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
    expect(finishPage(`${routerScripts}${kept}<script>alert(1)</script>`)).toBe(kept);
  });

  it("lets the words come before the behaviours", () => {
    expect(finishPage('<script type="module" src="/a.js"></script>')).toBe(
      '<script type="module" fetchpriority="low" src="/a.js"></script>',
    );
  });

  it("names React's module on a page with an island, and only there", () => {
    const page = (body: string) => `<head></head><body>${body}${routerScripts}</body>`;
    expect(finishPage(page('<div data-island="calculator"></div>'))).toBe(
      '<head><meta name="islands" content="/assets/entry.client-abc.js"/></head><body><div data-island="calculator"></div></body>',
    );
    expect(finishPage(page("<p>Text</p>"))).toBe("<head></head><body><p>Text</p></body>");
  });
});

describe("describing a page", () => {
  it("knows the home page, a nested page, and the two error pages by their files", () => {
    const at = (file: string) => describePage(file, "");
    expect(at("index.html")).toMatchObject({ path: "/", status: 200 });
    expect(at("services/rd-tax-credits/index.html").path).toBe("/services/rd-tax-credits");
    expect(at("404/index.html").status).toBe(404);
    expect(at("500/index.html").status).toBe(500);
  });

  it("reads the title as people see it", () => {
    const html = '<meta property="og:title" content="R&amp;D &quot;credits&quot;"/>';
    expect(describePage("x/index.html", html).title).toBe('R&D "credits"');
  });
});
