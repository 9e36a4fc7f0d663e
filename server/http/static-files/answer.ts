import type { IncomingMessage, ServerResponse } from "node:http";
import { deskPath } from "#contracts/desk/pages.ts";
import { type HeaderSettings, securityHeaders } from "../security-headers.ts";
import type { Site, StaticFile } from "./load-site.ts";

/** Answers from memory. Returns false for a path that is not part of the site. */
export function answerFromSite(
  site: Site,
  settings: HeaderSettings,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { path, search } = splitUrl(request.url);
  const file = site.files.get(path) ?? (isOfDesk(path) ? site.files.get(deskPath) : undefined);
  const answerEmpty = (status: number, headers: Record<string, string>) => {
    response.writeHead(status, {
      ...securityHeaders(settings),
      ...headers,
      "Content-Length": "0",
    });
    response.end();
    return true;
  };
  if (request.method !== "GET" && request.method !== "HEAD")
    return file ? answerEmpty(405, { Allow: "GET, HEAD" }) : false;
  if (file) {
    sendFile(file, request, response);
    return true;
  }
  const redirect = redirectFor(site, path);
  return redirect
    ? answerEmpty(redirect.status, { Location: withSearch(redirect.to, search) })
    : false;
}

export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
  const { status, bodies, hash } = file;
  const encoding = bestEncoding(bodies, request.headers["accept-encoding"]);
  const body = bodies[encoding] ?? bodies.identity;
  const etag = `"${hash}${etagSuffixes[encoding]}"`;
  const headers: Record<string, string> = {
    ...file.headers,
    ETag: etag,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  if (status === 200 && isFresh(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = requestedRange(request, headers, body.length);
  if (range === "not satisfiable") {
    headers["Content-Range"] = `bytes */${body.length}`;
    response.writeHead(416, { ...headers, "Content-Length": "0" }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: body.length };
  if (range) headers["Content-Range"] = `bytes ${start}-${end - 1}/${body.length}`;
  headers["Content-Length"] = `${end - start}`;
  response.writeHead(range ? 206 : status, headers);
  response.end(request.method === "HEAD" ? undefined : body.subarray(start, end));
}

type Encoding = keyof StaticFile["bodies"];
const etagSuffixes: Record<Encoding, string> = { identity: "", br: "-br", gzip: "-gz" };

/**
 * Safari plays a film only from a server that supports range requests. An invalid range, or one for
 * another version (If-Range), gets the whole file: RFC 9110, 14.2.
 */
function requestedRange(
  { method, headers: { range = "", "if-range": ifRange } }: IncomingMessage,
  headers: Record<string, string>,
  length: number,
): { start: number; end: number } | "not satisfiable" | undefined {
  if (method !== "GET" || !headers["Accept-Ranges"]) return undefined;
  if (ifRange !== undefined && ifRange !== headers.ETag) return undefined;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  // `-500` asks for the last 500 bytes.
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length : Math.min(Number(last) + 1, length);
  return start < end ? { start, end } : "not satisfiable";
}

/** Browsers send about thirty characters. */
const longestAcceptEncoding = 200;

/** The smallest encoding the client accepts: brotli, then gzip. `q=0` refuses one. */
function bestEncoding(bodies: StaticFile["bodies"], accepted = ""): Encoding {
  if (accepted.length > longestAcceptEncoding) return "identity";
  const encodings = ["br", "gzip"] as const;
  return encodings.find((name) => accepts(accepted, name) && bodies[name]) ?? "identity";
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/** The address of a scheduler may have a query already. */
function withSearch(to: string, search: string): string {
  return to + (to.includes("?") ? search.replace("?", "&") : search);
}

function redirectFor(site: Site, path: string): { to: string; status: number } | undefined {
  if (path.length > 1 && path.endsWith("/")) {
    const bare = withoutEndingSlashes(path);
    // Redirects only to pages that exist, so that `//evil.example/` is not found instead of
    // redirected to.
    if (site.files.has(bare)) return { to: bare, status: 301 };
  }
  return site.redirects.find(({ from }) =>
    from.endsWith("/*")
      ? path.startsWith(from.slice(0, -1)) && /^[^/]+\/?$/.test(path.slice(from.length - 1))
      : path === from || path === `${from}/`,
  );
}

function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** The desk is one page with many addresses, such as /desk/leads/ID, which its script reads. */
export function isOfDesk(path: string): boolean {
  return `${path}/`.startsWith(`${deskPath}/`);
}

export function splitUrl(url = "/"): { path: string; search: string } {
  const queryAt = url.indexOf("?");
  return queryAt < 0
    ? { path: url, search: "" }
    : { path: url.slice(0, queryAt), search: url.slice(queryAt) };
}
