import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { designColor } from "./design-colors.ts";
import { type Rasterizer, SERIF, startRasterizer } from "./rasterizer.ts";

/** Corner radius in 64ths: 14 like the wordmark's box, 0 where the system cuts its own shape. */
type Shape = { radius: number; fontSize: number };

const BOX: Shape = { radius: 14, fontSize: 41 };
const FULL_BLEED: Shape = { radius: 0, fontSize: 38 };
/** A maskable icon may be cut to a circle of four fifths: the mark stays inside it. */
const MASKABLE: Shape = { radius: 0, fontSize: 29 };

export async function writeFavicons(outDir: string): Promise<void> {
  const rasterizer = await startRasterizer();
  const png = (shape: Shape, size: number) => rasterizer.png(drawMark(shape), size);
  const files: [name: string, content: string | Buffer][] = [
    ["favicon.svg", outlinedMark(rasterizer)],
    ["favicon.ico", asIco(png(BOX, 32), 32)],
    ["apple-touch-icon.png", png(FULL_BLEED, 180)],
    ["icon-192.png", png(BOX, 192)],
    ["icon-512.png", png(BOX, 512)],
    ["icon-maskable-512.png", png(MASKABLE, 512)],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)));
}

/** The boxed Rx of the wordmark, reversed: a filled box holds its own in a row of tabs. */
function drawMark({ radius, fontSize }: Shape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
  <rect width="64" height="64" rx="${radius}" fill="${designColor("pine")}"/>
  <text x="31" y="${32 + fontSize * 0.32}" text-anchor="middle" font-family="${SERIF}"
    font-style="italic" font-weight="700" font-size="${fontSize}" letter-spacing="${-0.02 * fontSize}"
    fill="${designColor("sheet")}">Rx</text>
</svg>`;
}

/** As outlines: an icon cannot load a font. */
function outlinedMark(rasterizer: Rasterizer): string {
  return rasterizer.outline(drawMark(BOX)).replaceAll(/(\d+\.\d\d)\d+/g, "$1");
}

/** An ICO that holds one PNG, as every browser of the last decade reads it. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header[6] = size;
  header[7] = size;
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
