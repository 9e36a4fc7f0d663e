import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  type BuiltPage,
  isFilledInAtStart,
  type SiteDescription,
} from "../../server/http/static-files/site-description.ts";
import { specimenPath } from "../../src/contracts/endpoints.ts";
import { redirects } from "../../src/redirects.ts";
import { ANON_KEY_PLACEHOLDER, ORIGIN_PLACEHOLDER } from "../../src/site-shell/site-origin.ts";
import { addEditor } from "../editor/add-to-site.ts";
import { browserFiles } from "./browser-files.ts";
import { finishPage, frameOf } from "./finish-page.ts";
import { forEachWithLimit } from "./for-each-with-limit.ts";
import { pageStyles, wordsOfScript } from "./page-styles.ts";

const COMPRESSED_KINDS = "html,css,js,json,svg,txt,xml,webmanifest";

/** The steps after rendering the pages: see docs/decisions/0002 and 0005. */
export async function finishSite(directory: string) {
  const client = `${directory}/client`;
  const read = (file: string) => readFileSync(`${client}/${file}`, "utf8");

  const scripts = browserFiles(client);
  const codeOf = memoize(read);
  const wordsIn = memoize(wordsOfScript);
  const cutStyles = pageStyles(read(scripts.stylesheet));
  const shownMedia = new Set<string>();
  const pages = globSync("**/*.html", { cwd: client })
    .sort()
    .map((file): BuiltPage => {
      const { html, ...facts } = finishPage(read(file), {
        readScript: (address) => codeOf(address.slice(1)),
        islandScripts: scripts.islandScripts,
        stylesFor({ code, laterScripts, islands, classes }) {
          const files = scripts.filesOf(laterScripts, islands);
          const later = files.filter((file) => !scripts.isText(file)).map(codeOf);
          const words = [...code, ...later].map(wordsIn);
          return cutStyles((name) => classes.has(name) || words.some((set) => set.has(name)));
        },
      });
      writeFileSync(`${client}/${file}`, html);
      for (const [media] of html.matchAll(mediaAddresses)) shownMedia.add(media);
      const path = `/${file.replace(/(^|\/)index\.html$/, "")}`;
      return { path, file, status: statuses[path] ?? 200, ...facts };
    });
  const articleList = "knowledge-bank/article-list.json";
  const articles: SiteDescription["articles"] = JSON.parse(read(articleList));
  rmSync(`${client}/${articleList}`);
  scripts.removeUnused();
  removeUnusedMedia(client, shownMedia);
  renameSync(`${client}${specimenPath}`, `${directory}${specimenPath}`);

  const editorPages = await addEditor(client);
  await compressFiles(client);

  const site: SiteDescription = {
    ...placeholders,
    pages: [...pages.filter(({ path }) => path !== specimenPath), ...editorPages],
    frame: frameOf(read("404/index.html")),
    redirects,
    articles,
  };
  writeFileSync(`${directory}/site.json`, `${JSON.stringify(site, null, 2)}\n`);
}

const MEDIA_KINDS = "avif,webp,jpg,png,mp4,webm,vtt";
const mediaAddresses = new RegExp(
  `/assets/[^\\s"'(),<>]+\\.(?:${MEDIA_KINDS.replaceAll(",", "|")})`,
  "g",
);
/** The largest file allowed, because the server holds every file in memory. */
const MEDIA_LIMIT_BYTES = 40_000_000;

/** A picture or film in content/pictures that no page shows is not published. */
function removeUnusedMedia(client: string, shown: ReadonlySet<string>) {
  for (const file of globSync(`assets/*.{${MEDIA_KINDS}}`, { cwd: client })) {
    if (!shown.has(`/${file}`)) rmSync(`${client}/${file}`);
    else if (statSync(`${client}/${file}`).size > MEDIA_LIMIT_BYTES)
      throw new Error(`${file} is larger than 40 MB. Export the film again at 720p.`);
  }
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

const placeholders = {
  originPlaceholder: ORIGIN_PLACEHOLDER,
  anonKeyPlaceholder: ANON_KEY_PLACEHOLDER,
};
const statuses: Record<string, number> = { "/404": 404, "/500": 500 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses all files but those that the server fills in at its start, which it compresses. */
async function compressFiles(client: string) {
  const files = globSync(`${client}/**/*.{${COMPRESSED_KINDS}}`);
  // Each file takes tens of megabytes while it is compressed.
  await forEachWithLimit(files, availableParallelism(), async (file) => {
    const text = readFileSync(file);
    if (isFilledInAtStart(file, text, placeholders)) return;
    const [br, gz] = await Promise.all([
      // The highest quality is brotli's own default.
      toBrotli(text),
      toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  });
}
