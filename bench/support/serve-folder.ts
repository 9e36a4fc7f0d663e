import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { compress } from "../../server/static-files/compress.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/** As our server does it: everything in memory, brotli made beforehand. */
export async function serveFolder(folder: string) {
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const file of globSync("**/*.{html,css,js}", { cwd: folder })) {
    const { br } = await compress(readFileSync(join(folder, file)));
    const path = `/${file.replace(/(^|\/)index\.html$/, "")}`;
    files.set(path, { type: types[extname(file)] ?? "text/plain", body: br });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url?.replace(/(.)\/$/, "$1") ?? "/");
    response.writeHead(file ? 200 : 404, {
      "Cache-Control": "no-cache",
      ...(file && {
        "Content-Type": file.type,
        "Content-Encoding": "br",
        "Content-Length": file.body.length,
      }),
    });
    response.end(file?.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
