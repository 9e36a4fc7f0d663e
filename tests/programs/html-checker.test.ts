import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFolder, site } from "../support/built-pages/built-site.ts";
import { findHtmlChecker } from "../support/programs/find-programs.ts";

/**
 * Its CSS checker does not know current CSS, and sections here may have a label instead of a
 * heading.
 */
const notFaults = "CSS: .*|Section lacks heading.*";

type Message = { url: string; type: string; message: string; extract?: string };

const checker = findHtmlChecker();
const files = site.pages.map(({ file }) => resolve(clientFolder, file));

/** One process for all files, since starting Java for each would take minutes. */
async function checkAll({ java, jar }: { java: string; jar: string }): Promise<Message[]> {
  const options = ["--stdout", "--format", "json", "--exit-zero-always"];
  const { stdout } = await promisify(execFile)(
    java,
    // A larger stack, because its schemas nest deeply.
    ["-Xss4m", "-jar", jar, ...options, "--filterpattern", notFaults, ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout).messages;
}

describe.skipIf(!checker)("by the checker of the HTML standard", () => {
  let messages: Message[] = [];
  beforeAll(async () => {
    if (checker) messages = await checkAll(checker);
  });

  test.each(files)("%s is valid", (file) => {
    const faults = messages
      .filter(({ url }) => url === `file:${file}`)
      .map(({ type, message, extract }) => `${type}: ${message} at ${extract}`);
    expect(faults).toEqual([]);
  });

  test("every report belongs to a page", () => {
    expect(messages.filter(({ url }) => !files.includes(url.replace(/^file:/, "")))).toEqual([]);
  });
});
