import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import { colors } from "#content/colors.ts";

export const SERIF = "Newsreader";
export const SANS = "Instrument Sans";

/** Written by tools/build/fonts.ts. */
const faces = [
  { file: "newsreader-500.ttf", name: SERIF, weight: 500, style: "normal" },
  { file: "newsreader-500-italic.ttf", name: SERIF, weight: 500, style: "italic" },
  { file: "instrument-sans-400.ttf", name: SANS, weight: 400, style: "normal" },
  { file: "instrument-sans-600.ttf", name: SANS, weight: 600, style: "normal" },
] as const;

type Fonts = SatoriOptions["fonts"];
let fonts: Promise<Fonts> | undefined;

function readFonts(): Promise<Fonts> {
  fonts ??= Promise.all(
    faces.map(async ({ file, ...face }) => ({
      ...face,
      data: await readFile(`.generated/fonts/${file}`),
    })),
  );
  return fonts;
}

/** Renders elements as SVG, with letters as outlines. Supports only the CSS that satori knows. */
export async function drawSvg(
  drawing: ReactNode,
  size: { width: number; height: number },
): Promise<string> {
  return satori(drawing, { ...size, fonts: await readFonts() });
}

/** The height of elements in this width. Without outlines this takes a quarter of the time. */
export async function measureHeight(drawing: ReactNode, width: number): Promise<number> {
  let height = 0;
  const onNodeDetected: SatoriOptions["onNodeDetected"] = (node) => {
    height = Math.max(height, node.height);
  };
  await satori(drawing, { width, fonts: await readFonts(), embedFont: false, onNodeDetected });
  return height;
}

/** A PNG of this width. `svgWidth` is the width of the SVG's layout. */
export async function rasterize(
  svg: string,
  svgWidth: number,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  // At 72 dots an inch sharp draws one pixel for each unit of the SVG.
  const density = (72 * width) / svgWidth;
  const drawn = sharp(Buffer.from(svg), { density }).resize({ width });
  // With flat colors and letters, 256 shades show no loss and halve the file. More effort in
  // choosing them took twice as long and made no file smaller.
  const png = await drawn.png({ palette: true, dither: 0, effort: 1 }).toBuffer();
  return new Uint8Array(png);
}

const tokens = readFileSync("src/design-system/tokens.css", "utf8");

/** A colour of the design system: the firm's own, or one of tokens.css. */
export function designColor(name: string): string {
  const ofFirm: Record<string, string> = colors;
  const value = ofFirm[name] ?? new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour called ${name}`);
  return value;
}

/** A drawing of the firm's own. What has no color there, `currentColor`, gets the firm's dark one. */
export function firmDrawing(name: "icon" | "logo"): string {
  const drawing = readFileSync(`content/${name}.svg`, "utf8");
  return drawing.replaceAll("currentColor", designColor("pine"));
}
