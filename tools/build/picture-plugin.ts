import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, parse, relative, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";
import type { PreparedPicture } from "../../src/design-system/pictures/picture.tsx";

const SUFFIX = "?picture";

/**
 * `import portrait from "./portrait.jpg?picture"` returns a picture's sizes and addresses. Pages
 * use the prepared files, whose names contain a hash. The original is not published.
 */
export function pictures(): Plugin {
  let serving = false;
  return {
    name: "pictures",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const { files, describe } = await preparePicture(file);
      if (!serving)
        for (const one of files)
          this.emitFile({
            type: "asset",
            fileName: `assets/${basename(one)}`,
            source: await readFile(one),
          });
      const address = (one: string) => (serving ? `/@fs${one}` : `/assets/${basename(one)}`);
      return `export default ${JSON.stringify(describe(address))}`;
    },
  };
}

/** Prepared pictures are cached, since AVIF takes seconds. Delete the folder to clear the cache. */
const KEPT = resolve(import.meta.dirname, "../../.generated/pictures");

const WIDTHS = [160, 320, 480, 720, 1080, 1600];
const FALLBACK_WIDTH = 720;
/**
 * Part of every file name. Change it together with the code below, so that all pictures are
 * prepared again.
 */
const RECIPE = "2: avif 55, webp 78, jpeg 80";

/**
 * Prepares a picture as an editor dropped it: rotated upright, in several widths as AVIF and WebP,
 * and once as JPEG or PNG for old browsers. The original's metadata, such as place and camera, is
 * removed.
 */
export async function preparePicture(file: string, kept = KEPT) {
  const original = await readFile(file);
  const hash = createHash("sha256").update(RECIPE).update(original).digest("hex").slice(0, 8);
  const { name, ext } = parse(file);
  const base = resolve(kept, `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${hash}`);
  const { width, height, transparent, open } = await look(original, file, ext.toLowerCase());

  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  // A width just below the widest would be a near duplicate.
  const widths = [...WIDTHS.filter((one) => one < widest * 0.85), widest];
  const fallback = `${base}.${transparent ? "png" : "jpg"}`;
  const named = (format: string) => widths.map((one) => `${base}-${one}.${format}`);
  const files = [...named("avif"), ...named("webp"), fallback];

  await mkdir(kept, { recursive: true });
  for (const target of files) {
    if (existsSync(target)) continue;
    const [, wanted] = /-(\d+)\.(?:avif|webp)$/.exec(target) ?? [];
    const resized = open().resize({ width: Number(wanted ?? Math.min(FALLBACK_WIDTH, widest)) });
    await writeFile(target, await encode(resized, parse(target).ext));
  }
  return {
    /** Absolute paths of the files, whose names are hashes of their contents. */
    files,
    /** What the page needs to know, for files at the addresses that `addressOf` returns. */
    describe: (addressOf: (file: string) => string): PreparedPicture => {
      const choices = (format: string) =>
        named(format)
          .map((one, index) => `${addressOf(one)} ${widths[index]}w`)
          .join(", ");
      return {
        file: relative(process.cwd(), file),
        width: widest,
        height: Math.round((widest * height) / width),
        avif: choices("avif"),
        webp: choices("webp"),
        fallback: addressOf(fallback),
      };
    },
  };
}

async function look(original: Buffer, file: string, extension: string) {
  // An SVG has no pixel size, so it is drawn as large as the largest picture.
  const drawing = extension === ".svg";
  try {
    const found = await sharp(original).metadata();
    const density = drawing ? Math.min(2400, (72 * 1600) / found.width) : undefined;
    const open = (): Sharp => sharp(original, density ? { density } : {}).autoOrient();
    const { autoOrient, hasAlpha } = density ? await open().metadata() : found;
    return { ...autoOrient, transparent: hasAlpha, open };
  } catch (error) {
    throw new Error(
      `${relative(process.cwd(), file)} cannot be read as a picture. Save it again as JPEG or PNG; a HEIC file of an iPhone must be exported first.`,
      { cause: error },
    );
  }
}

function encode(picture: Sharp, extension: string): Promise<Buffer> {
  switch (extension) {
    case ".avif":
      // The default, 4, takes four times as long: photographs gain half a decibel and no byte.
      return picture.avif({ quality: 55, effort: 3 }).toBuffer();
    case ".webp":
      return picture.webp({ quality: 78 }).toBuffer();
    case ".png":
      return picture.png({ compressionLevel: 9 }).toBuffer();
    default:
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
