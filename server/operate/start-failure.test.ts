import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createApp } from "../app.ts";
import { readEnvironment } from "../environment.ts";
import { silentLog } from "../log.ts";
import { startFailure } from "./start-failure.ts";

const listen = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    onTestFinished(() => void server.close());
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });

test("a port or address that cannot be had is told in one line", async () => {
  const taken = await listen(0, "127.0.0.1");
  const failures: [number, string, string][] = [
    [taken, "127.0.0.1", "another PORT"],
    [0, "192.0.2.1", "Correct HOST"],
  ];
  for (const [port, host, expected] of failures) {
    const error = await listen(port, host).catch((error) => error);
    expect(startFailure(error)).toMatch(new RegExp(`^[^\\n]*${expected}[^\\n]*$`));
  }
  const refused = { syscall: "listen", code: "EACCES", address: "127.0.0.1", port: 80 };
  expect(startFailure(refused)).toContain("from 1024 up");
});

test("a DATA_DIR that cannot be used is told in one line", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "file");
  writeFileSync(file, "");
  for (const DATA_DIR of [file, join(file, "inside")]) {
    const environment = readEnvironment({ DATA_DIR });
    const error = await createApp(environment, { log: silentLog, development: false }).catch(
      (error: unknown) => error,
    );
    expect(startFailure(error)).toMatch(/^[^\n]*DATA_DIR[^\n]*$/);
  }
});

test("other errors keep their stack", () => {
  expect(startFailure(new TypeError("x is not a function"))).toBeUndefined();
});
