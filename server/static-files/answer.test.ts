import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallSite, staticFile } from "../../tests/support/small-site.ts";
import { answerFromSite, bestEncoding } from "./answer.ts";

const site = smallSite(
  {
    "/about": "about",
    "/desk": "desk",
    "/services": "services",
    "/services/rd-tax-credits": "credits",
  },
  { redirects: [{ from: "/services/*", to: "/services", status: 302 }] },
);
site.files.set("/assets/film.mp4", {
  status: 200,
  headers: { "Accept-Ranges": "bytes" },
  hash: "film",
  bodies: { identity: Buffer.from("0123456789") },
});

const server = createServer((request, response) => {
  if (answerFromSite(site, "http://localhost", request, response)) return;
  response.writeHead(404).end("not the site's");
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** Uncompressed, unless other encodings are accepted. */
const get = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(origin + path, {
    redirect: "manual",
    headers: { "Accept-Encoding": "identity", ...headers },
    ...init,
  });

describe("answering from the built site", () => {
  it("answers a page, with or without a query", async () => {
    expect(await (await get("/about")).text()).toBe("about");
    expect(await (await get("/about?from=mail")).text()).toBe("about");
  });

  it("answers every address of the desk with its one page, but none of its endpoints", async () => {
    for (const path of ["/desk", "/desk/", "/desk/leads/0f8f1a52?status=new", "/desk/apiary"]) {
      expect(await (await get(path)).text()).toBe("desk");
    }
    for (const path of ["/desk/api", "/desk/api/leads", "/desktop"]) {
      expect(await (await get(path)).text()).toBe("not the site's");
    }
  });

  it("answers 304 to a client that has this very version, and 200 to one that has another", async () => {
    const headers = { "If-None-Match": 'W/"old", "hash-of-about"' };
    expect((await get("/about", { headers })).status).toBe(304);
    expect((await get("/about", { headers: { "If-None-Match": '"old"' } })).status).toBe(200);
  });

  it("redirects an unknown service and a trailing slash, keeping the query", async () => {
    const unknown = await get("/services/nonsense?a=1");
    expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/services?a=1"]);
    const slash = await get("/about/");
    expect([slash.status, slash.headers.get("location")]).toEqual([301, "/about"]);
  });

  it("never redirects to another host", async () => {
    expect((await get("//evil.example/")).status).toBe(404);
  });

  it("leaves a known service and deeper paths alone", async () => {
    expect((await get("/services/rd-tax-credits")).status).toBe(200);
    expect((await get("/services/a/b")).status).toBe(404);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "answers 405 to %s on a page, and leaves other paths to the application",
    async (method) => {
      const answer = await get("/about", { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await (await get("/nowhere", { method })).text()).toBe("not the site's");
    },
  );
});

describe("choosing an encoding", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["BR", "br"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("gives %s as %s", (accepted, encoding) => {
    expect(bestEncoding(staticFile("").bodies, accepted)).toBe(encoding);
  });

  it("gives each encoding another tag, from the hash of the uncompressed text", async () => {
    const tags = ["br", "gzip", "identity"].map(async (encoding) => {
      const { headers } = await get("/about", {
        headers: { "Accept-Encoding": encoding },
        method: "HEAD",
      });
      return headers.get("etag");
    });
    const expected = ['"hash-of-about-br"', '"hash-of-about-gz"', '"hash-of-about"'];
    expect(await Promise.all(tags)).toEqual(expected);
  });
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
    ["bytes=-99", [206, "bytes 0-9/10", "0123456789"]],
    ["bytes=4-99", [206, "bytes 4-9/10", "456789"]],
    ["bytes=10-", [416, "bytes */10", ""]],
    ["bytes=-0", [416, "bytes */10", ""]],
    // No range of bytes, or several: the whole film.
    ["bytes=5-4", whole],
    ["bytes=a-b", whole],
    ["bytes=-", whole],
    ["bytes=0-0,2-3", whole],
    ["seconds=0-1", whole],
  ])("%s", async (range, expected) => {
    expect(await ask({ Range: range })).toEqual(expected);
  });

  it("gives the whole film where If-Range names another version, the part where it names this", async () => {
    const Range = "bytes=0-1";
    expect(await ask({ Range, "If-Range": '"film"' })).toEqual([206, "bytes 0-1/10", "01"]);
    for (const other of ['"earlier"', 'W/"film"', "Sat, 14 Nov 2026 08:00:00 GMT"])
      expect(await ask({ Range, "If-Range": other })).toEqual(whole);
  });

  it("gives all of it to HEAD and to those who ask for no part; pages are always whole", async () => {
    expect(await ask({})).toEqual(whole);
    expect(await ask({ Range: "bytes=0-1" }, "/about")).toEqual([200, null, "about"]);
    const head = await get("/assets/film.mp4", { method: "HEAD", headers: { Range: "bytes=0-1" } });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "10"]);
  });
});
