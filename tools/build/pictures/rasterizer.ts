import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { staticFontInstances } from "../fonts.ts";
import { type FontMetrics, readFontMetrics } from "./font-metrics.ts";

const WASM = new URL("../../../node_modules/@resvg/resvg-wasm/index_bg.wasm", import.meta.url);

/** The family names inside the static faces, for `font-family` in a drawing. */
export const SERIF = "Newsreader 16pt";
export const SANS = "Instrument Sans";

export type Rasterizer = {
  /** A PNG of a drawing with its transparency. */
  png(svg: string, width: number): Buffer;
  /** RGBA pixels of a drawing, scaled to a width in pixels. */
  pixels(svg: string, width: number): { pixels: Uint8Array; width: number; height: number };
  /** The same drawing with its text turned into outlines. */
  outline(svg: string): string;
  serif: FontMetrics;
  sans: FontMetrics;
};

let starting: Promise<Rasterizer> | undefined;

/** Started once: the WebAssembly module cannot be initialised twice. */
export function startRasterizer(): Promise<Rasterizer> {
  starting ??= start();
  return starting;
}

async function start(): Promise<Rasterizer> {
  const [fonts] = await Promise.all([staticFontInstances(), readFile(WASM).then(initWasm)]);
  const fontBuffers = Object.values(fonts);
  const open = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: SANS },
      fitTo: width === undefined ? { mode: "original" } : { mode: "width", value: width },
    });
  return {
    png: (svg, width) => Buffer.from(open(svg, width).render().asPng()),
    pixels(svg, width) {
      const drawing = open(svg, width);
      const image = drawing.render();
      const result = { pixels: image.pixels, width: image.width, height: image.height };
      image.free();
      drawing.free();
      return result;
    },
    outline: (svg) => open(svg).toString(),
    serif: readFontMetrics(fonts.newsreader),
    sans: readFontMetrics(fonts.instrumentSans),
  };
}
