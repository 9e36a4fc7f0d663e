import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Why an address is not called, in a sentence for whoever entered it. */
export class RefusedTarget extends Error {
  override name = "RefusedTarget";
}

/** Every address that a host name has at this moment. */
export type Resolve = (hostname: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export type TargetRules = {
  /** WEBHOOK_ALLOW_PRIVATE: a receiver in the firm's own network, or in a test. */
  allowPrivate: boolean;
  resolve: Resolve;
};

const privateTarget =
  "This address is inside a private network. The server's setting WEBHOOK_ALLOW_PRIVATE allows that.";

/**
 * The one IP address to call for this URL. It is looked up once and the call is made to exactly
 * that address: a name that answers differently the next time cannot lead the call elsewhere.
 */
export async function resolveTarget(
  url: string,
  { allowPrivate, resolve }: TargetRules,
): Promise<string> {
  const { hostname } = parseTarget(url, allowPrivate);
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new RefusedTarget("There is no such host.");
  // One private address among public ones is how a name is made to lead inside now and then.
  if (!allowPrivate && !addresses.every(isPublic)) throw new RefusedTarget(privateTarget);
  return first;
}

/** What can be said about an address without asking for its host. */
export function parseTarget(text: string, allowPrivate: boolean): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new RefusedTarget("The address must begin with https://.");
  }
  if (url.protocol === "http:" && !allowPrivate) {
    throw new RefusedTarget(
      "The address must begin with https://, so that leads travel encrypted.",
    );
  }
  if (url.username || url.password) {
    throw new RefusedTarget("The address must not contain a user name or password.");
  }
  // Below 1024 are mail, databases and the like: a connection is no tool to look for those.
  if (!allowPrivate && url.port !== "" && Number(url.port) < 1024) {
    throw new RefusedTarget("The address must have the usual port of https, or one from 1024 up.");
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) && !isPublic(host)) throw new RefusedTarget(privateTarget);
  return url;
}

/** Reachable by anybody, but inside Azure it is the host's own service. */
const azureHostService = "168.63.129.16";

/** All that is given out of IPv6 so far (RFC 4291, 2.4). */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Neither private, loopback, link-local (where clouds keep their metadata), shared, reserved nor
 * multicast. An IPv4 address inside an IPv6 one is looked at as what it is, or refused.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv6" && !parsed.match(globalUnicast)) return false;
  return parsed.range() === "unicast" && parsed.toString() !== azureHostService;
}
