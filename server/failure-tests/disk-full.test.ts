import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inStorage } from "../../tests/support/data-folder.ts";
import { patience } from "../../tests/support/patience.ts";
import { resultsRequest, sendResults } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startSmtp } from "../../tests/support/smtp.ts";

function mountSmallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
}

function unmount(folder: string): void {
  execFileSync("umount", [folder]);
  rmdirSync(folder);
}

/**
 * Mounting needs a privilege that not every machine grants. Without it the test is skipped and
 * reported.
 */
function canMount(): boolean {
  try {
    unmount(mountSmallDisk());
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!canMount())("a full disk", { timeout: 600_000 * patience }, () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mountSmallDisk();
  });
  afterAll(() => unmount(dataDir));

  test("answers 503, loses nothing acknowledged, sends nothing twice, and recovers", async () => {
    const smtp = await startSmtp();
    const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url, RATE_LIMIT: "off" };
    const server = await startSiteServer(env);
    const acknowledged = new Set<string>();
    let visitor = 0;

    async function send(): Promise<number> {
      const email = `visitor-${visitor++}@practice.example`;
      const response = await sendResults(server.url, resultsRequest(email));
      if (response.status === 200) acknowledged.add(email);
      await response.body?.cancel();
      return response.status;
    }

    writeFileSync(join(dataDir, "filler"), Buffer.alloc(1_500_000));
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 300 && !statuses.has(503); attempt++)
      statuses.add(await send());
    expect(statuses).toEqual(new Set([200, 503]));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);

    rmSync(join(dataDir, "filler"));
    await vi.waitFor(async () => expect(await send()).toBe(200), {
      timeout: 300_000 * patience,
      interval: 100,
    });
    await vi.waitFor(
      () =>
        expect([...acknowledged].filter((email) => smtp.receivedBy(email).length === 0)).toEqual(
          [],
        ),
      { timeout: 300_000 * patience, interval: 100 },
    );
    expect(await server.stop()).toBe(0);

    const stored = await inStorage(server, (storage) => rowsIn(storage, "people"));
    expect(new Set(stored.map(({ email }) => email))).toEqual(acknowledged);
    expect(Math.max(...[...acknowledged].map((email) => smtp.receivedBy(email).length))).toBe(1);
    await smtp.stop();
  });
});
