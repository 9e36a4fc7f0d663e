import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/site-server.ts";

const sources = ["content", "protected", "server", "src", "tools"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
const endpoint = "server/public/health.ts";

let folder: string;
let copy: string;
let child: ChildProcess;
let output = "";
let url: string;

/** `npm run dev` on a copy of the sources, which the tests may change. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "development-"));
  copy = join(folder, "copy");
  for (const name of [...sources, ...settings]) cpSync(name, join(copy, name), { recursive: true });
  // A separate cache folder for Vite.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => name !== ".vite"))
    symlinkSync(resolve("node_modules", name), join(copy, "node_modules", name));
  const port = `${await freePort()}`;
  url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ["tools/dev.ts"], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  while (!(await answer())) await pause(50);
});
afterAll(async () => {
  if (child?.exitCode === null) {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/**
 * An endpoint's status, and its JSON or else its text. Undefined while the server is not running.
 */
async function answer(): Promise<[status: number, body: unknown] | undefined> {
  if (child.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
  const response = await fetch(`${url}/healthz`).catch(() => undefined);
  if (!response) return undefined;
  const isJson = response.headers.get("content-type")?.includes("json");
  return [response.status, isJson ? await response.json() : await response.text()];
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), "utf8")));

test("an article with a mistake says what to correct, and the others are shown", async () => {
  const [bad, good] = ["captive-insurance-for-a-practice-2026", "backdoor-roth-for-doctors-2026"];
  const page = async (id = "") => {
    const response = await fetch(`${url}/knowledge-bank/${id}`);
    return [response.status, await response.text()] as const;
  };
  // The first page loads everything that pages need, which takes long on a slow machine.
  await page(good);
  edit(`content/articles/${bad}.mdx`, (text) => text.replace(/^date: .*$/m, "date: 11/12/2026"));
  await expect
    .poll(async () => (await page(bad)).join("\n"), { timeout: 600_000 })
    .toMatch(/^422\n[\s\S]*date: 11\/12\/2026; write 2026-11-12/);
  expect((await page(bad))[1]).not.toContain("Unexpected Application Error");
  expect((await page(good))[0]).toBe(200);
});

test.each([
  ["cannot be read", "const unfinished = (;", "Unexpected token"],
  ["fails when it is loaded", 'throw new Error("No such setting");', "No such setting"],
])("the error of server code that %s is shown until it is fixed", async (_, mistake, shown) => {
  const before = readFileSync(join(copy, endpoint), "utf8");
  onTestFinished(() => edit(endpoint, () => before));
  const shownBefore = output.split(shown).length;
  edit(endpoint, (text) => `${text}\n${mistake}\n`);
  await expect.poll(answer).toEqual([500, expect.stringContaining(shown)]);
  const timesShown = () => output.split(shown).length;
  await expect.poll(timesShown).toBeGreaterThan(shownBefore);
  // The error is also shown on the next request.
  expect(await answer()).toEqual([500, expect.stringContaining(shown)]);

  edit(endpoint, () => before.replace('status: "ok"', 'status: "repaired"'));
  await expect.poll(answer).toEqual([200, { status: "repaired" }]);
});

test.each([
  "content/firm.ts",
  "protected/decks/index.ts",
  "src/calculations/rd-credit/estimate.ts",
  "src/contracts/endpoints.ts",
  "src/emails/results/results-words.ts",
  "src/tax-law/look-up.ts",
  "src/wording/dates.ts",
])("a change of %s reaches the server", async (file) => {
  appendFileSync(join(copy, file), `\nconsole.log("Loaded again: ${file}");\n`);
  const loaded = async () => {
    await answer();
    return output;
  };
  await expect.poll(loaded).toContain(`Loaded again: ${file}`);
});
