import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import type { TrustedProxies } from "../environment.ts";

/** Behind trusted proxies, that of the client that the outermost of them saw. */
export function clientNetwork(context: Context, trusted: TrustedProxies): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? "unknown";
  return networkOf(clientAddress(socketAddress, context.req.header("x-forwarded-for"), trusted));
}

/**
 * Any client can send an X-Forwarded-For header, and each proxy appends the address of its client.
 * So the header is read from its end, as long as the writer of an entry is trusted, by number of
 * proxies or by address. Anything but an IP address is ignored, because made-up words would each
 * count as another visitor.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let client = socketAddress;
  for (const [passed, entry] of (forwardedFor ?? "").split(",").reverse().entries()) {
    const isTrusted = typeof trusted === "number" ? passed < trusted : isWithin(client, trusted);
    const address = isTrusted ? addressIn(entry.trim()) : undefined;
    if (address === undefined) break;
    client = address;
  }
  return client;
}

/** Some proxies append a port: `203.0.113.9:50812`, `[2001:db8::1]:50812`. */
function addressIn(entry: string): string | undefined {
  const [, ipv6, ipv4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) ? address : undefined;
}

function isWithin(address: string, networks: readonly string[]): boolean {
  const parsed = parse(address);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return parsed?.kind() === base.kind() && parsed.match(base, bits);
  });
}

/** An IPv4 address, or the /64 of an IPv6 address, which one household can use as a whole. */
export function networkOf(address: string): string {
  return widened(address, { ipv4: 32, ipv6: 64 });
}

/** Networks of one owner are often adjacent: a site gets a /48, a small hosting company a /24. */
export function widerNetworkOf(network: string): string {
  return widened(network.split("/")[0] ?? "", { ipv4: 24, ipv6: 48 });
}

function widened(address: string, bits: { ipv4: number; ipv6: number }): string {
  const parsed = parse(address);
  if (parsed === undefined) return address;
  const { [parsed.kind()]: length } = bits;
  const kind = parsed.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = `${kind.networkAddressFromCIDR(`${parsed}/${length}`)}`;
  return length === 32 ? network : `${network}/${length}`;
}

/** An IPv4 address mapped or translated to IPv6 (RFC 6052) counts as the IPv4 address. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [address = ""] = text.split("%");
  if (!isIP(address)) return undefined;
  const parsed = ipaddr.process(address);
  return parsed.range() === "rfc6052" ? new ipaddr.IPv4(parsed.toByteArray().slice(-4)) : parsed;
}
