import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { outboxTiming } from "#server/outbox/timing.ts";

/**
 * The application as a separate process without the built site, which tests can start, stop and
 * kill.
 */
const environment = readEnvironment(process.env);
const log = createLog((text) => process.stdout.write(text));
const app = await createApp(environment, {
  log,
  development: false,
  outboxTiming: { ...outboxTiming, ...JSON.parse(process.env.TEST_OUTBOX_TIMING ?? "{}") },
});
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
server.listen(environment.port, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`listening on http://127.0.0.1:${port}\n`);
});

process.on("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await app.close();
  process.exit(0);
});
