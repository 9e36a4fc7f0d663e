import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Site, StaticFile } from "#server/http/static-files/load-site.ts";

/** A file in memory, as the build would write it. */
export function staticFile(text: string, rest: Partial<StaticFile> = {}): StaticFile {
  const identity = Buffer.from(text);
  const bodies = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
  return { status: 200, headers: {}, hash: `hash-of-${text}`, bodies, ...rest };
}

/** A site without a build, of these paths and texts. Paths without a dot are pages. */
export function smallSite(texts: Record<string, string>, rest: Partial<Site> = {}): Site {
  const paths = Object.keys(texts);
  return {
    files: new Map(Object.entries(texts).map(([path, text]) => [path, staticFile(text)])),
    pages: new Set(paths.filter((path) => !path.includes(".") && path !== "/desk")),
    redirects: [],
    articles: [],
    notFound: staticFile("not found", { status: 404 }),
    serverError: staticFile("error", { status: 500 }),
    frame: { beforeTitle: "", beforeMain: "", afterMain: "" },
    frameInline: { style: "", scripts: [] },
    ...rest,
  };
}
