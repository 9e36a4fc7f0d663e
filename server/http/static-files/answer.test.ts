import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { bookingRedirects } from "#wording/booking-address.ts";
import { listenLocally } from "../../../tests/support/local-server.ts";
import { smallSite, staticFile } from "../../../tests/support/small-site.ts";
import { answerFromSite } from "./answer.ts";

const scheduler = {
  booking: "https://times.test/?firm=1",
  bookingBonds: "",
  bookingCharitable: "",
};
const site = smallSite({ "/about": "about" }, { redirects: bookingRedirects(scheduler) });
const film = {
  headers: { "Accept-Ranges": "bytes" },
  hash: "film",
  bodies: { identity: Buffer.from("0123456789") },
};
site.files.set("/assets/film.mp4", staticFile("", film));

const settings = { publicOrigin: "http://localhost", hstsIncludeSubdomains: false };
const server = createServer((request, response) => {
  if (answerFromSite(site, settings, request, response)) return;
  response.writeHead(404).end("not the site's");
});
const { origin, stop } = await listenLocally(server);
afterAll(stop);

/** Without compression, unless encodings are given. */
const get = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(origin + path, {
    redirect: "manual",
    headers: { "Accept-Encoding": "identity", ...headers },
    ...init,
  });

it("ignores an Accept-Encoding longer than browsers send", async () => {
  const encodingFor = async (accepted: string) =>
    (await get("/about", { headers: { "Accept-Encoding": accepted } })).headers.get(
      "content-encoding",
    );
  expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingFor(`${"x, ".repeat(65)}br`)).toBe("br");
  expect(await encodingFor(`${"x, ".repeat(67)}br`)).toBeNull();
});

it("redirects trailing slashes to the page, if it exists", async () => {
  for (const [path, location] of [
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["/about/?a=b", "/about?a=b"],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([301, location]);
  }
  for (const path of ["//", "/about//x/", "//evil.example/"])
    expect((await get(path)).status).toBe(404);
});

it("redirects /book to a scheduler of the firm's own choice, with subject and partner", async () => {
  for (const [path, location] of [
    ["/book", "https://times.test/?firm=1"],
    ["/book?about=bonds", "https://times.test/?firm=1&about=bonds"],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([302, location]);
  }
});

describe("a film in parts, as Safari asks for it", () => {
  const ask = async (headers: Record<string, string>, path = "/assets/film.mp4") => {
    const answer = await get(path, { headers });
    return [answer.status, answer.headers.get("content-range"), await answer.text()];
  };
  const whole = [200, null, "0123456789"];

  it.each<[string, unknown[]]>([
    ["bytes=0-1", [206, "bytes 0-1/10", "01"]],
    ["bytes=8-", [206, "bytes 8-9/10", "89"]],
    ["bytes=-3", [206, "bytes 7-9/10", "789"]],
    ["bytes=4-99", [206, "bytes 4-9/10", "456789"]],
    ["bytes=10-", [416, "bytes */10", ""]],
    ["bytes=-0", [416, "bytes */10", ""]],
    // An invalid range, or several, is answered with the whole film.
    ["bytes=5-4", whole],
    ["bytes=0-0,2-3", whole],
    ["seconds=0-1", whole],
  ])("%s", async (range, expected) => {
    expect(await ask({ Range: range })).toEqual(expected);
  });

  it("sends the whole film if If-Range names another version, and the range if it names this one", async () => {
    const Range = "bytes=0-1";
    expect(await ask({ Range, "If-Range": '"film"' })).toEqual([206, "bytes 0-1/10", "01"]);
    for (const other of ['"earlier"', 'W/"film"', "Sat, 14 Nov 2026 08:00:00 GMT"])
      expect(await ask({ Range, "If-Range": other })).toEqual(whole);
  });

  it("sends the whole film to HEAD and without a range, and pages always whole", async () => {
    expect(await ask({})).toEqual(whole);
    expect(await ask({ Range: "bytes=0-1" }, "/about")).toEqual([200, null, "about"]);
    const head = await get("/assets/film.mp4", { method: "HEAD", headers: { Range: "bytes=0-1" } });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "10"]);
  });
});
