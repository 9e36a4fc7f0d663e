import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;
const BITS_PER_CHANNEL = 4;
const FLAT_COLORS = 24;

type Image = { pixels: Uint8Array; width: number; height: number };

/**
 * A PNG with at most 256 colours, for drawings of flat colour: the edges of letters are all that is
 * in between, and they keep their shade to a sixteenth. A quarter of the size of true colour.
 */
export function encodeFlatPng({ pixels, width, height }: Image): Buffer {
  const palette = frequentColors(pixels);
  const nearest = new Map<number, number>();
  const indexes = Buffer.alloc(width * height);
  for (const { color, start, length } of runs(pixels)) {
    const index = nearest.get(color) ?? nearestIndex(palette, color);
    nearest.set(color, index);
    indexes.fill(index, start, start + length);
  }
  const entries = Buffer.from(palette.flatMap((color) => channels(color)));
  const rows = withFilterBytes(indexes, width, height);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", entries),
    chunk("IDAT", deflateSync(rows, { level: 8 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The flat colours as they are, then one true colour for each rounded one, most frequent first. */
function frequentColors(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (const { color, length } of runs(pixels)) {
    counts.set(color, (counts.get(color) ?? 0) + length);
  }
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const seen = new Set<number>();
  const distinct = byFrequency.filter((color) => {
    const rounded = channels(color).reduce(
      (sum, channel) => (sum << BITS_PER_CHANNEL) | (channel >> (8 - BITS_PER_CHANNEL)),
      0,
    );
    return !seen.has(rounded) && seen.add(rounded);
  });
  return [...new Set([...byFrequency.slice(0, FLAT_COLORS), ...distinct])].slice(0, 256);
}

/** Written as a plain loop: it runs for every shade of every letter's edge. */
function nearestIndex(palette: readonly number[], color: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index += 1) {
    const entry = palette[index] ?? 0;
    const red = (entry >> 16) - (color >> 16);
    const green = ((entry >> 8) & 0xff) - ((color >> 8) & 0xff);
    const blue = (entry & 0xff) - (color & 0xff);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

/** Stretches of one colour: flat drawings have few, and looking up each pixel would be slow. */
function runs(pixels: Uint8Array): { color: number; start: number; length: number }[] {
  const found: { color: number; start: number; length: number }[] = [];
  let run = { color: -1, start: 0, length: 0 };
  for (let i = 0; i < pixels.length / 4; i += 1) {
    const color = colorAt(pixels, i * 4);
    if (color === run.color) {
      run.length += 1;
    } else {
      run = { color, start: i, length: 1 };
      found.push(run);
    }
  }
  return found;
}

function colorAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

function channels(color: number): number[] {
  return [color >> 16, (color >> 8) & 0xff, color & 0xff];
}

function withFilterBytes(data: Buffer, rowBytes: number, height: number): Buffer {
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    data.copy(rows, y * (rowBytes + 1) + 1, y * rowBytes, (y + 1) * rowBytes);
  }
  return rows;
}

function header(width: number, height: number): Buffer {
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(width, 0);
  fields.writeUInt32BE(height, 4);
  fields[8] = 8;
  fields[9] = INDEXED;
  return fields;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
