import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { loadSite } from "./load-site.ts";
import type { SiteDescription } from "./site-description.ts";

const values = {
  publicOrigin: "https://www.tax-firm.test",
  hstsIncludeSubdomains: false,
  embedOrigins: ["*"],
  publicAnonKey: "their-own-key",
};

/** A built site of these files. Those called index.html are its pages. */
function siteOf(files: Record<string, string>): string {
  const directory = temporaryFolder();
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
    articles: [],
  };
  writeFileSync(join(directory, "site.json"), JSON.stringify(description));
  return directory;
}

test("a page contains this server's address and key, and its ETag depends on its text", () => {
  const built = siteOf({ "about/index.html": "ORIGIN KEY ORIGIN" });
  const site = loadSite(built, values);
  const served = "https://www.tax-firm.test their-own-key https://www.tax-firm.test";
  expect(`${site.files.get("/about")?.bodies.identity}`).toBe(served);
  const hashFor = (publicOrigin: string) =>
    loadSite(built, { ...values, publicOrigin }).files.get("/about")?.hash;
  expect(hashFor(values.publicOrigin)).toBe(site.files.get("/about")?.hash);
  expect(hashFor("https://other.test")).not.toBe(site.files.get("/about")?.hash);
});

test("the desk's page is not cached, not counted, not indexed and shows no frames of other sites", () => {
  const site = loadSite(siteOf({ "desk/index.html": "desk", "about/index.html": "" }), values);
  const headers = site.files.get("/desk")?.headers ?? {};
  expect(headers).toMatchObject({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "same-origin",
  });
  expect(headers["Content-Security-Policy"]).not.toMatch(/frame-src|https?:/);
  expect(site.files.get("/about")?.headers["Cache-Control"]).toBe("no-cache");
  expect([site.pages.has("/about"), site.pages.has("/desk")]).toEqual([true, false]);
});

test("the forms at /admin have a policy apart, and no other page has any of it", () => {
  const files = { "admin/index.html": "", "admin/decap-cms.js": "", "about/index.html": "" };
  const site = loadSite(siteOf(files), values);
  const policyOf = (path: string) => site.files.get(path)?.headers["Content-Security-Policy"];
  for (const path of ["/admin", "/admin/decap-cms.js"])
    expect(policyOf(path)).toMatch(/script-src 'self' 'unsafe-eval';.*https:\/\/api\.github\.com/);
  expect(policyOf("/about")).not.toMatch(/unsafe-eval|github|style-src [^;]*unsafe-inline/);
  expect(site.files.get("/admin")?.headers["X-Robots-Tag"]).toBe("noindex, nofollow");
  expect([...site.pages]).not.toContain("/admin");
});

test("a page is compressed once, when it is first asked for", () => {
  const site = loadSite(siteOf({ "about/index.html": "ORIGIN ".repeat(100) }), values);
  const { identity, br, gzip } = site.files.get("/about")?.bodies ?? {};
  expect([br && brotliDecompressSync(br), gzip && gunzipSync(gzip)]).toEqual([identity, identity]);
  expect(site.files.get("/about")?.bodies.br).toBe(br);
});
