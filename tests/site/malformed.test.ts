import { globSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientFolder, pages } from "../support/built-site.ts";
import {
  malformedRequests,
  sendMalformed,
  sessionOfFirstAdmin,
} from "../support/malformed-requests.ts";
import { sendResults } from "../support/requests.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";

const requests = 2000;
const atOnce = 20;

/** The long version, with its memory looked at: `npm run bench -- malformed`. */
let server: SiteServer;
beforeAll(async () => {
  server = await startSiteServer({ RATE_LIMIT: "off" });
});
afterAll(() => server.stop());

test("2,000 malformed requests: each is refused or answered, none fails, and the next lead arrives", async () => {
  const files = [
    ...pages.map(({ path }) => path),
    ...globSync("assets/*", { cwd: clientFolder }).map((file) => `/${file}`),
  ];
  const session = await sessionOfFirstAdmin(server.url, server.output());
  const next = malformedRequests(1, files, [session]);
  const failures: string[] = [];
  const { port } = new URL(server.url);
  async function lane() {
    for (let sent = 0; sent < requests / atOnce; sent += 1) {
      const { value: request } = next.next();
      const status = await sendMalformed(Number(port), request);
      if (status !== undefined && status >= 500 && status !== 501)
        failures.push(`${status} to ${request.kind}: ${request.bytes.toString("latin1", 0, 300)}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  expect(failures).toEqual([]);
  expect(server.output()).not.toMatch(/unforeseen-error|request failed/);
  expect((await sendResults(server.url)).status).toBe(200);
});
