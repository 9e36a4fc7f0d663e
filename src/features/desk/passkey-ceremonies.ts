import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { DeskFailure, request } from "./data/desk-api.ts";

/** Loaded when a passkey is used, so that the desk's first screen is there sooner. */
export const loadWebAuthn = () => import("@simplewebauthn/browser");

/** A passkey without a name gets the browser's. */
export async function addPasskey(name: string) {
  const { options } = await request("addPasskeyOptions");
  const response = await passkeyDialog("add", options.rp.id, ({ startRegistration }) =>
    startRegistration({ optionsJSON: options }),
  );
  return request("addPasskey", { body: { ...(name && { name }), response } });
}

/** `chosen` comes from the autofill of the e-mail field. */
export async function signInWithPasskey(chosen?: AuthenticationResponseJSON) {
  const body = chosen ?? (await assertion("passkeySignInOptions"));
  return request("signInWithPasskey", { body });
}

export async function confirmWithPasskey() {
  return request("confirm", { body: await assertion("confirmOptions") });
}

async function assertion(
  endpoint: "passkeySignInOptions" | "confirmOptions",
): Promise<AuthenticationResponseJSON> {
  const { options } = await request(endpoint);
  return passkeyDialog("use", options.rpId, ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options }),
  );
}

/** Waits until the user chooses a passkey in the autofill of a field. Rejects when it is aborted. */
export async function autofilledPasskey(signal: AbortSignal): Promise<AuthenticationResponseJSON> {
  const { options } = await request("passkeySignInOptions", { signal });
  const { startAuthentication } = await loadWebAuthn();
  signal.throwIfAborted();
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
}

type Purpose = "add" | "use";

const unsupported =
  "This browser cannot use passkeys here. Please use a current browser, or choose another way.";
const failed = "The passkey did not work. Please try again.";

async function passkeyDialog<Response>(
  purpose: Purpose,
  host: string | undefined,
  open: (library: Awaited<ReturnType<typeof loadWebAuthn>>) => Promise<Response>,
): Promise<Response> {
  const library = await loadWebAuthn();
  if (!library.browserSupportsWebAuthn()) throw new DeskFailure(unsupported);
  try {
    return await open(library);
  } catch (error) {
    throw new DeskFailure(failureSentence(error, purpose, host ?? ""));
  }
}

/** The names of errors are those of https://www.w3.org/TR/webauthn-3/#sctn-api. */
export function failureSentence(error: unknown, purpose: Purpose, host: string): string {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return purpose === "add"
        ? "No passkey was added. You cancelled, or it took too long. Please try again."
        : "No passkey was used. You cancelled, it took too long, or there is none for this desk on your device. Please try again or choose another way.";
    case "InvalidStateError":
      return purpose === "add" ? "This device has a passkey for the desk already." : failed;
    case "ConstraintError":
      return "This device cannot check that it is you. Set up a fingerprint, face or PIN on it, then try again.";
    case "NotSupportedError":
      return unsupported;
    case "SecurityError":
      return `Passkeys of this desk work only at ${host}. Please open the desk there.`;
    default:
      return failed;
  }
}
