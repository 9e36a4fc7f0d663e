import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { proveBuild } from "./prove-build.ts";

/** A server that gives every address the same status. */
const server = (status: number) => `import { createServer } from "node:http";
createServer((_, answer) => answer.writeHead(${status}).end()).listen(process.env.PORT, "127.0.0.1");`;

test.each([
  ["a script of development", { "client/assets/a.js": "e.jsxDEV()" }, /a\.js has development code/],
  [
    "a mail that cannot be made",
    { "service/render-mails.js": 'console.error("Mails cannot be made"); process.exitCode = 1' },
    /^Mails cannot be made$/,
  ],
  [
    "a server that does not start",
    { "service/start.js": 'throw new TypeError("no")' },
    /^The server does not start: TypeError: no$/,
  ],
  ["a page that fails", { "service/start.js": server(500) }, /^The server answers \/ with 500\.$/],
  ["a desk open to all", { "service/start.js": server(200) }, /answers \/desk\/\S+ with 200\.$/],
])("a build with %s is refused in a sentence", async (_, broken, sentence) => {
  const folder = temporaryFolder();
  const files = { "service/render-mails.js": "", "service/start.js": server(200), ...broken };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await expect(proveBuild(folder)).rejects.toThrow(sentence);
});
