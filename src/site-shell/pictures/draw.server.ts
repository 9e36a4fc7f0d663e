import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";

export const SERIF = "Newsreader";
export const SANS = "Instrument Sans";

/** Written by tools/build/fonts.ts. */
const faces = [
  { file: "newsreader-500.ttf", name: SERIF, weight: 500, style: "normal" },
  { file: "newsreader-500-italic.ttf", name: SERIF, weight: 500, style: "italic" },
  { file: "newsreader-700-italic.ttf", name: SERIF, weight: 700, style: "italic" },
  { file: "instrument-sans-400.ttf", name: SANS, weight: 400, style: "normal" },
  { file: "instrument-sans-600.ttf", name: SANS, weight: 600, style: "normal" },
] as const;

const readFonts = once(() =>
  Promise.all(
    faces.map(async ({ file, ...face }) => ({
      ...face,
      data: await readFile(`.generated/fonts/${file}`),
    })),
  ),
);
const startRasterizer = once(async () =>
  initWasm(await readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm")),
);

function once<T>(start: () => T): () => T {
  let started: T | undefined;
  return () => (started ??= start());
}

type DrawingSize = { width: number; height?: number };

/** Lays elements out and gives them as SVG, letters as outlines. Styles: what satori knows of CSS. */
export async function drawSvg(
  drawing: ReactNode,
  size: DrawingSize,
  onNodeDetected?: SatoriOptions["onNodeDetected"],
): Promise<string> {
  return satori(drawing, { ...size, fonts: await readFonts(), onNodeDetected } as SatoriOptions);
}

export async function rasterize(svg: string, width: number) {
  await startRasterizer();
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
}

const tokens = readFileSync("src/design-system/tokens.css", "utf8");

/** A colour of the design system, from the one place where it is written. */
export function designColor(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour called ${name}`);
  return value;
}
