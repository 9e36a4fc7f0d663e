import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

/** Serves as our server does, from memory and with text compressed beforehand. */
export async function serveFolder(folder: string) {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  for (const file of globSync(`**/*{${Object.keys(contentTypes)}}`, { cwd: folder })) {
    const content = readFileSync(join(folder, file));
    const isText = !/\.(woff2|png|ico)$/.test(file);
    files.set(`/${file.replace(/(^|\/)index\.html$/, "")}`, {
      body: isText ? brotliCompressSync(content) : content,
      headers: {
        "Content-Type": contentTypes[extname(file)] ?? "",
        ...(isText && { "Content-Encoding": "br" }),
      },
    });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "/");
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
