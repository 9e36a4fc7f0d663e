import { afterEach, describe, expect, test, vi } from "vitest";
import { addPasskey, failureSentence, signInWithPasskey } from "./passkey-ceremonies.ts";

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error("in the browser's words"), { name });

describe("an error of the browser becomes a plain sentence", () => {
  test.each([
    ["NotAllowedError", "use", "No passkey was used."],
    ["NotAllowedError", "add", "No passkey was added."],
    ["AbortError", "use", "No passkey was used."],
    ["InvalidStateError", "add", "This device has a passkey for the desk already."],
    ["ConstraintError", "add", "This device cannot check that it is you."],
    ["NotSupportedError", "add", "This browser cannot use passkeys here."],
    ["SecurityError", "use", "Passkeys of this desk work only at desk.example."],
    ["UnknownError", "use", "The passkey did not work."],
  ] as const)("%s, to %s one", (name, purpose, start) => {
    const sentence = failureSentence(named(name), purpose, "desk.example");
    expect(sentence.startsWith(start), sentence).toBe(true);
  });
});

test.each([
  ["added", () => addPasskey("")],
  ["used to sign in", () => signInWithPasskey()],
])("where the browser has no passkeys, that is said when one is %s", async (_, act) => {
  vi.stubGlobal("fetch", async () => Response.json({ options: { rp: {}, challenge: "" } }));
  await expect(act()).rejects.toThrow("This browser cannot use passkeys here.");
});
