import { describe, expect, onTestFinished, test } from "vitest";
import { listenAsReceiver } from "../tests/support/webhook-receiver.ts";
import { callConnection } from "./connections/call.ts";
import type { ConnectionRow } from "./storage/tables.ts";
import { isPublic, parseTarget, resolveTarget } from "./webhook-target.ts";

const publicAddress = "93.184.215.14";
const strict = (...addresses: string[]) => ({
  allowPrivate: false,
  resolve: async () => addresses,
});

describe("an address that a lead may not go to", () => {
  test.each([
    ["this machine", "127.0.0.1", "::1", "0.0.0.0", "::"],
    ["a private network", "10.1.2.3", "172.16.0.1", "192.168.1.1", "fc00::1", "100.64.0.1"],
    ["a cloud's own services", "169.254.169.254", "fd00:ec2::254", "168.63.129.16"],
    ["everybody nearby", "224.0.0.1", "255.255.255.255", "fe80::1", "ff02::1"],
    ["what is not given out", "::127.0.0.1", "::2", "1::1", "4000::1", "1fff::1"],
    ["IPv4 within IPv6", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1"],
  ])("is one of %s", (_, ...addresses) => {
    for (const address of addresses) expect(isPublic(address), address).toBe(false);
  });

  test.each([publicAddress, "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
    "is not %s, which is public",
    (address) => expect(isPublic(address)).toBe(true),
  );

  test.each([
    "http://crm.example/",
    "ftp://crm.example/",
    "https://user:password@crm.example/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://crm.example:22/",
    "https://crm.example:1023/",
  ])("%s is refused without a DNS lookup", (url) =>
    expect(() => parseTarget(url, false)).toThrow(/\.$/),
  );

  test("a name with a private address is refused, even if it has a public one too", async () => {
    const url = "https://crm.example/leads";
    await expect(resolveTarget(url, strict("127.0.0.1"))).rejects.toThrow(/private network/);
    const both = strict(publicAddress, "10.0.0.7");
    await expect(resolveTarget(url, both)).rejects.toThrow(/private network/);
    await expect(resolveTarget(url, strict())).rejects.toThrow(/no such host/);
    expect(await resolveTarget(url, strict(publicAddress))).toBe(publicAddress);
  });
});

test("a name is resolved once per call, and the call goes to that address", async () => {
  const receiver = await listenAsReceiver();
  onTestFinished(receiver.close);
  const host = `changing.example:${new URL(receiver.url).port}`;
  const answers = ["127.0.0.1", "192.0.2.1"];
  const status = await callConnection(
    {
      url: `http://${host}/leads`,
      secret: "whsec_c2VjcmV0",
      previous_secret: null,
    } as ConnectionRow,
    { id: "x", body: "{}", now: 1, signal: new AbortController().signal },
    { allowPrivate: true, resolve: async () => [answers.shift() ?? ""] },
  );
  expect(status).toBe(200);
  expect(answers).toEqual(["192.0.2.1"]);
  expect(receiver.calls[0]?.headers.host).toBe(host);
});
