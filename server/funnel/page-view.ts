import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { splitUrl } from "../http/static-files/answer.ts";
import type { CountRow } from "../storage/tables.ts";
import type { Counter } from "./counter.ts";

type ReadHeader = (name: string) => string | undefined;

export function countPageView(counter: Counter, request: IncomingMessage, status: number) {
  const { path, search } = splitUrl(request.url);
  if (!counter.isPage(path)) return;
  const header: ReadHeader = (name) => request.headers[name]?.toString();
  if (!opensPage(request.method, status, header)) return;
  const device = countedDevice(header);
  if (device === undefined) return;
  // A link of our own pages repeats the marks of a visit that has begun, so only its page is counted.
  const begins = header("sec-fetch-site") !== "same-origin";
  const query = search && begins ? new URLSearchParams(search) : undefined;
  counter.count({
    event: "page-view",
    path,
    partner: query?.get("partner"),
    placement: query?.get("placement"),
    embeddingHost: framingHost(header),
    utmSource: query?.get("utm_source"),
    utmCampaign: query?.get("utm_campaign"),
    device,
  });
}

/**
 * A page that the browser only prefetches (Sec-Purpose) is reported by its script once it is shown.
 * Requests by scripts and HEAD are not views. A page the browser has in its cache (304) is one.
 */
function opensPage(method: string | undefined, status: number, header: ReadHeader): boolean {
  if (method !== "GET" || (status !== 200 && status !== 304)) return false;
  if (header("sec-purpose") !== undefined || header("purpose") === "prefetch") return false;
  const destination = header("sec-fetch-dest");
  return destination === undefined || /^(document|i?frame)$/.test(destination);
}

/** The host of the page whose frame asks, where its browser names it. */
function framingHost(header: ReadHeader): string | undefined {
  if (!/^i?frame$/.test(header("sec-fetch-dest") ?? "")) return undefined;
  const framing = URL.parse(header("referer") ?? "")?.host;
  return framing === header("host") ? undefined : framing;
}

/** Undefined for a program, and for a visitor who asked not to be counted (DNT, GPC). */
export function countedDevice(header: ReadHeader): CountRow["device"] | undefined {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return undefined;
  const userAgent = header("user-agent");
  if (!userAgent || isbot(userAgent)) return undefined;
  return isPhone(userAgent) ? "phone" : "computer";
}

/** Browsers on phones send `Mobi`. Tablets rarely do and count as computers. */
function isPhone(userAgent: string): boolean {
  return /Mobi/.test(userAgent) && !/iPad|Tablet/.test(userAgent);
}
