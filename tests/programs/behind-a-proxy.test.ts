import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { contactPath, samplePublicAnonKey } from "#contracts/endpoints.ts";
import { freePort } from "../../tools/build/free-port.ts";
import { clientFolder } from "../support/built-pages/built-site.ts";
import { type Databases, postgresBinaries, startDatabases } from "../support/postgres.ts";
import {
  type ProxyName,
  type ProxyPorts,
  proxyPrograms,
  type RunningProxy,
  startProxy,
} from "../support/programs/proxies.ts";
import { ask, type SiteServer, startSiteServer } from "../support/site-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const [asset = ""] = globSync("assets/*.js", { cwd: clientFolder }).map((file) => `/${file}`);
const metricsToken = "a-token-for-prometheus";
const names = Object.keys(proxyPrograms) as ProxyName[];

/** Why these tests cannot run now, or undefined. */
function reasonToSkip(name: ProxyName): string | undefined {
  if (!proxyPrograms[name]) return `${name} is not installed`;
  return postgresBinaries ? undefined : "PostgreSQL is not installed";
}

test.skipIf(!proxyPrograms.nginx)(
  `behind a cache such as a CDN, only what may be kept is kept${proxyPrograms.nginx ? "" : " (nginx is not installed)"}`,
  async () => {
    const ports = { http: await freePort(), https: await freePort() };
    const publicOrigin = `https://localhost:${ports.https}`;
    const server = await startSiteServer({ PUBLIC_ORIGIN: publicOrigin, TRUST_PROXY: "1" });
    onTestFinished(async () => void (await server.stop()));
    const folder = temporaryFolder();
    const cache = await startProxy(
      "nginx",
      ports,
      [],
      `proxy_cache_path ${folder} keys_zone=cdn:1m;
      access_log off;
      server {
        listen 443 ssl;
        server_name www.example.com;
        ssl_certificate x;
        ssl_certificate_key x;
        location / {
          proxy_pass ${server.url};
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_cache cdn;
          add_header X-Cache $upstream_cache_status always;
        }
      }`,
    );
    onTestFinished(() => cache.stop());
    const twice = async (path: string, encoding = "br") => {
      const headers = { "accept-encoding": encoding };
      await ask(publicOrigin, path, { headers });
      return ask(publicOrigin, path, { headers });
    };
    for (const path of [asset, "/sitemap.xml"])
      expect((await twice(path)).headers["x-cache"], path).toBe("HIT");
    // What was kept for one browser is not given to another that reads no Brotli.
    expect((await twice(asset, "identity")).headers["content-encoding"]).toBeUndefined();
    expect((await twice(asset)).headers["content-encoding"]).toBe("br");
    const times = "/functions/v1/booking-times?from=2026-12-01&days=7";
    const never = [
      "/",
      "/fees",
      "/desk",
      "/desk/api/session",
      times,
      "/newsletter/confirm?token=x",
    ];
    for (const path of never) expect((await twice(path)).headers["x-cache"], path).not.toBe("HIT");
  },
);

describe.each(names)("two servers behind the example for %s", (name) => {
  const skipped = reasonToSkip(name);
  describe.skipIf(skipped)(skipped ?? "on one PostgreSQL", () => {
    let databases: Databases;
    let servers: [SiteServer, SiteServer];
    let proxy: RunningProxy;
    let ports: ProxyPorts;
    let publicOrigin: string;

    beforeAll(async () => {
      ports = { http: await freePort(), https: await freePort() };
      publicOrigin = `https://localhost:${ports.https}`;
      databases = await startDatabases();
      const environment = {
        PUBLIC_ORIGIN: publicOrigin,
        DATABASE_URL: await databases.createDatabase(),
        TRUST_PROXY: "1",
        PRESENTATIONS_PASSWORD: "correct horse",
        METRICS_TOKEN: metricsToken,
      };
      servers = [await startSiteServer(environment), await startSiteServer(environment)];
      const addresses = servers.map(({ url }) => new URL(url).host);
      proxy = await startProxy(name, ports, addresses);
    });
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all(servers?.map((server) => server.stop()) ?? []);
      await databases?.remove();
    });

    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(publicOrigin, path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${samplePublicAnonKey}`,
          ...headers,
        },
        body: JSON.stringify(body),
      });

    test("a visitor without TLS or www is redirected to the site's https address", async () => {
      const { status, headers } = await ask(`http://127.0.0.1:${ports.http}`, "/services", {
        headers: { host: "localhost" },
      });
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/services$/);
      const other = await ask(`http://127.0.0.1:${ports.http}`, "/services", {
        headers: { host: "evil.example" },
      });
      expect(other.headers.location ?? "").not.toContain("evil.example");
      const withoutWww = await ask(publicOrigin, "/fees?a=1", { headers: { host: "example.com" } });
      expect([withoutWww.status, withoutWww.headers.location]).toEqual([
        308,
        "https://localhost/fees?a=1",
      ]);
    });

    test("the headers of a page and an asset arrive unchanged", async () => {
      const accepting = { "accept-encoding": "br" };
      for (const path of ["/", asset]) {
        const direct = await ask(servers[0].url, path, { headers: accepting });
        const proxied = await ask(publicOrigin, path, { headers: accepting });
        expect(proxied.body.equals(direct.body)).toBe(true);
        for (const header of ["content-encoding", "cache-control", "etag", "vary"])
          expect(proxied.headers[header]).toBe(direct.headers[header]);
        expect(proxied.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
        // A repeated header would arrive as one value with a comma.
        expect(proxied.headers["strict-transport-security"]).not.toContain(",");
      }
    });

    test("each server serves /metrics, and the proxy does not", async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const direct = await ask(servers[0].url, "/metrics", { headers });
      expect(direct.body.toString()).toMatch(/^ledgerwell_http_requests_total\{.*healthz/m);
      const paths = [
        "/metrics",
        "/metrics?x=1",
        "/%6detrics",
        "//metrics",
        "/readyz",
        "/readyz?x=1",
      ];
      for (const path of paths)
        expect((await ask(publicOrigin, path, { headers })).status).toBe(404);
    });

    test("a visitor who forges X-Forwarded-For is still counted as one", async () => {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const forged = { "x-forwarded-for": `198.51.100.${attempt}` };
        statuses.push((await post(contactPath, {}, forged)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });

    test("pages are served while one of the servers is down", async () => {
      await servers[0].stop();
      const paths = ["/", "/services", "/about", asset, "/healthz"];
      for (const path of paths) expect((await ask(publicOrigin, path)).status).toBe(200);
    });

    test("secrets in addresses are not logged, nor when no server answers", async () => {
      const secret = "s".repeat(43);
      const askForSecrets = async () => {
        for (const path of [`/desk/calendar/${secret}.ics`, `/copies/stop?token=${secret}`])
          await ask(publicOrigin, path);
      };
      await askForSecrets();
      await servers[1].stop();
      await askForSecrets();
      if (name === "nginx") await expect.poll(proxy.written).toMatch(/"GET \/copies\/stop" 503 /);
      expect(proxy.written()).not.toContain("sss");
    });
  });
});
