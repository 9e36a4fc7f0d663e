import { createServer } from "node:http";
import { listenLocally } from "../local-server.ts";

/** The body of a page of another site, and the policy it is served with. */
export type HostPage = { body: string; policy?: string };

export type HostSite = { url: string; stop: () => Promise<void> };

/**
 * A small site of another owner, with its own port and so its own origin, that looks unlike ours.
 */
export async function startHostSite(pages: Record<string, HostPage>): Promise<HostSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const page = pages[pathname];
    // A full Chromium asks for the icon of its tab and reports a missing one.
    const otherwise = pathname === "/favicon.ico" ? 204 : 404;
    response.writeHead(page ? 200 : otherwise, {
      "Content-Type": "text/html; charset=utf-8",
      ...(page?.policy && { "Content-Security-Policy": page.policy }),
    });
    response.end(page ? documentAround(page.body) : "");
  });
  const { origin: url, stop } = await listenLocally(server);
  return { url, stop };
}

const documentAround = (body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Smith &amp; Sons, accountants</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="host">
  body { margin: 0; background: #16213a; color: #dfe6f5; font: 18px/1.6 Georgia, serif }
  main { max-width: 1000px; margin: 0 auto; padding: 24px 16px }
  h1 { font: 700 40px/1.1 "Trebuchet MS", sans-serif; color: #ffb454 }
</style></head>
<body><main><h1>Smith &amp; Sons</h1><p>Accountants in Provo since 1974.</p>
${body}
<p>Our office is open Monday to Friday.</p></main></body></html>`;
