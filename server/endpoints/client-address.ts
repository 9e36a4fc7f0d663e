import { SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/**
 * Whose request it is, as far as rate limits go: the network of the socket's other end or, behind
 * trusted proxies, of what the outermost of them saw.
 */
export function clientNetwork(context: Context, trustProxy: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? "unknown";
  return networkOf(clientAddress(socketAddress, context.req.header("x-forwarded-for"), trustProxy));
}

/**
 * Anybody can write an X-Forwarded-For header; only the last `trustProxy` entries were written by
 * proxies of ours.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0 || forwardedFor === undefined) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return hops.at(-trustProxy) ?? hops[0] ?? socketAddress;
}

/**
 * One household or office: an IPv4 address, or the /64 network of an IPv6 address, in which a
 * household can use as many addresses as it likes. Some proxies append a port.
 */
export function networkOf(text: string): string {
  const address = ipaddr.isValid(text) ? text : SocketAddress.parse(text)?.address;
  if (address === undefined) return text;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}
