import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { App } from "./app.ts";
import { createHttpServer } from "./http-server.ts";
import { silentLog } from "./log.ts";
import type { AnsweredRequest } from "./metrics/metrics.ts";
import type { Site, StaticFile } from "./static-files/load-site.ts";

function file(text: string, status = 200): StaticFile {
  return { status, variants: { identity: { etag: text, headers: {}, body: Buffer.from(text) } } };
}

const site: Site = {
  files: new Map([
    ["/about", file("about")],
    ["/desk", file("desk")],
    ["/assets/app-1.js", file("script")],
  ]),
  pages: new Set(["/about"]),
  redirects: [],
  notFound: file("not found", 404),
  serverError: file("error", 500),
  frame: { beforeTitle: "", beforeMain: "", afterMain: "" },
  frameStyleHash: "",
  improveCompression: async () => {},
};

/** The server around an application that only says that it was asked. */
async function startHttpServer(recorded?: AnsweredRequest[]) {
  const unused = async () => {};
  const app: App = {
    fetch: () => new Response("from the application"),
    counter: { count() {}, isPage: () => true, flush: unused, stop: unused },
    metrics: recorded && {
      requestAnswered: (request) => recorded.push(request),
      leadStored() {},
      messageTaken() {},
      messageSettled() {},
      read: async () => ({ text: "", contentType: "" }),
    },
    startupNotes: [],
    close: unused,
  };
  const server = createHttpServer("http://site.example", app, site, silentLog);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = "GET") => {
    const options = { method, redirect: "manual" } as const;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    return [response.status, await response.text()];
  };
}

test("without METRICS_TOKEN /metrics is the not-found page, as any other path", async () => {
  const ask = await startHttpServer();
  expect(await ask("/metrics")).toEqual([404, "not found"]);
  expect(await ask("/metrics")).toEqual(await ask("/no-such-page"));
  expect(await ask("/healthz")).toEqual([200, "from the application"]);
});

test("with it the application answers there, and nowhere near", async () => {
  const ask = await startHttpServer([]);
  expect(await ask("/metrics")).toEqual([200, "from the application"]);
  expect(await ask("/metrics?debug=1")).toEqual([200, "from the application"]);
  for (const path of ["/metrics/", "/metrics/x", "/%6detrics", "//metrics"])
    expect(await ask(path)).toEqual([404, "not found"]);
});

test("what is answered from memory is recorded by kind, never by path; the rest by the application", async () => {
  const recorded: AnsweredRequest[] = [];
  const ask = await startHttpServer(recorded);
  const paths = ["/about", "/about/", "/desk", "/desk/leads/7", "/assets/app-1.js", "/healthz"];
  for (const path of paths) await ask(path);
  await ask("/about", "HEAD");
  await ask("/about", "POST");
  for (let index = 0; index < 50; index += 1) await ask(`/${Math.random()}`);
  expect(recorded.slice(0, 7).map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "(page)", 200],
    ["GET", "(redirect)", 301],
    ["GET", "(desk)", 200],
    ["GET", "(desk)", 200],
    ["GET", "(file)", 200],
    ["HEAD", "(page)", 200],
    ["POST", "(not found)", 404],
  ]);
  expect(new Set(recorded.slice(7).map(({ route }) => route))).toEqual(new Set(["(not found)"]));
  expect(recorded.every(({ seconds }) => seconds > 0 && seconds < 30)).toBe(true);
});
