import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Whose request it is: the socket's other end, or, behind trusted proxies, what the outermost of
 * them saw. Anybody can write an X-Forwarded-For header; only the last `trustProxy` entries were
 * written by proxies of ours.
 */
export function clientAddress(context: Context, trustProxy: number): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? "unknown";
  return believedAddress(socketAddress, context.req.header("x-forwarded-for"), trustProxy);
}

export function believedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0 || forwardedFor === undefined) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return hops.at(-trustProxy) ?? hops[0] ?? socketAddress;
}

/** One household or office: an IPv6 network has as many addresses as it likes, up to its /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const known = tail === undefined ? groups : [...groups, "0", "0", "0", "0"];
  return `${known.slice(0, 4).join(":")}::/64`;
}
