import type { QrCodeGenerateResult } from "uqr";

export type QrModules = Pick<QrCodeGenerateResult, "size" | "data">;

/** White modules around the code, which readers require. */
const quietZone = 4;

/** The library is loaded only when a code is wanted. */
export async function qrModules(link: string): Promise<QrModules> {
  const { encode } = await import("uqr");
  return encode(link, { ecc: "M", border: quietZone });
}

/** Printed 300 pixels to the inch, the PNG is sharp up to four inches. */
const leastPngSide = 1200;

/** Programs for print open the SVG at this size. It can be enlarged without loss. */
const svgSide = "2in";

/** A square for every dark module, row by row. */
export const qrPath = ({ data }: QrModules): string =>
  data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

export function qrSvg(modules: QrModules): string {
  const side = modules.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${svgSide}" height="${svgSide}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${qrPath(modules)}"/></svg>`;
}

/** The code as a PNG in a data URL. Every module is a whole number of pixels, so that edges stay sharp. */
export function qrPng(modules: QrModules): string {
  const scale = Math.ceil(leastPngSide / modules.size);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = modules.size * scale;
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = "#000";
  context.fill(new Path2D(qrPath(modules)));
  return canvas.toDataURL("image/png");
}
