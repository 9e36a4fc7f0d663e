import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import type { TrustedProxies } from "../environment.ts";

/**
 * Whose request it is, as far as rate limits go: the network of the socket's other end or, behind
 * trusted proxies, of what the outermost of them saw.
 */
export function clientNetwork(context: Context, trusted: TrustedProxies): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? "unknown";
  return networkOf(clientAddress(socketAddress, context.req.header("x-forwarded-for"), trusted));
}

/**
 * Every client can write an X-Forwarded-For header; a proxy appends the address that asked it. So the
 * header is read from its end, for as long as the one who wrote the entry is trusted: by how many
 * there are, or by its own address. What is no address is not believed: made-up words would
 * otherwise each count as another visitor.
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

/**
 * One household or office: an IPv4 address, or the /64 network of an IPv6 address, in which a
 * household can use as many addresses as it likes.
 */
export function networkOf(address: string): string {
  return widened(address, { ipv4: 32, ipv6: 64 });
}

/** Many networks of one owner are neighbors: a site gets a /48, a small host a /24. */
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

/** An IPv4 address written as IPv6, mapped or translated (RFC 6052), is the IPv4 address. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [address = ""] = text.split("%");
  if (!isIP(address)) return undefined;
  const parsed = ipaddr.process(address);
  return parsed.range() === "rfc6052" ? new ipaddr.IPv4(parsed.toByteArray().slice(-4)) : parsed;
}
