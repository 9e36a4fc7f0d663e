import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
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
  expect(`${site.files.get("/about")?.bodies.identity}`).toBe(served);
});

test("a file has the same tag on every server of an address, and another where its text differs", async () => {
  const files = { "about/index.html": "at ORIGIN", "assets/app-1.js": "script" };
  const hashesOf = async (more: Partial<typeof values>) => {
    const site = await loadSite(siteOf(files), { ...values, ...more });
    return ["/about", "/assets/app-1.js"].map((path) => site.files.get(path)?.hash);
  };
  const [page, script] = await hashesOf({});
  expect(await hashesOf({})).toEqual([page, script]);
  expect(await hashesOf({ publicOrigin: "https://other.test" })).toEqual([
    expect.not.stringMatching(`^${page}$`),
    script,
  ]);
});

test("what the build compressed is served as it is; filled-in pages are compressed here", async () => {
  const built = { "app.js": "script", "app.js.br": "built br", "app.js.gz": "built gz" };
  const page = { "about/index.html": "at ORIGIN", "about/index.html.br": "useless" };
  const { files } = await loadSite(siteOf({ ...built, ...page }), values);
  expect(`${files.get("/app.js")?.bodies.br}`).toBe("built br");
  expect(`${files.get("/app.js")?.bodies.gzip}`).toBe("built gz");
  const { br, gzip } = files.get("/about")?.bodies ?? {};
  for (const text of [brotliDecompressSync(br ?? ""), gunzipSync(gzip ?? "")])
    expect(`${text}`).toBe("at https://www.tax-firm.test");
  expect([...files.keys()].sort()).toEqual(["/about", "/app.js"]);
});

test("the desk's page is kept nowhere, found by no search and may show no other site", async () => {
  const site = await loadSite(
    siteOf({ "desk/index.html": "desk", "about/index.html": "" }),
    values,
  );
  const headers = site.files.get("/desk")?.headers ?? {};
  expect(headers).toMatchObject({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "same-origin",
  });
  expect(headers["Content-Security-Policy"]).not.toMatch(/frame-src|https?:/);
  expect(site.files.get("/about")?.headers["Cache-Control"]).toBe("no-cache");
});

test("the desk is none of the pages whose views are counted", async () => {
  const site = await loadSite(siteOf({ "desk/index.html": "", "about/index.html": "" }), values);
  expect(site.pages.has("/about")).toBe(true);
  expect(site.pages.has("/desk")).toBe(false);
});
