import { isbot } from "isbot";

export type DeviceClass = "phone" | "computer";

export type ReadHeader = (name: string) => string | undefined;

/** Undefined for a program, and for a visitor who asked not to be counted (DNT, GPC). */
export function countedDevice(header: ReadHeader): DeviceClass | undefined {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return undefined;
  const userAgent = header("user-agent");
  if (!userAgent || isbot(userAgent)) return undefined;
  return isPhone(userAgent) ? "phone" : "computer";
}

/** Browsers on phones send `Mobi`. Tablets rarely do and count as computers. */
function isPhone(userAgent: string): boolean {
  return /Mobi/.test(userAgent) && !/iPad|Tablet/.test(userAgent);
}
