import sharp from "sharp";
import { designColor, firmDrawing, rasterize } from "./draw.server.ts";

const SIZE = 64;
/** How much of a full square the icon fills. The system cuts its own shape out of the square. */
const FULL_BLEED = 0.93;
/** A maskable icon may be cut to a circle of four fifths of its width, so the mark stays inside it. */
const MASKABLE = 0.71;

type Icon = { type: string; draw: () => string | Promise<Uint8Array<ArrayBuffer>> };

/** Files of the firm's logo, of content/logo.svg, and of its icon, of content/icon.svg. */
export const icons: Record<string, Icon> = {
  "logo.svg": { type: "image/svg+xml", draw: () => firmDrawing("logo") },
  "favicon.svg": { type: "image/svg+xml", draw: () => firmDrawing("icon") },
  "favicon.ico": { type: "image/x-icon", draw: async () => asIco(await png(32), 32) },
  "apple-touch-icon.png": { type: "image/png", draw: () => pngInSquare(FULL_BLEED, 180) },
  "icon-192.png": { type: "image/png", draw: () => png(192) },
  "icon-512.png": { type: "image/png", draw: () => png(512) },
  "icon-maskable-512.png": { type: "image/png", draw: () => pngInSquare(MASKABLE, 512) },
};

function png(size: number): Promise<Uint8Array<ArrayBuffer>> {
  return rasterize(firmDrawing("icon"), SIZE, size);
}

async function pngInSquare(share: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = designColor("pine");
  const edge = Math.round((size * (1 - share)) / 2);
  const square = sharp(await png(size - 2 * edge))
    .extend({ top: edge, right: edge, bottom: edge, left: edge, background })
    .flatten({ background });
  return new Uint8Array(await square.png({ palette: true, dither: 0, effort: 1 }).toBuffer());
}

/** An ICO that contains one PNG, which every browser of the last decade can read. */
function asIco(image: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header[6] = size;
  header[7] = size;
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array([...header, ...image]);
}
