import { describe, expect, onTestFinished, test } from "vitest";
import { listenAsReceiver } from "../../tests/support/webhook-receiver.ts";
import type { WebhookEndpointRow } from "../storage/tables.ts";
import { callEndpoint } from "./call.ts";
import { isPublic, parseTarget, type Resolve, resolveTarget } from "./target.ts";

const publicAddress = "93.184.215.14";
const strict = (...addresses: string[]) => ({
  allowPrivate: false,
  resolve: async () => addresses,
});

async function startReceiver(...how: Parameters<typeof listenAsReceiver>) {
  const receiver = await listenAsReceiver(...how);
  onTestFinished(receiver.close);
  return receiver;
}

describe("an address that a lead may not go to", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "192.0.0.192",
    "168.63.129.16",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378::",
    "ff02::1",
  ])("%s is not public", (address) => expect(isPublic(address)).toBe(false));

  test.each([publicAddress, "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
    "%s is public",
    (address) => expect(isPublic(address)).toBe(true),
  );

  test.each([
    "http://crm.example/",
    "ftp://crm.example/",
    "crm.example",
    "https://user:password@crm.example/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
  ])("%s is refused by its look", (url) => expect(() => parseTarget(url, false)).toThrow(/\.$/));

  test("a name that leads inside is refused, also when it leads outside as well", async () => {
    const url = "https://crm.example/leads";
    await expect(resolveTarget(url, strict("127.0.0.1"))).rejects.toThrow(/private network/);
    const both = strict(publicAddress, "10.0.0.7");
    await expect(resolveTarget(url, both)).rejects.toThrow(/private network/);
    await expect(resolveTarget(url, strict())).rejects.toThrow(/no such host/);
    expect(await resolveTarget(url, strict(publicAddress))).toBe(publicAddress);
  });

  test("WEBHOOK_ALLOW_PRIVATE allows private and unencrypted addresses", async () => {
    const open = { ...strict("10.0.0.7"), allowPrivate: true };
    expect(await resolveTarget("http://crm.internal:8080/leads", open)).toBe("10.0.0.7");
  });
});

describe("a name that changes between the look and the call", () => {
  const call = { id: "x", body: "{}", now: 1, signal: new AbortController().signal };
  const endpointAt = (url: string) =>
    ({ url, secret: "whsec_c2VjcmV0", previous_secret: null }) as WebhookEndpointRow;

  test("is looked up once a call, and the call goes to what was found then", async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const answers = ["127.0.0.1", "192.0.2.1"];
    let asked = 0;
    const resolve: Resolve = async () => [answers[asked++] ?? ""];
    const status = await callEndpoint(endpointAt(`http://changing.example:${port}/leads`), call, {
      allowPrivate: true,
      resolve,
    });
    expect(status).toBe(200);
    expect(asked).toBe(1);
    expect(receiver.calls[0]?.headers.host).toBe(`changing.example:${port}`);
  });

  test("cannot lead inside: nothing is called", async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const endpoint = endpointAt(`https://changing.example:${port}/leads`);
    await expect(callEndpoint(endpoint, call, strict("127.0.0.1"))).rejects.toThrow(/private/);
    expect(receiver.calls).toEqual([]);
  });
});
