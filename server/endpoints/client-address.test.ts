import { describe, expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

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

  test("is the socket's when the proxy sent no header", () => {
    expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  });
});

describe("a network", () => {
  test("is the address itself for IPv4", () => {
    expect(networkOf("198.51.100.1")).toBe("198.51.100.1");
    expect(networkOf("::ffff:198.51.100.1")).toBe("198.51.100.1");
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
    ];
    expect(new Set(spellings.map(networkOf))).toEqual(new Set(["2001:db8:0:1::/64"]));
  });

  test("is the same whatever port a proxy appended", () => {
    expect(networkOf("203.0.113.9:50812")).toBe("203.0.113.9");
    expect(networkOf("[2001:db8:1:2::9]:50812")).toBe("2001:db8:1:2::/64");
    expect(networkOf("[2001:db8:1:2::9]")).toBe("2001:db8:1:2::/64");
  });

  test("is the text itself when it is no address", () => {
    expect(networkOf("unknown")).toBe("unknown");
  });
});
