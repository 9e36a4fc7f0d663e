import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { samplePublicAnonKey, sendEmailPath } from "#contracts/endpoints.ts";
import { freePort } from "../../tools/build/free-port.ts";
import { inStorage } from "../support/data-folder.ts";
import { proxyPrograms, startProxy } from "../support/programs/proxies.ts";
import { resultsRequest, sendResults } from "../support/requests.ts";
import { rowsIn } from "../support/rows.ts";
import { ask, type SiteServer, startSiteServer } from "../support/site-server.ts";
import { startSmtp } from "../support/smtp.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const page = "/services";
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36" };

/** How often the server has answered the page, according to its log. */
const viewsOf = ({ output }: SiteServer) =>
  output().match(new RegExp(`"path":"${page}","status":200`, "g"))?.length ?? 0;

/** The contents of the server's database after it has stopped. */
const storedBy = (server: SiteServer) =>
  inStorage(server, async (storage) => {
    const counts = (await rowsIn(storage, "counts")).filter(({ path }) => path === page);
    return {
      people: (await rowsIn(storage, "people")).map(({ email }) => email),
      views: counts.reduce((total, { count }) => total + Number(count), 0),
    };
  });

const missing = proxyPrograms.nginx ? undefined : "nginx is not installed";

test.skipIf(missing)(
  `a server that gets SIGTERM under load, behind nginx, answers every request and loses nothing${missing ? ` (${missing})` : ""}`,
  async () => {
    const ports = { http: await freePort(), https: await freePort() };
    const publicOrigin = `https://localhost:${ports.https}`;
    const start = async () => {
      const dataDir = temporaryFolder();
      return startSiteServer({
        PUBLIC_ORIGIN: publicOrigin,
        DATA_DIR: dataDir,
        TRUST_PROXY: "1",
        RATE_LIMIT: "off",
        PRESENTATIONS_PASSWORD: "correct horse",
      });
    };
    const servers = [await start(), await start()];
    onTestFinished(async () => {
      for (const server of servers) await server.stop();
    });
    const proxy = await startProxy(
      "nginx",
      ports,
      servers.map(({ url }) => new URL(url).host),
    );
    onTestFinished(() => proxy.stop());

    const statuses: (number | string)[] = [];
    const sent: string[] = [];
    let asking = true;
    const read = () => ask(publicOrigin, page, { headers: browser });
    const send = () => {
      const email = `visitor-${sent.length}@practice.example`;
      sent.push(email);
      return ask(publicOrigin, sendEmailPath, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${samplePublicAnonKey}`,
        },
        body: JSON.stringify(resultsRequest(email)),
      });
    };
    const visitors = [read, send, read, send, read, send].map(async (visit) => {
      while (asking)
        statuses.push(
          await visit().then(
            ({ status }) => status,
            (error) => `${visit.name}: ${error}`,
          ),
        );
    });
    const answered = (count: number) =>
      expect.poll(() => statuses.length).toBeGreaterThanOrEqual(count);

    await answered(100);
    // The proxy sends all visitors of one network to the same server.
    const [busy, other] = servers.sort((one, another) => viewsOf(another) - viewsOf(one));
    if (!busy || !other) throw new Error("There are two servers");
    const exitCode = await busy.stop();
    await answered(statuses.length + 100);
    asking = false;
    await Promise.all(visitors);
    await other.stop();

    expect(exitCode).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(viewsOf(busy)).toBeGreaterThan(0);
    expect(viewsOf(other)).toBeGreaterThan(0);
    const stored = [await storedBy(busy), await storedBy(other)];
    expect(stored.map(({ views }) => views)).toEqual([viewsOf(busy), viewsOf(other)]);
    expect(stored.flatMap(({ people }) => people).sort()).toEqual(sent.sort());
  },
);

test("a request that never ends and a mail server that hangs keep no server from stopping well", async () => {
  let deliveries = 0;
  const data = () => {
    deliveries += 1;
    return "hang" as const;
  };
  const smtp = await startSmtp({ behaviour: { data } });
  onTestFinished(() => smtp.stop());
  const dataDir = temporaryFolder();
  const server = await startSiteServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
  await ask(server.url, page, { headers: browser });
  expect((await sendResults(server.url)).status).toBe(200);
  const { hostname, port } = new URL(server.url);
  const half = connect(Number(port), hostname);
  onTestFinished(() => void half.destroy());
  half.on("error", () => {});
  const head = [
    `POST ${sendEmailPath} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${samplePublicAnonKey}`,
    "Content-Type: application/json",
    "Content-Length: 9",
  ];
  half.write(`${head.join("\r\n")}\r\n\r\n{`);
  await expect.poll(() => deliveries).toBeGreaterThan(0);
  await expect.poll(() => viewsOf(server)).toBe(1);

  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('"event":"stopping"');
  expect((await storedBy(server)).views).toBe(1);
});
