import { lookup } from "node:dns/promises";
import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestByHttp,
} from "node:http";
import { request as requestByHttps } from "node:https";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export class RefusedTarget extends Error {
  override name = "RefusedTarget";
}

export type Resolve = (hostname: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export type TargetRules = {
  /** WEBHOOK_ALLOW_PRIVATE, for a receiver in the firm's own network or in a test. */
  allowPrivate: boolean;
  resolve: Resolve;
};

const privateTarget =
  "This address is inside a private network. The server's setting WEBHOOK_ALLOW_PRIVATE allows that.";

/**
 * The IP address to call for this URL. The name is resolved once and the call goes to exactly that
 * address, so a DNS answer that changes later cannot redirect it (DNS rebinding).
 */
export async function resolveTarget(url: string, { allowPrivate, resolve }: TargetRules) {
  const { hostname } = parseTarget(url, allowPrivate);
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new RefusedTarget("There is no such host.");
  // A name with both public and private addresses could resolve to a private one another time.
  if (!allowPrivate && !addresses.every(isPublic)) throw new RefusedTarget(privateTarget);
  return first;
}

/**
 * A request to exactly this IP address, which fetch cannot make. It follows no redirects.
 * The caller ends it, and gets its failures by the event `error`.
 */
export function requestAt(
  address: string,
  url: string,
  options: RequestOptions,
  answered: (response: IncomingMessage) => void,
): ClientRequest {
  const request = url.startsWith("https:") ? requestByHttps : requestByHttp;
  const family = isIP(address);
  const lookup: RequestOptions["lookup"] = (_hostname, { all }, found) => {
    if (all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
  return request(url, { ...options, agent: false, lookup }, answered);
}

export function parseTarget(text: string, allowPrivate: boolean): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RefusedTarget("The address must begin with https://.");
  if (url.protocol === "http:" && !allowPrivate)
    throw new RefusedTarget(
      "The address must begin with https://, so that what is sent is encrypted.",
    );
  if (url.username || url.password)
    throw new RefusedTarget("The address must not contain a user name or password.");
  // Ports below 1024 are used by mail, databases and other services. A connection must not be
  // usable to scan for those.
  if (!allowPrivate && url.port !== "" && Number(url.port) < 1024)
    throw new RefusedTarget("The address must have the usual port of https, or one from 1024 up.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) && !isPublic(host)) throw new RefusedTarget(privateTarget);
  return url;
}

/** A public address, but inside Azure it belongs to the host's own service. */
const azureHostService = "168.63.129.16";

/** The only part of IPv6 that has been allocated so far (RFC 4291, 2.4). */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Not private, loopback, link-local (where clouds serve their metadata), shared, reserved or
 * multicast. An IPv4 address embedded in an IPv6 address is checked as IPv4, or refused.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv6" && !parsed.match(globalUnicast)) return false;
  return parsed.range() === "unicast" && parsed.toString() !== azureHostService;
}
