import { designColor, drawSvg, rasterize, SERIF } from "./draw.server.ts";

const MARK_SIZE = 64;
/** Corner radius in 64ths: 14 like the wordmark's box, 0 where the system cuts its own shape. */
type Shape = { radius: number; fontSize: number };

const BOX: Shape = { radius: 14, fontSize: 41 };
const FULL_BLEED: Shape = { radius: 0, fontSize: 38 };
/** A maskable icon may be cut to a circle of four fifths of its width, so the mark stays inside it. */
const MASKABLE: Shape = { radius: 0, fontSize: 29 };

type Icon = { type: string; draw: () => Promise<string | Uint8Array<ArrayBuffer>> };

export const icons: Record<string, Icon> = {
  "favicon.svg": { type: "image/svg+xml", draw: () => drawMark(BOX) },
  "favicon.ico": { type: "image/x-icon", draw: async () => asIco(await png(BOX, 32), 32) },
  "apple-touch-icon.png": { type: "image/png", draw: () => png(FULL_BLEED, 180) },
  "icon-192.png": { type: "image/png", draw: () => png(BOX, 192) },
  "icon-512.png": { type: "image/png", draw: () => png(BOX, 512) },
  "icon-maskable-512.png": { type: "image/png", draw: () => png(MASKABLE, 512) },
};

async function png(shape: Shape, size: number): Promise<Uint8Array<ArrayBuffer>> {
  return rasterize(await drawMark(shape), MARK_SIZE, size);
}

/** The boxed Rx of the wordmark in reverse: a filled box is easier to see among tabs. */
function drawMark({ radius, fontSize }: Shape): Promise<string> {
  return drawSvg(
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        // An italic letter without descender looks centered when it is moved down and to the left.
        padding: "0.15em 0.06em 0 0",
        borderRadius: radius,
        background: designColor("pine"),
        color: designColor("sheet"),
        fontFamily: SERIF,
        fontSize,
        fontStyle: "italic",
        fontWeight: 700,
        letterSpacing: -0.02 * fontSize,
      }}
    >
      Rx
    </div>,
    { width: MARK_SIZE, height: MARK_SIZE },
  );
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
