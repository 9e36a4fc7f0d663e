import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { getMimeType } from "hono/utils/mime";
import { embedPath } from "#content/embed.ts";
import { deskPath } from "#contracts/desk/endpoints.ts";
import { compress } from "./compress.ts";
import { deskHeaders, securityHeaders } from "./security-headers.ts";
import type { BuiltPage, InlineSources, PageFrame, SiteDescription } from "./site-description.ts";

export type Encoding = "identity" | "br" | "gzip";

/** One file in one encoding, ready to be written: what `res.writeHead` and `res.end` take. */
export interface Variant {
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The body as `res.end` takes it fastest, with the encoding `latin1`. */
  wholeBody: string | Buffer;
}

export interface StaticFile {
  status: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

export interface Site {
  files: Map<string, StaticFile>;
  /** The paths of what visitors read: no assets, no error pages, nor the desk. */
  pages: ReadonlySet<string>;
  redirects: SiteDescription["redirects"];
  notFound: StaticFile;
  serverError: StaticFile;
  /** Around the server's own pages, with the styles and scripts `frameInline`. */
  frame: PageFrame;
  frameInline: InlineSources | undefined;
  /** Pages with this server's address in them start quickly compressed; this does it well. */
  improveCompression(): Promise<void>;
}

export interface SiteValues {
  publicOrigin: string;
  publicAnonKey: string;
  embedOrigins: readonly string[];
}

/**
 * Reads the whole built site into memory, with this server's own address and key in its pages, and
 * the assets of earlier builds.
 */
export async function loadSite(
  directory: string,
  values: SiteValues,
  earlierAssets: readonly string[] = [],
): Promise<Site> {
  const description: SiteDescription = JSON.parse(readFileSync(`${directory}/site.json`, "utf8"));
  const client = `${directory}/client`;
  const pageOf = new Map(description.pages.map((page) => [page.file, page]));
  const { originPlaceholder, anonKeyPlaceholder, frame } = description;
  const carriesPlaceholders = (name: string, built: Buffer) =>
    /\.(html|xml|txt)$/.test(name) &&
    [originPlaceholder, anonKeyPlaceholder].some((placeholder) => built.includes(placeholder));
  const fillIn = (text: string) =>
    text
      .replaceAll(originPlaceholder, values.publicOrigin)
      .replaceAll(anonKeyPlaceholder, values.publicAnonKey);
  const files = new Map<string, StaticFile>();
  const filledIn: StaticFile[] = [];
  await Promise.all(
    filesIn(client).map(async (name) => {
      const page = pageOf.get(name);
      const built = readFileSync(`${client}/${name}`);
      const body = carriesPlaceholders(name, built) ? Buffer.from(fillIn(`${built}`)) : built;
      const asBuilt = body === built;
      const compressed = asBuilt
        ? readCompressed(`${client}/${name}`)
        : await compress(body, "quick");
      const file: StaticFile = {
        status: page?.status ?? 200,
        variants: variantsOf(body, compressed, headersFor(name, page, values)),
      };
      files.set(page ? page.path : `/${name}`, file);
      if (!asBuilt) filledIn.push(file);
    }),
  );
  for (const folder of earlierAssets)
    for (const name of filesIn(folder)) {
      const path = `/assets/${name}`;
      if (files.has(path)) continue;
      const headers = headersFor(`assets/${name}`, undefined, values);
      const body = readFileSync(`${folder}/${name}`);
      const variants = variantsOf(body, readCompressed(`${folder}/${name}`), headers);
      files.set(path, { status: 200, variants });
    }
  return {
    files,
    pages: new Set(
      description.pages
        .filter(({ status, path }) => status === 200 && path !== deskPath)
        .map(({ path }) => path),
    ),
    redirects: description.redirects,
    notFound: required(files, "/404"),
    serverError: required(files, "/500"),
    frame: {
      beforeTitle: fillIn(frame.beforeTitle),
      beforeMain: fillIn(frame.beforeMain),
      afterMain: fillIn(frame.afterMain),
    },
    frameInline: pageOf.get("404/index.html")?.inline,
    async improveCompression() {
      // One after the other: requests come first.
      for (const file of filledIn) {
        const { body, headers } = file.variants.identity;
        file.variants = variantsOf(body, await compress(body), headers);
      }
    },
  };
}

/** Without their compressed forms, which are read with them. */
function filesIn(folder: string): string[] {
  return globSync("**/*.*", { cwd: folder, exclude: ["**/*.br", "**/*.gz"] });
}

function variantsOf(
  body: Buffer,
  { br, gz }: { br?: Buffer; gz?: Buffer },
  headers: Record<string, string>,
): StaticFile["variants"] {
  return {
    identity: variant(body, headers, ""),
    ...(br && { br: variant(br, headers, "br") }),
    ...(gz && { gzip: variant(gz, headers, "gzip") }),
  };
}

function readCompressed(path: string): { br?: Buffer; gz?: Buffer } {
  if (!existsSync(`${path}.br`)) return {};
  return { br: readFileSync(`${path}.br`), gz: readFileSync(`${path}.gz`) };
}

function headersFor(name: string, page: BuiltPage | undefined, values: SiteValues) {
  if (page?.path === deskPath) {
    return {
      "Content-Type": "text/html; charset=utf-8",
      ...deskHeaders(values.publicOrigin, page.inline),
    };
  }
  const hashed = /^assets\//.test(name);
  const embedOrigins = page?.path === embedPath ? values.embedOrigins : undefined;
  const contentType = contentTypeOf(name);
  return {
    "Content-Type": contentType,
    ...(contentType.startsWith("video/") ? { "Accept-Ranges": "bytes" } : {}),
    "Cache-Control": hashed
      ? "public, max-age=31536000, immutable"
      : page
        ? "no-cache"
        : "public, max-age=3600",
    Vary: "Accept-Encoding",
    // A sandboxed frame has no origin: to it, our own scripts and fonts are another site's.
    ...(hashed && { "Access-Control-Allow-Origin": "*" }),
    ...securityHeaders(values.publicOrigin, { inline: page?.inline, embedOrigins }),
  };
}

function contentTypeOf(name: string): string {
  if (name.endsWith(".vtt")) return "text/vtt; charset=utf-8";
  return getMimeType(name) ?? "application/octet-stream";
}

/**
 * Node puts a head and a string into one write, which takes a third less time than the two for a
 * Buffer, as long as both fit the 16 kB that it keeps for that.
 */
const shortBody = 14 * 1024;

function variant(body: Buffer, headers: Record<string, string>, encoding: string): Variant {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  return {
    etag,
    body,
    wholeBody: body.length <= shortBody ? body.toString("latin1") : body,
    headers: {
      ...headers,
      ETag: etag,
      "Content-Length": String(body.length),
      ...(encoding ? { "Content-Encoding": encoding } : {}),
    },
  };
}

function required(files: Map<string, StaticFile>, path: string): StaticFile {
  const file = files.get(path);
  if (!file) throw new Error(`The built site has no ${path}; run the build again`);
  files.delete(path);
  return file;
}
