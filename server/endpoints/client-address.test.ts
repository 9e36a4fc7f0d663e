import { describe, expect, test } from "vitest";
import { clientAddress, networkOf, widerNetworkOf } from "./client-address.ts";

describe("a client's address", () => {
  test("is the socket's when no proxy is trusted, whatever the header says", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
  });

  test("is what the one trusted proxy saw, not what the client claimed", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1", 1)).toBe("198.51.100.1");
  });

  test("is what the outer of two trusted proxies saw", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2)).toBe("198.51.100.1");
  });

  test("is the first of the header when there are fewer hops than proxies", () => {
    expect(clientAddress("10.0.0.1", "198.51.100.1", 3)).toBe("198.51.100.1");
  });

  test("is the socket's when the proxy sent no header, or an empty one", () => {
    expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", "", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", " , ", 2)).toBe("10.0.0.1");
  });

  test.each([
    ["203.0.113.9:50812", "203.0.113.9"],
    ["[2001:db8:1:2::9]:50812", "2001:db8:1:2::9"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::9"],
    ["[fe80::1%eth0]:50812", "fe80::1%eth0"],
    ["  203.0.113.9  ", "203.0.113.9"],
  ])("is read from %s without port and brackets", (entry, address) => {
    expect(clientAddress("10.0.0.1", `6.6.6.6, ${entry}`, 1)).toBe(address);
  });

  test.each([
    "unknown",
    "_hidden",
    "localhost:80",
    "6.6.6",
    "6.6.6.6/",
    "[6.6.6.6",
    "1".repeat(500),
  ])("is never %s, which is no address: the proxy that wrote it answers for it", (entry) => {
    expect(clientAddress("10.0.0.1", `6.6.6.6, ${entry}`, 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", `6.6.6.6, ${entry}, 10.0.0.2`, 2)).toBe("10.0.0.2");
    expect(clientAddress("10.0.0.1", `6.6.6.6, ${entry}`, ["10.0.0.0/8"])).toBe("10.0.0.1");
  });
});

describe("a client's address behind proxies known by their networks", () => {
  const trusted = ["10.0.0.0/8", "192.0.2.7/32", "2001:db8:ff::/48"];

  test("is the first from the end that is no proxy's, however many there were", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1", trusted)).toBe("198.51.100.1");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1, 192.0.2.7, 10.9.9.9", trusted)).toBe(
      "198.51.100.1",
    );
    expect(clientAddress("2001:db8:ff::2", "198.51.100.1, [2001:DB8:FF::1]:443", trusted)).toBe(
      "198.51.100.1",
    );
  });

  test("is the socket's for a client that went past the proxies, whatever the header says", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", trusted)).toBe("203.0.113.9");
    expect(clientAddress("192.0.2.8", "198.51.100.1, 10.0.0.2", trusted)).toBe("192.0.2.8");
  });

  test("is found when the socket writes IPv4 as IPv6", () => {
    expect(clientAddress("::ffff:10.0.0.1", "198.51.100.1", trusted)).toBe("198.51.100.1");
  });

  test("is the outermost proxy's own when it asked by itself", () => {
    expect(clientAddress("10.0.0.1", "10.0.0.2", trusted)).toBe("10.0.0.2");
    expect(clientAddress("10.0.0.1", undefined, trusted)).toBe("10.0.0.1");
  });
});

describe("a network", () => {
  test.each([
    "198.51.100.1",
    "::ffff:198.51.100.1",
    "::FFFF:c633:6401",
    "0:0:0:0:0:ffff:198.51.100.1",
    "64:ff9b::198.51.100.1",
  ])("is the address itself for IPv4, also written as %s", (text) => {
    expect(networkOf(text)).toBe("198.51.100.1");
  });

  test("is the first half of an IPv6 address", () => {
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:db8::9")).toBe("2001:db8::/64");
    expect(networkOf("::1")).toBe("::/64");
  });

  test("is the same however the IPv6 address is written", () => {
    const spellings = [
      "2001:db8::1:2:3:4:5",
      "2001:db8:0:1:2:3:4:5",
      "2001:DB8:0000:0001:2:3:4:5",
      "2001:db8:0:1::",
      "2001:db8:0:1:2:3:4.5.6.7",
      "2001:db8:0:1::9%eth0",
    ];
    expect(new Set(spellings.map(networkOf))).toEqual(new Set(["2001:db8:0:1::/64"]));
  });

  test("of a neighbor on the same cable is one, whatever the interface is called", () => {
    expect(networkOf("fe80::1%eth0")).toBe(networkOf("fe80::2%1"));
  });

  test("is the text itself when it is no address", () => {
    expect(networkOf("unknown")).toBe("unknown");
  });
});

describe("the wider network", () => {
  test("is what a site is assigned: a /48 of IPv6, a /24 of IPv4", () => {
    expect(widerNetworkOf("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
    expect(widerNetworkOf("198.51.100.1")).toBe("198.51.100.0/24");
    expect(widerNetworkOf("unknown")).toBe("unknown");
  });
});
