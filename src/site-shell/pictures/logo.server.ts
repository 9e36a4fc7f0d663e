import { readFileSync } from "node:fs";
import { designColor } from "./draw.server.ts";

/** A drawing of the firm's own. What has no color there, `currentColor`, gets the firm's dark one. */
export function firmDrawing(name: "icon" | "logo"): string {
  const drawing = readFileSync(`content/${name}.svg`, "utf8");
  return drawing.replaceAll("currentColor", designColor("pine"));
}
