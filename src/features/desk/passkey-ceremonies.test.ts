import { afterEach, describe, expect, test, vi } from "vitest";
import { deskPasskeyFailures as words } from "#content/desk.ts";
import { fillIn } from "#wording/fill-in.ts";
import { addPasskey, failureSentence, signInWithPasskey } from "./passkey-ceremonies.ts";

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error("in the browser's words"), { name });

describe("an error of the browser becomes a plain sentence", () => {
  test.each([
    ["NotAllowedError", "use", words.notUsed],
    ["NotAllowedError", "add", words.notAdded],
    ["AbortError", "use", words.notUsed],
    ["InvalidStateError", "add", words.knownDevice],
    ["ConstraintError", "add", words.noScreenLock],
    ["NotSupportedError", "add", words.unsupported],
    ["SecurityError", "use", fillIn(words.otherAddress, { host: "desk.example" })],
    ["UnknownError", "use", words.failed],
  ] as const)("%s, to %s one", (name, purpose, sentence) => {
    expect(failureSentence(named(name), purpose, "desk.example")).toBe(sentence);
  });
});

test.each([
  ["added", () => addPasskey("")],
  ["used to sign in", () => signInWithPasskey()],
])("where the browser has no passkeys, that is said when one is %s", async (_, act) => {
  vi.stubGlobal("fetch", async () => Response.json({ options: { rp: {}, challenge: "" } }));
  await expect(act()).rejects.toThrow(words.unsupported);
});
