import { describe, expect, test } from "vitest";
import { clientAddress, networkOf, widerNetworkOf } from "./client-address.ts";

const socket = "10.0.0.1";
const visitor = "198.51.100.1";

describe("a client's address behind a number of proxies", () => {
  test.each<[why: string, header: string | undefined, trusted: number, address: string]>([
    ["no proxy is trusted, whatever the header says", visitor, 0, socket],
    ["one proxy saw it, not what the client claimed", `6.6.6.6, ${visitor}`, 1, visitor],
    ["the outer of two saw it", `6.6.6.6, ${visitor}, 10.0.0.2`, 2, visitor],
    ["there are fewer hops than proxies", visitor, 3, visitor],
    ["the proxy sent no header", undefined, 1, socket],
    ["the proxy sent an empty header", " , ", 2, socket],
    ["the proxy adds a port", `6.6.6.6, ${visitor}:50812`, 1, visitor],
    ["the proxy adds a port to IPv6", "6.6.6.6, [2001:db8::9]:50812", 1, "2001:db8::9"],
  ])("when %s", (_, header, trusted, address) => {
    expect(clientAddress(socket, header, trusted)).toBe(address);
  });

  test.each(["unknown", "localhost:80", "6.6.6", "6.6.6.6/", "[6.6.6.6", "1".repeat(500)])(
    "is the proxy's own if the header says %s, which is not an IP address",
    (entry) => {
      expect(clientAddress(socket, `6.6.6.6, ${entry}`, 1)).toBe(socket);
      expect(clientAddress(socket, `6.6.6.6, ${entry}, 10.0.0.2`, 2)).toBe("10.0.0.2");
      expect(clientAddress(socket, `6.6.6.6, ${entry}`, ["10.0.0.0/8"])).toBe(socket);
    },
  );
});

describe("a client's address behind proxies known by their networks", () => {
  const trusted = ["10.0.0.0/8", "192.0.2.7/32", "2001:db8:ff::/48"];

  test.each<[why: string, from: string, header: string | undefined, address: string]>([
    ["there is one", socket, `6.6.6.6, ${visitor}`, visitor],
    ["there are several", socket, `6.6.6.6, ${visitor}, 192.0.2.7, 10.9.9.9`, visitor],
    ["they use IPv6", "2001:db8:ff::2", `${visitor}, [2001:DB8:FF::1]:443`, visitor],
    ["the socket writes IPv4 as IPv6", "::ffff:10.0.0.1", visitor, visitor],
    ["the client went past them", "192.0.2.8", `${visitor}, 10.0.0.2`, "192.0.2.8"],
    ["a proxy asks by itself", socket, undefined, socket],
  ])("when %s", (_, from, header, address) => {
    expect(clientAddress(from, header, trusted)).toBe(address);
  });
});

test.each([
  ["198.51.100.1", "198.51.100.1", "198.51.100.0/24"],
  ["::ffff:198.51.100.1", "198.51.100.1", "198.51.100.0/24"],
  ["64:ff9b::198.51.100.1", "198.51.100.1", "198.51.100.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:0001:2::9%eth0", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown", "unknown"],
])("%s counts as the network %s, within %s", (address, network, wider) => {
  expect(networkOf(address)).toBe(network);
  expect(widerNetworkOf(network)).toBe(wider);
});
