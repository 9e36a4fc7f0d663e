import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadSite } from "./load-site.ts";
import type { SiteDescription } from "./site-description.ts";

const values = {
  publicOrigin: "https://www.tax-firm.test",
  embedOrigins: ["*"],
  publicAnonKey: "their-own-key",
};

/** A built site of these files; those called index.html are its pages. */
function siteOf(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const all: Record<string, string> = { "404/index.html": "", "500/index.html": "", ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, "client", name)), { recursive: true });
    writeFileSync(join(directory, "client", name), text);
  }
  const pages = Object.keys(all).filter((name) => name.endsWith("index.html"));
  const description: SiteDescription = {
    originPlaceholder: "ORIGIN",
    anonKeyPlaceholder: "KEY",
    pages: pages.map((file) => ({
      path: `/${dirname(file)}`,
      file,
      status: 200,
      hydrated: false,
      inline: { style: "", scripts: [] },
    })),
    frame: { beforeTitle: "", beforeMain: "", afterMain: "" },
    redirects: [],
  };
  writeFileSync(join(directory, "site.json"), JSON.stringify(description));
  return directory;
}

test.each([
  ["only the address", "at ORIGIN", "at https://www.tax-firm.test"],
  ["only the key", "with KEY", "with their-own-key"],
  [
    "both",
    "ORIGIN KEY ORIGIN",
    "https://www.tax-firm.test their-own-key https://www.tax-firm.test",
  ],
  ["neither", "words", "words"],
])("a page that names %s of this server is filled in", async (_, built, served) => {
  const site = await loadSite(siteOf({ "about/index.html": built }), values);
  expect(`${site.files.get("/about")?.variants.identity.body}`).toBe(served);
});

test("assets of earlier builds are served as this one's are, which come first", async () => {
  const built = siteOf({ "assets/same-1.js": "now", "assets/new-1.js": "now" });
  const before = siteOf({ "assets/same-1.js": "before", "assets/old-1.woff2": "before" });
  const site = await loadSite(built, values, [join(before, "client", "assets")]);
  const textOf = (path: string) => `${site.files.get(path)?.variants.identity.body}`;
  expect(textOf("/assets/same-1.js")).toBe("now");
  expect(textOf("/assets/old-1.woff2")).toBe("before");
  const headersOf = (path: string) => {
    const {
      "Content-Type": _,
      ETag: __,
      ...headers
    } = site.files.get(path)?.variants.identity.headers ?? {};
    return { ...headers, "Content-Length": "" };
  };
  expect(headersOf("/assets/old-1.woff2")).toEqual(headersOf("/assets/new-1.js"));
  expect(headersOf("/assets/old-1.woff2")).toMatchObject({
    "Cache-Control": "public, max-age=31536000, immutable",
  });
});

test("the desk's page is kept nowhere, found by no search and may show no other site", async () => {
  const site = await loadSite(
    siteOf({ "desk/index.html": "desk", "about/index.html": "" }),
    values,
  );
  const headers = site.files.get("/desk")?.variants.identity.headers ?? {};
  expect(headers).toMatchObject({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "same-origin",
  });
  expect(headers["Content-Security-Policy"]).not.toMatch(/frame-src|https?:/);
  expect(site.files.get("/about")?.variants.identity.headers["Cache-Control"]).toBe("no-cache");
});

test("the desk is none of the pages whose views are counted", async () => {
  const site = await loadSite(siteOf({ "desk/index.html": "", "about/index.html": "" }), values);
  expect(site.pages.has("/about")).toBe(true);
  expect(site.pages.has("/desk")).toBe(false);
});
