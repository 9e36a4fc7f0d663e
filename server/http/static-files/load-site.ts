import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { embedPath, embedScriptPath } from "#content/calculators/embed.ts";
import { deskPath } from "#contracts/desk/pages.ts";
import {
  deskHeaders,
  editorHeaders,
  type HeaderSettings,
  securityHeaders,
} from "../security-headers.ts";
import {
  type BuiltPage,
  type InlineSources,
  isFilledInAtStart,
  type PageFrame,
  type SiteDescription,
} from "./site-description.ts";

export interface StaticFile {
  status: number;
  /** Headers that do not depend on the encoding. */
  headers: Record<string, string>;
  /** A hash of the uncompressed body, so that all servers have the same one. */
  hash: string;
  bodies: { identity: Buffer } & CompressedBodies;
}

interface CompressedBodies {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

export interface Site {
  files: Map<string, StaticFile>;
  /** The paths of what visitors read, without assets, error pages and the desk. */
  pages: ReadonlySet<string>;
  redirects: SiteDescription["redirects"];
  articles: SiteDescription["articles"];
  notFound: StaticFile;
  serverError: StaticFile;
  /** Around the pages that the server renders, with the styles and scripts of `frameInline`. */
  frame: PageFrame;
  frameInline: InlineSources | undefined;
}

export interface SiteValues extends HeaderSettings {
  publicAnonKey: string;
  embedOrigins: readonly string[];
}

/**
 * For pages that contain this server's address, which the build cannot compress. The highest
 * quality would save a tenth of the bytes and take ten times as long (docs/decisions/0004).
 */
export const compressPage = (page: Buffer): Buffer =>
  brotliCompressSync(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });

/** Reads the whole built site into memory and fills in this server's address and key. */
export function loadSite(directory: string, values: SiteValues): Site {
  const description: SiteDescription = JSON.parse(readFileSync(`${directory}/site.json`, "utf8"));
  const { originPlaceholder, anonKeyPlaceholder, frame } = description;
  const client = `${directory}/client`;
  const pageOf = new Map(description.pages.map((page) => [page.file, page]));
  const fillIn = (text: string) =>
    text
      .replaceAll(originPlaceholder, values.publicOrigin)
      .replaceAll(anonKeyPlaceholder, values.publicAnonKey);

  function load(name: string): [path: string, file: StaticFile] {
    const built = readFileSync(`${client}/${name}`);
    const isFilledIn = isFilledInAtStart(name, built, description);
    const identity = isFilledIn ? Buffer.from(fillIn(`${built}`)) : built;
    const page = pageOf.get(name);
    const file = {
      status: page?.status ?? 200,
      headers: headersFor(name, page, values),
      hash: createHash("sha256").update(identity).digest("base64url").slice(0, 16),
      bodies: Object.assign(
        isFilledIn ? compressedWhenAskedFor(identity) : readCompressed(`${client}/${name}`),
        { identity },
      ),
    };
    return [page ? page.path : `/${name}`, file];
  }

  // The compressed files are read together with their originals.
  const names = globSync("**/*.*", { cwd: client, exclude: ["**/*.br", "**/*.gz"] });
  const files = new Map(names.map(load));
  return {
    files,
    pages: new Set(
      description.pages
        .filter(
          ({ status, path, file }) => status === 200 && path !== deskPath && !isOfEditor(file),
        )
        .map(({ path }) => path),
    ),
    redirects: description.redirects,
    articles: description.articles,
    notFound: takeOut(files, "/404"),
    serverError: takeOut(files, "/500"),
    frame: {
      beforeTitle: fillIn(frame.beforeTitle),
      beforeMain: fillIn(frame.beforeMain),
      afterMain: fillIn(frame.afterMain),
    },
    frameInline: pageOf.get("404/index.html")?.inline,
  };
}

/** At its first request, so that a server starts without compressing pages that are never opened. */
function compressedWhenAskedFor(body: Buffer): CompressedBodies {
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    get br() {
      br ??= compressPage(body);
      return br;
    },
    get gzip() {
      gzip ??= gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
      return gzip;
    },
  };
}

/** The files as the build compressed them. Formats that are already compressed have none. */
function readCompressed(path: string): CompressedBodies {
  if (!existsSync(`${path}.br`)) return {};
  return { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
}

function headersFor(name: string, page: BuiltPage | undefined, values: SiteValues) {
  if (page?.path === deskPath)
    return {
      "Content-Type": "text/html; charset=utf-8",
      ...deskHeaders(values, page.inline),
    };
  if (isOfEditor(name)) return { "Content-Type": contentTypeOf(name), ...editorHeaders(values) };
  const hashed = /^assets\//.test(name);
  const embedOrigins = page?.path === embedPath ? values.embedOrigins : undefined;
  const contentType = contentTypeOf(name);
  const forOtherSites =
    hashed ||
    page?.path === embedPath ||
    `/${name}` === embedScriptPath ||
    contentType.startsWith("image/");
  return {
    "Content-Type": contentType,
    ...(contentType.startsWith("video/") ? { "Accept-Ranges": "bytes" } : {}),
    "Cache-Control": hashed
      ? "public, max-age=31536000, immutable"
      : page
        ? "no-cache"
        : "public, max-age=3600",
    Vary: "Accept-Encoding",
    // A sandboxed frame has no origin, so our own scripts and fonts count as cross-origin there.
    ...(hashed && { "Access-Control-Allow-Origin": "*" }),
    ...securityHeaders(values, { inline: page?.inline, embedOrigins, forOtherSites }),
  };
}

/** The forms that edit content, which only a build that was told so has. */
const isOfEditor = (name: string): boolean => name.startsWith("admin/");

function contentTypeOf(name: string): string {
  if (name.endsWith(".vtt")) return "text/vtt; charset=utf-8";
  return getMimeType(name) ?? "application/octet-stream";
}

/** The error pages are sent with other statuses and have no address. */
function takeOut(files: Map<string, StaticFile>, path: string): StaticFile {
  const file = files.get(path);
  if (!file) throw new Error(`The built site has no ${path}; run the build again`);
  files.delete(path);
  return file;
}
