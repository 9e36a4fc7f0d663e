import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerFromSite, bestEncoding } from "./answer.ts";
import type { Site, StaticFile } from "./load-site.ts";

function file(text: string): StaticFile {
  const body = Buffer.from(text);
  const variant = (etag: string) => ({ etag, headers: { ETag: etag }, body, wholeBody: text });
  return {
    status: 200,
    variants: { identity: variant('"plain"'), br: variant('"br"'), gzip: variant('"gz"') },
  };
}

const film: StaticFile = {
  status: 200,
  variants: {
    identity: {
      etag: '"film"',
      headers: { "Content-Length": "10", "Accept-Ranges": "bytes" },
      body: Buffer.from("0123456789"),
      wholeBody: Buffer.from("0123456789"),
    },
  },
};

const site: Site = {
  files: new Map([
    ["/about", file("about")],
    ["/desk", file("desk")],
    ["/services", file("services")],
    ["/services/rd-tax-credits", file("credits")],
    ["/assets/film.mp4", film],
  ]),
  pages: new Set(),
  redirects: [{ from: "/services/*", to: "/services", status: 302 }],
  notFound: file("not found"),
  serverError: file("error"),
  frame: { beforeTitle: "", beforeMain: "", afterMain: "" },
  frameInline: { style: "", scripts: [] },
  improveCompression: async () => {},
};

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

const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: "manual", ...init });

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
    const headers = { "Accept-Encoding": "identity", "If-None-Match": 'W/"old", "plain"' };
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

  it("leaves a known service, deeper paths and other methods alone", async () => {
    expect((await get("/services/rd-tax-credits")).status).toBe(200);
    expect((await get("/services/a/b")).status).toBe(404);
    expect((await get("/about", { method: "POST" })).status).toBe(404);
  });
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
    expect(bestEncoding(file(""), accepted)).toBe(encoding);
  });
});

describe("a film in parts, as Safari asks for it", () => {
  const part = async (range: string, path = "/assets/film.mp4") => {
    const answer = await get(path, { headers: { Range: range } });
    return [answer.status, answer.headers.get("content-range"), await answer.text()];
  };

  it.each([
    ["bytes=0-1", [206, "bytes 0-1/10", "01"]],
    ["bytes=8-", [206, "bytes 8-9/10", "89"]],
    ["bytes=-3", [206, "bytes 7-9/10", "789"]],
    ["bytes=4-99", [206, "bytes 4-9/10", "456789"]],
    ["bytes=10-", [416, "bytes */10", ""]],
    ["bytes=5-4", [416, "bytes */10", ""]],
    ["bytes=a-b", [416, "bytes */10", ""]],
  ])("%s", async (range, expected) => {
    expect(await part(range)).toEqual(expected);
  });

  it("gives the whole file to whoever asks for no part, and pages always whole", async () => {
    expect(await (await get("/assets/film.mp4")).text()).toBe("0123456789");
    expect(await part("bytes=0-1", "/about")).toEqual([200, null, "about"]);
  });
});
