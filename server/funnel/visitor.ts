import { isbot } from "isbot";

export type DeviceClass = "phone" | "computer";

/** One header of a request, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/**
 * The class of device, or undefined if the request must not be counted because the visitor has
 * asked for that (Do Not Track, Global Privacy Control) or is a program.
 */
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
