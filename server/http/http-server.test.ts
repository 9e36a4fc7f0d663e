import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { smallSite } from "../../tests/support/small-site.ts";
import { deskEndpoints } from "../desk/routes.ts";
import { readEnvironment } from "../environment.ts";
import { createLog, type Log, silentLog } from "../log.ts";
import type { AnsweredRequest } from "../metrics/metrics.ts";
import { publicEndpoints } from "../public/routes.ts";
import { type Application, createHttpServer, stopHttpServer } from "./http-server.ts";

const site = smallSite({ "/about": "about", "/desk": "desk", "/assets/app-1.js": "script" });
const startsOfApp = ["/healthz", "/functions/", "/desk/api/", "/desk/calendar/"];

type Options = {
  /** By default one that only reports that it was called. */
  app?: Application;
  recorded?: AnsweredRequest[];
  env?: Record<string, string>;
  log?: Log;
  /** The application waits for this before it answers. */
  ready?: Promise<void>;
};

async function startHttpServer(options: Options = {}) {
  const { recorded, env = {}, log = silentLog, ready } = options;
  const app: Application = options.app ?? {
    answers: (path) => startsOfApp.some((start) => path.startsWith(start)),
    async fetch() {
      await ready;
      return new Response("from the application");
    },
    onPageAnswered() {},
    metrics: recorded && { requestAnswered: (request) => recorded.push(request) },
  };
  const server = createHttpServer(readEnvironment(env), app, site, log);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ask = async (path: string, method = "GET") => {
    const options = { method, redirect: "manual" } as const;
    const response = await fetch(origin + path, options);
    return [response.status, await response.text()];
  };
  return { ask, server, origin, port };
}

test("the application is asked for every row of its tables, and for nothing else", async () => {
  const startWith = async (env: Record<string, string>) =>
    startHttpServer({ app: (await startApp({ env })).application });
  const { ask } = await startWith({ METRICS_TOKEN: "a-token-for-prometheus" });
  const fromSite = ["not found", "desk", ""];
  for (const { method, path } of [...publicEndpoints, ...deskEndpoints])
    expect(fromSite, `${method} ${path}`).not.toContain((await ask(path, method))[1]);
  // The desk's script expects JSON, even where nothing is.
  expect((await ask("/desk/api/nothing"))[1]).toMatch(/^{"error":/);
  const others = ["/metrics/", "/metrics/x", "/%6detrics", "//metrics", "/partners/x", "/mailbox"];
  for (const path of others) expect(await ask(path)).toEqual([404, "not found"]);
  const { ask: askWithoutToken } = await startWith({});
  expect(await askWithoutToken("/metrics")).toEqual([404, "not found"]);
});

test("the desk's one page has every address below /desk that the application does not answer", async () => {
  const { ask } = await startHttpServer();
  for (const path of ["/desk", "/desk/", "/desk/leads/0f8f1a52?status=new", "/desk/apiary"])
    expect(await ask(path)).toEqual([200, "desk"]);
  for (const path of ["/desk/api/leads", "/desk/calendar/secret.ics", "/healthz?debug=1"])
    expect(await ask(path)).toEqual([200, "from the application"]);
  expect(await ask("/desktop")).toEqual([404, "not found"]);
});

test("metrics count files of the site by kind, never by path, and leave the rest to the application", async () => {
  const recorded: AnsweredRequest[] = [];
  const { ask } = await startHttpServer({ recorded });
  const paths = ["/about", "/about/", "/desk", "/desk/leads/7", "/assets/app-1.js", "/healthz"];
  for (const path of paths) await ask(path);
  await ask("/about", "HEAD");
  await ask("/about", "POST");
  for (const path of ["/wp-admin", "/ada@practice.example"]) await ask(path);
  expect(recorded.slice(0, 7).map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "(page)", 200],
    ["GET", "(redirect)", 301],
    ["GET", "(desk)", 200],
    ["GET", "(desk)", 200],
    ["GET", "(file)", 200],
    ["HEAD", "(page)", 200],
    ["POST", "(page)", 405],
  ]);
  expect(new Set(recorded.slice(7).map(({ route }) => route))).toEqual(new Set(["(not found)"]));
});

/** What a server has logged about its requests, without times and durations. */
async function logOf(paths: readonly string[], env: Record<string, string>) {
  let written = "";
  const log = createLog((text) => {
    written += text;
  });
  const { ask } = await startHttpServer({ env, log });
  for (const path of paths) await ask(path);
  const lines = written.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line)).map(({ time: _, ms: __, ...rest }) => rest);
}

test("each request is logged, without unknown paths, the id of a lead or the secret of a calendar", async () => {
  expect(await logOf(["/about"], { REQUEST_LOG: "off" })).toEqual([]);
  const line = { level: "info", event: "request", method: "GET" };
  const id = "01a1e945-f556-7000-8000-000000000001";
  const asked = ["/about?email=ada", "/my-secret", `/desk/leads/${id}`];
  const called = [
    `/desk/api/leads/${id}/notes`,
    "/desk/api/leads.csv?q=ada",
    "/desk/calendar/secret.ics",
  ];
  expect(await logOf([...asked, ...called], {})).toEqual([
    { ...line, path: "/about", status: 200 },
    { ...line, path: "(not found)", status: 404 },
    { ...line, path: "/desk", status: 200 },
    { ...line, path: "/desk/api/leads/:id/notes", status: 200 },
    { ...line, path: "/desk/api/leads.csv", status: 200 },
    { ...line, path: "/desk/calendar/:id", status: 200 },
  ]);
});

test("an address that is too long is refused, and not logged", async () => {
  const recorded: AnsweredRequest[] = [];
  const { ask } = await startHttpServer({ recorded });
  const path = (length: number) => `/functions/${"a".repeat(length - "/functions/".length)}`;
  expect(await ask(path(2000))).toEqual([200, "from the application"]);
  expect(await ask(path(2001))).toEqual([414, "This address is too long."]);
  expect(await ask(`/healthz?${"a".repeat(2001)}`)).toEqual([200, "from the application"]);
  expect(recorded).toMatchObject([{ route: "(not found)", status: 414 }]);
  const [kept, refused] = await logOf([path(2000), path(2001)], {});
  expect(kept).toMatchObject({ path: path(200), status: 200 });
  expect(refused).toMatchObject({ path: "(not found)", status: 414 });
});

test("an inactive connection is closed, and the number of connections is limited", async () => {
  const { server, port } = await startHttpServer();
  expect(server).toMatchObject({ timeout: 60_000, headersTimeout: 10_000, maxConnections: 4_000 });
  expect(server.keepAliveTimeout).toBeGreaterThan(server.timeout);
  // The same limit, but shorter. Nothing else may keep such a connection open.
  server.setTimeout(10);
  const silent = connect(port, "127.0.0.1");
  silent.resume();
  await once(silent, "close");
});

test("a server that stops answers open requests, and then closes their connections", async () => {
  const { promise: ready, resolve: letItAnswer } = Promise.withResolvers<void>();
  const { ask, server } = await startHttpServer({ ready });
  expect(await ask("/about")).toEqual([200, "about"]);
  const asked = once(server, "request");
  const underWay = ask("/healthz");
  await asked;
  const stopped = stopHttpServer(server, 1);
  letItAnswer();
  expect(await underWay).toEqual([200, "from the application"]);
  await stopped;
});

test("a server that stops still answers a request on a connection that was idle", async () => {
  const { server } = await startHttpServer();
  const { port } = server.address() as AddressInfo;
  // A kept-alive connection, such as a proxy has to the servers.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOnIt = async () => {
    const call = request({ agent, port, host: "127.0.0.1", path: "/about" }).end();
    const [response]: IncomingMessage[] = await once(call, "response");
    if (response) await once(response.resume(), "end");
    return [response?.statusCode, response?.headers.connection, call.reusedSocket];
  };
  expect(await askOnIt()).toEqual([200, "keep-alive", false]);
  const stopped = stopHttpServer(server, 3_600_000);
  expect(await askOnIt()).toEqual([200, "close", true]);
  await stopped;
});
