import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embedPath } from "#content/calculators/embed.ts";
import { specialtyPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { clientFolder, pages, site } from "../support/built-pages/built-site.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { ask as askServer, type SiteServer, startSiteServer } from "../support/site-server.ts";

const failOnSignal = "process.on('SIGUSR2', () => Promise.reject(new Error('lost')))";

let server: SiteServer;
beforeAll(async () => {
  server = await startSiteServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failOnSignal)}`,
  });
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askServer(server.url, path, { headers, method });

const page = pages.find(({ status, path }) => status === 200 && path !== "/")?.path ?? "/";
const [asset = ""] = globSync("assets/*.js", { cwd: clientFolder }).map((file) => `/${file}`);
/** The forms at /admin are only in a build that is told to have them. */
const missing = ["/no-such-page-anywhere", specialtyPath("astrology"), "/admin", "/admin/start.js"];

describe("pages and files", () => {
  onEveryPage(
    "a page is answered with 200, as HTML",
    async ({ path }) => {
      const { status, headers, body } = await ask(path);
      const isHtml = headers["content-type"] === "text/html; charset=utf-8";
      const filledIn =
        /^<!DOCTYPE html>/i.test(`${body}`) && !body.includes(site.originPlaceholder);
      return status === 200 && isHtml && filledIn ? [] : [`${status}, not as expected`];
    },
    parsedPages.filter(({ status }) => status === 200),
  );

  test("HEAD answers as GET does, without the body", async () => {
    const [head, get] = [await ask(page, {}, "HEAD"), await ask(page)];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(`${get.body.length}`);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test.each(missing)("%s is the not-found page, with status 404", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(body.toString()).toContain("Page Not Found");
  });

  test("a method that pages do not have is refused", async () => {
    const { status, headers } = await ask(page, {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

test("another origin, such as a sandboxed frame's may load the files named after their content, and reads nothing else", async () => {
  const origin = async (path: string) =>
    (await ask(path, { origin: "null" })).headers["access-control-allow-origin"];
  expect(await origin(asset)).toBe("*");
  for (const path of [page, embedPath, "/embed.js", "/robots.txt", ...missing, "/healthz"])
    expect(await origin(path), path).toBeUndefined();
});

test.each([
  ["a page is asked for each time", page, "no-cache"],
  ["a file named after its content is kept", asset, "public, max-age=31536000, immutable"],
])("%s, and answered with 304 to a client that has it", async (_, path, caching) => {
  const { etag, "cache-control": said } = (await ask(path)).headers;
  expect(said).toBe(caching);
  const again = await ask(path, { "if-none-match": `${etag}` });
  expect([again.status, again.headers.etag]).toEqual([304, etag]);
  expect(again.body).toHaveLength(0);
  expect((await ask(path, { "if-none-match": '"something-else"' })).status).toBe(200);
});

describe("compression", () => {
  const forms = [
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
    ["", undefined, (body: Buffer) => body],
  ] as const;

  test.each(forms)("a client that accepts '%s' gets %s", async (accepted, encoding, unpack) => {
    const plain = await ask(page);
    const packed = await ask(page, { "accept-encoding": accepted });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers["content-length"]).toBe(`${packed.body.length}`);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
  });

  test("each form has its own ETag", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (form) => (await ask(page, { "accept-encoding": form })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

test("files that the server writes can be read only by its own user", () => {
  for (const file of ["leads.sqlite", "leads.sqlite-wal"])
    expect(statSync(join(server.dataDir, file)).mode & 0o077, file).toBe(0);
});

test.each(site.redirects)("$from goes to $to with $status", async ({ from, to, status }) => {
  // A star means any unknown page.
  const answer = await ask(from.replace("*", "no-such-thing"));
  expect([answer.status, answer.headers.location]).toEqual([status, to]);
});

test.each([
  "/../package.json",
  "/assets/../../site.json",
  "/%2e%2e/site.json",
  "/..%2fsite.json",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/....//....//etc/passwd",
  "/..\\site.json",
  "/assets/%00",
  "/%",
  "/site.json",
  "/service/start.js",
  "/privacy/index.html.br",
])("paths that try to leave the folder %s is not found", async (path) => {
  const { status, body } = await ask(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toMatch(/"originPlaceholder"|root:|"dependencies"/);
});

test("an unhandled failure is logged, and pages are still served", async () => {
  process.kill(server.pid, "SIGUSR2");
  await expect.poll(server.output).toContain("unhandled-rejection");
  expect((await ask(page)).status).toBe(200);
});
