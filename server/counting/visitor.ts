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
  return userAgent ? deviceOf(userAgent) : undefined;
}

/**
 * Recognizing a program takes a tenth of the time in which a page is answered. Most visitors share
 * a few user agents, which are remembered here, in memory, with nothing else about anybody.
 */
const recognized = new Map<string, DeviceClass | undefined>();
const mostRemembered = 500;

function deviceOf(userAgent: string): DeviceClass | undefined {
  if (recognized.has(userAgent)) return recognized.get(userAgent);
  const device = isbot(userAgent) ? undefined : isPhone(userAgent) ? "phone" : "computer";
  if (recognized.size >= mostRemembered) recognized.clear();
  recognized.set(userAgent, device);
  return device;
}

/** `Mobi` is what browsers agreed to say on phones. Tablets say it seldom and count as computers. */
function isPhone(userAgent: string): boolean {
  return /Mobi/.test(userAgent) && !/iPad|Tablet/.test(userAgent);
}
