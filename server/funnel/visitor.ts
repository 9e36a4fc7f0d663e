import { isbot } from "isbot";

export type DeviceClass = "phone" | "computer";

/** One header of a request, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/**
 * The class of device that asks, or undefined where nothing may be counted: the visitor said so (Do
 * Not Track, Global Privacy Control), or it is a program.
 */
export function countedDevice(header: ReadHeader): DeviceClass | undefined {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return undefined;
  const userAgent = header("user-agent");
  if (!userAgent || isbot(userAgent)) return undefined;
  return isPhone(userAgent) ? "phone" : "computer";
}

/** `Mobi` is what browsers agreed to say on phones. Tablets say it seldom and count as computers. */
function isPhone(userAgent: string): boolean {
  return /Mobi/.test(userAgent) && !/iPad|Tablet/.test(userAgent);
}
