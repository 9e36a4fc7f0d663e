import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tools/build/free-port.ts";
import { type Clone, cloneProject } from "../support/programs/clone-project.ts";

const endpoint = "server/public/health.ts";

let project: Clone;
let server: ReturnType<Clone["start"]>;
let url: string;

/** `npm run dev` on a copy of the sources, which the tests may change. */
beforeAll(async () => {
  project = cloneProject();
  project.borrowPackages();
  const PORT = `${await freePort()}`;
  url = `http://127.0.0.1:${PORT}`;
  const DATA_DIR = join(project.folder, "data");
  const { PATH } = process.env;
  const command = 'exec "$NODE" tools/dev.ts';
  server = project.start(command, { PATH, NODE: process.execPath, PORT, DATA_DIR });
  await server.until(async () => (await answer()) !== undefined);
});
afterAll(async () => {
  await server?.stop("SIGKILL");
  project?.remove();
});

/**
 * An endpoint's status, and its JSON or else its text. Undefined while the server is not running.
 */
async function answer(): Promise<[status: number, body: unknown] | undefined> {
  const response = await fetch(`${url}/healthz`).catch(() => undefined);
  if (!response) return undefined;
  const isJson = response.headers.get("content-type")?.includes("json");
  return [response.status, isJson ? await response.json() : await response.text()];
}

test("an article with a mistake says what to correct, and the others are shown", async () => {
  const [bad, good] = ["captive-insurance-for-a-practice-2026", "backdoor-roth-for-doctors-2026"];
  const page = async (id = "") => {
    const response = await fetch(`${url}/knowledge-bank/${id}`);
    return [response.status, await response.text()] as const;
  };
  // The first page loads everything that pages need, which takes long on a slow machine.
  await page(good);
  project.edit(`content/articles/${bad}.mdx`, (text) =>
    text.replace(/^date: .*$/m, "date: 11/12/2026"),
  );
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
  const before = project.read(endpoint);
  onTestFinished(() => project.edit(endpoint, () => before));
  const shownBefore = server.output().split(shown).length;
  project.edit(endpoint, (text) => `${text}\n${mistake}\n`);
  await expect.poll(answer).toEqual([500, expect.stringContaining(shown)]);
  const timesShown = () => server.output().split(shown).length;
  await expect.poll(timesShown).toBeGreaterThan(shownBefore);
  // The error is also shown on the next request.
  expect(await answer()).toEqual([500, expect.stringContaining(shown)]);

  project.edit(endpoint, () => before.replace('status: "ok"', 'status: "repaired"'));
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
  project.edit(file, (text) => `${text}\nconsole.log("Loaded again: ${file}");\n`);
  const loaded = async () => {
    await answer();
    return server.output();
  };
  await expect.poll(loaded).toContain(`Loaded again: ${file}`);
});
