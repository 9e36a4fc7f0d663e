import { execFile, spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { contactPath, samplePublicAnonKey } from "../../src/contracts/endpoints.ts";
import { freePort } from "./free-port.ts";

/** What is wrong with a build, in a sentence for the person who ran it. */
export class BrokenBuild extends Error {
  override name = "BrokenBuild";
}

/**
 * A build may end without an error and still not work: one mistake in how it is bundled, and no
 * mail can be made. So each build is run once before it replaces the one before.
 */
export async function proveBuild(folder: string) {
  refuseDevelopmentCode(folder);
  await Promise.all([renderMails(folder), askServer(folder)]);
}

/** What only React's development build has. */
const developmentCode = /\bjsxDEV\b|Download the React DevTools/;

function refuseDevelopmentCode(folder: string) {
  for (const file of globSync(`${folder}/{client,service}/**/*.js`))
    if (developmentCode.test(readFileSync(file, "utf8")))
      throw new BrokenBuild(`${file} has development code of React.`);
}

async function renderMails(folder: string) {
  await promisify(execFile)(process.execPath, [`${folder}/service/render-mails.js`]).catch(
    ({ stderr }: { stderr: string }) => {
      throw new BrokenBuild(stderr.trim());
    },
  );
}

const form = {
  method: "POST",
  headers: {
    authorization: `Bearer ${samplePublicAnonKey}`,
    "content-type": "application/json",
  },
  body: JSON.stringify({ name: "A", email: "a@practice.example", message: "Does it work?" }),
};

/** A page, a form and an address of the desk, with the status that each answers. */
const questions: [path: string, status: number, init?: RequestInit][] = [
  ["/", 200],
  [contactPath, 200, form],
  ["/desk", 200],
  ["/desk/api/session", 401],
  ["/readyz", 200],
];

async function askServer(folder: string) {
  const data = mkdtempSync(join(tmpdir(), "build-"));
  const PORT = `${await freePort()}`;
  const server = spawn(process.execPath, [`${folder}/service/start.js`], {
    env: { PORT, DATA_DIR: data },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${PORT}${path}`, init);
  try {
    while (!(await ask("/healthz").catch(() => undefined))) {
      if (server.exitCode !== null)
        throw new BrokenBuild(`The server does not start: ${/^\w*Error: .*/m.exec(said) ?? said}`);
      await pause(50);
    }
    for (const [path, expected, init] of questions) {
      const { status } = await ask(path, init);
      if (status !== expected) throw new BrokenBuild(`The server answers ${path} with ${status}.`);
    }
  } finally {
    server.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}
