import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { clientFolder, pages } from "../support/built-site.ts";
import { findProgram } from "../support/programs.ts";

/**
 * The checker of the HTML standard's own community. It is fetched when this test first runs, not
 * installed with the other packages: where there is no Java its install script would download one.
 */
const checker = "vnu-jar@26.9.27";

/** Its style checker is years behind our CSS; a section here may be named by other than a heading. */
const notFaults = "CSS: .*|Section lacks heading.*";

/** Java's second compiler only pays off later. Code of its first one needs deeper stacks for the schema. */
const forAShortRun = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss2m";

type Message = { url: string; type: string; message: string; extract?: string };

const specimen = "build-specimen/client/specimen/index.html";
const files = [...pages.map(({ file }) => `${clientFolder}/${file}`), specimen].filter((file) =>
  existsSync(file),
);
let messages: Message[] = [];

/** One process for all files: starting Java for each would take minutes. */
function checkAll(): Message[] {
  const options = [
    "--stdout",
    "--format",
    "json",
    "--exit-zero-always",
    "--filterpattern",
    notFaults,
  ];
  const { error, stdout, stderr } = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      "--loglevel=error",
      `--package=${checker}`,
      "--",
      "vnu",
      ...options,
      ...files,
    ],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, JDK_JAVA_OPTIONS: forAShortRun },
    },
  );
  if (!stdout) throw error ?? new Error(`The Nu checker did not run:\n${stderr}`);
  return JSON.parse(stdout).messages;
}

const hasJava = findProgram(["java"]) !== undefined;

beforeAll(() => {
  if (hasJava) messages = checkAll();
}, 300_000);

test.skipIf(!hasJava).each(files)("%s is valid by the Nu checker", (file) => {
  const faults = messages
    .filter(({ url }) => url === `file:${resolve(file)}`)
    .map(({ type, message, extract }) => `${type}: ${message} at ${extract}`);
  expect(faults).toEqual([]);
});

test.skipIf(!hasJava)("the Nu checker says nothing that belongs to no page", () => {
  const known = files.map((file) => `file:${resolve(file)}`);
  expect(messages.filter(({ url }) => !known.includes(url))).toEqual([]);
});
