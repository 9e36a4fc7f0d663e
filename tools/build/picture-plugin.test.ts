import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictures, preparePicture } from "./picture-plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const kept = join(folder, "kept");
afterAll(() => rmSync(folder, { recursive: true }));

/** A plain picture, small because AVIF takes long, with a camera's metadata: place, camera, author and orientation. */
async function photograph(name: string, width: number, height: number): Promise<string> {
  const file = join(folder, name);
  const surface = { width, height, channels: 3, background: "#7d93ab" } as const;
  await sharp({ create: surface })
    .jpeg()
    .withExif({ IFD0: { Make: "Camera", Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return file;
}

describe("a photograph", () => {
  let prepared: Awaited<ReturnType<typeof preparePicture>>;
  beforeAll(async () => {
    prepared = await preparePicture(await photograph("Ada Lind.JPG", 300, 200), kept);
  });

  test("is turned upright, and comes in several widths, never wider than it is", () => {
    const { width, height, avif, fallback } = prepared.describe((file) => `/x/${basename(file)}`);
    expect([width, height]).toEqual([200, 300]);
    expect(avif).toMatch(/^\/x\/ada-lind-\S+-160\.avif 160w, \S+ 200w$/);
    expect(fallback).toMatch(/^\/x\/ada-lind-\S+\.jpg$/);
  });

  test("contains no camera, place or author", async () => {
    const original = await sharp(join(folder, "Ada Lind.JPG")).metadata();
    expect(original.exif?.toString("latin1")).toContain("Somebody");
    for (const file of prepared.files) {
      const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, xmp, iptc, orientation], basename(file)).toEqual(Array(4).fill(undefined));
      expect(readFileSync(file).includes("Somebody")).toBe(false);
    }
  });

  test("gets other names when it is replaced", async () => {
    const other = await preparePicture(await photograph("Ada Lind.JPG", 320, 200), kept);
    expect(other.files).not.toEqual(prepared.files);
  });
});

test("a drawing is drawn large, with its transparency", async () => {
  const file = join(folder, "logo.svg");
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="2"/>');
  const { describe } = await preparePicture(file, kept);
  const { width, height, fallback } = describe((one) => one);
  expect([width, height]).toEqual([1600, 10]);
  expect(fallback).toMatch(/\.png$/);
});

test("a file that is not a picture stops the build with its name and advice", async () => {
  const file = join(folder, "holiday.heic");
  writeFileSync(file, "not a picture");
  await expect(preparePicture(file, kept)).rejects.toThrow(/holiday\.heic cannot be read as a pic/);
});

test("a build publishes the prepared files under hashed names, and not the original", async () => {
  const original = await photograph("bo.jpg", 200, 200);
  const entry = join(folder, "entry.js");
  writeFileSync(entry, 'import bo from "./bo.jpg?picture"; console.log(bo);');
  const outDir = join(folder, "built");
  await build({
    configFile: false,
    logLevel: "silent",
    root: folder,
    plugins: [pictures()],
    build: { outDir, rolldownOptions: { input: entry } },
  });
  const built = readdirSync(join(outDir, "assets"));
  const published = built.filter((name) => !name.endsWith(".js"));
  expect(published.length).toBeGreaterThan(2);
  for (const name of published) expect(name).toMatch(/^bo-[\w-]{8}(-\d+)?\.(avif|webp|jpg)$/);
  for (const name of published)
    expect(readFileSync(join(outDir, "assets", name)).equals(readFileSync(original))).toBe(false);
});
