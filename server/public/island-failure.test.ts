import { expect, test } from "vitest";
import { islandFailurePath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { createLog } from "../log.ts";

const report = { island: "rd-calculator", page: "/fortune", reason: "TypeError: Failed to fetch" };

test("an island that did not start is logged", async () => {
  const lines: string[] = [];
  const log = createLog((text) => lines.push(text));
  const app = await startApp({ options: { log } });
  const answer = await app.post(islandFailurePath, report);
  expect(answer.status).toBe(200);
  const reported = lines.map((line) => JSON.parse(line)).find((line) => line.island);
  expect(reported).toMatchObject({ level: "warn", event: "island-failed", ...report });
});

test("an invalid report is refused", async () => {
  const app = await startApp();
  for (const change of [{ island: "<script>" }, { page: "https://else.example" }, { reason: 1 }])
    expect((await app.post(islandFailurePath, { ...report, ...change })).status).toBe(422);
});
