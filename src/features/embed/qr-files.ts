import type { QRCode } from "qrcode";

export type QrModules = Pick<QRCode["modules"], "size" | "data">;

/** White modules around the code, which readers require. */
const quietZone = 4;

/** Printed 300 pixels to the inch, the PNG is sharp up to four inches. */
const leastPngSide = 1200;

/** Programs for print open the SVG at this size. It can be enlarged without loss. */
const svgSide = "2in";

export const sideInModules = ({ size }: QrModules): number => size + 2 * quietZone;

/** A square for every dark module, row by row. */
export function qrPath({ size, data }: QrModules): string {
  return Array.from(data, (dark, index) =>
    dark ? `M${(index % size) + quietZone} ${Math.floor(index / size) + quietZone}h1v1h-1z` : "",
  ).join("");
}

export function qrSvg(modules: QrModules): string {
  const side = sideInModules(modules);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${svgSide}" height="${svgSide}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${qrPath(modules)}"/></svg>`;
}

/** The code as a PNG in a data URL. Every module is a whole number of pixels, so that edges stay sharp. */
export function qrPng(modules: QrModules): string {
  const scale = Math.ceil(leastPngSide / sideInModules(modules));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = sideInModules(modules) * scale;
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = "#000";
  context.fill(new Path2D(qrPath(modules)));
  return canvas.toDataURL("image/png");
}
