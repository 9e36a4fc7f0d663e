import type { IncomingMessage, ServerResponse } from "node:http";
import { deskPath } from "#contracts/desk/endpoints.ts";
import type { Encoding, Site, StaticFile } from "./load-site.ts";
import { securityHeaders } from "./security-headers.ts";

/** Answers from memory. False when the path is none of the site's: then the application decides. */
export function answerFromSite(
  site: Site,
  publicOrigin: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const { path, search } = splitUrl(request.url);
  const file = site.files.get(path) ?? (isDeskPage(path) ? site.files.get(deskPath) : undefined);
  if (file) {
    sendFile(file, request, response);
    return true;
  }
  const redirect = redirectFor(site, path);
  if (!redirect) return false;
  response.writeHead(redirect.status, {
    ...securityHeaders(publicOrigin),
    Location: redirect.to + search,
    "Content-Length": "0",
  });
  response.end();
  return true;
}

export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
  const variant = file.variants[bestEncoding(file, request.headers["accept-encoding"])];
  const { body, wholeBody, headers, etag } = variant ?? file.variants.identity;
  if (file.status === 200 && isFresh(request.headers["if-none-match"], etag)) {
    const { "Content-Length": _, ...rest } = headers;
    response.writeHead(304, rest);
    response.end();
    return;
  }
  if (request.headers.range && headers["Accept-Ranges"]) {
    sendRange(request.headers.range, body, headers, request, response);
    return;
  }
  response.writeHead(file.status, headers);
  response.end(request.method === "HEAD" ? undefined : wholeBody, "latin1");
}

/** Safari plays a film only from a server that answers with the part it asks for. */
function sendRange(
  asked: string,
  body: Buffer,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? [];
  const last = body.length - 1;
  // `-500` asks for the last 500 bytes.
  const start = from ? Number(from) : to ? Math.max(0, body.length - Number(to)) : Number.NaN;
  const end = from && to ? Math.min(Number(to), last) : last;
  if (!(start <= end)) {
    response.writeHead(416, {
      ...headers,
      "Content-Length": "0",
      "Content-Range": `bytes */${body.length}`,
    });
    response.end();
    return;
  }
  response.writeHead(206, {
    ...headers,
    "Content-Length": String(end - start + 1),
    "Content-Range": `bytes ${start}-${end}/${body.length}`,
  });
  response.end(request.method === "HEAD" ? undefined : body.subarray(start, end + 1));
}

/** The smallest form the client takes: brotli, then gzip. `q=0` refuses one. */
export function bestEncoding(file: StaticFile, accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  return acceptedEncodings(accepted).find((encoding) => file.variants[encoding]) ?? "identity";
}

/** Browsers send a handful of different headers, which are read once. */
const encodingsRead = new Map<string, Encoding[]>();
const mostRemembered = 100;

function acceptedEncodings(accepted: string): Encoding[] {
  const known = encodingsRead.get(accepted);
  if (known) return known;
  const encodings = (["br", "gzip"] as const).filter((encoding) => accepts(accepted, encoding));
  if (encodingsRead.size >= mostRemembered) encodingsRead.clear();
  encodingsRead.set(accepted, encodings);
  return encodings;
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((p) => /^q=0(\.0*)?$/.test(p));
  });
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

function redirectFor(site: Site, path: string): { to: string; status: number } | undefined {
  if (path.length > 1 && path.endsWith("/")) {
    const bare = path.replace(/\/+$/, "");
    // Only to pages that exist: anything else, `//evil.example/` above all, is simply not found.
    if (site.files.has(bare)) return { to: bare, status: 301 };
  }
  return site.redirects.find(({ from }) =>
    from.endsWith("/*")
      ? path.startsWith(from.slice(0, -1)) && /^[^/]+\/?$/.test(path.slice(from.length - 1))
      : path === from || path === `${from}/`,
  );
}

/** The desk is one page with addresses of its own, such as /desk/leads/ID, which its script reads. */
export function isDeskPage(path: string): boolean {
  return /^\/desk\/(?!api(\/|$))/.test(path);
}

export function splitUrl(url = "/"): { path: string; search: string } {
  const queryAt = url.indexOf("?");
  return queryAt < 0
    ? { path: url, search: "" }
    : { path: url.slice(0, queryAt), search: url.slice(queryAt) };
}
