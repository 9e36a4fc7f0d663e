import { afterEach, describe, expect, test, vi } from "vitest";
import { addPasskey, failureSentence, signInWithPasskey } from "./passkey-ceremonies.ts";

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error("in the browser's words"), { name });

describe("an error of the browser becomes a plain sentence", () => {
  test.each([
    [
      "NotAllowedError",
      "use",
      "No passkey was used. You canceled, it took too long, or there is none for this desk on your device. Please try again or choose another way.",
    ],
    [
      "NotAllowedError",
      "add",
      "No passkey was added. You canceled, or it took too long. Please try again.",
    ],
    [
      "AbortError",
      "use",
      "No passkey was used. You canceled, it took too long, or there is none for this desk on your device. Please try again or choose another way.",
    ],
    ["InvalidStateError", "add", "This device has a passkey for the desk already."],
    [
      "ConstraintError",
      "add",
      "This device cannot check that it is you. Set up a fingerprint, face or PIN on it, then try again.",
    ],
    [
      "NotSupportedError",
      "add",
      "This browser cannot use passkeys here. Please use a current browser, or choose another way.",
    ],
    [
      "SecurityError",
      "use",
      `Passkeys of this desk work only at desk.example. Please open the desk there.`,
    ],
    ["UnknownError", "use", "The passkey did not work. Please try again."],
  ] as const)("%s, to %s one", (name, purpose, sentence) => {
    expect(failureSentence(named(name), purpose, "desk.example")).toBe(sentence);
  });
});

test.each([
  ["added", () => addPasskey("")],
  ["used to sign in", () => signInWithPasskey()],
])("where the browser has no passkeys, that is said when one is %s", async (_, act) => {
  vi.stubGlobal("fetch", async () => Response.json({ options: { rp: {}, challenge: "" } }));
  await expect(act()).rejects.toThrow(
    "This browser cannot use passkeys here. Please use a current browser, or choose another way.",
  );
});
