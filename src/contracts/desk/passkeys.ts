import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as z from "zod/mini";
import { singleLineWithoutLink } from "../single-line.ts";

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** Null until it is used to sign in or to confirm. */
  lastUsedAt: z.nullable(z.number()),
});
export type Passkey = z.infer<typeof passkey>;

/** The user's passkeys, the oldest first. */
export const passkeysAnswer = z.object({ passkeys: z.array(passkey) });
export type PasskeysAnswer = z.infer<typeof passkeysAnswer>;

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/**
 * The answer to a request for options, which the screens pass unchanged to startAuthentication of
 * @simplewebauthn/browser. It sets a cookie for five minutes: the passkey's response is accepted
 * once, and only from the same browser.
 */
export const passkeyRequestOptionsAnswer = z.object({
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
});
export type PasskeyRequestOptionsAnswer = z.infer<typeof passkeyRequestOptionsAnswer>;

/** The same for startRegistration. */
export const passkeyCreationOptionsAnswer = z.object({
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject),
});
export type PasskeyCreationOptionsAnswer = z.infer<typeof passkeyCreationOptionsAnswer>;

const base64url = z.string().check(z.regex(/^[\w-]*$/));

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  /** The desk uses no WebAuthn extensions. */
  clientExtensionResults: z.object({}),
};

/** The result of startAuthentication: the request to sign in by passkey, and to confirm. */
export const passkeyAssertionRequest = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});
export type PasskeyAssertionRequest = z.infer<typeof passkeyAssertionRequest>;

const name = singleLineWithoutLink("The name", 60);

/** `response` is the result of startRegistration. An unnamed passkey gets the browser's name. */
export const addPasskeyRequest = z.object({
  name: z.optional(name),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string())),
    }),
  }),
});
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>;

export const renamePasskeyRequest = z.object({ name });
export type RenamePasskeyRequest = z.infer<typeof renamePasskeyRequest>;

/** The answer to a new passkey and to a new name. Removing answers `deskDone`. */
export const passkeyAnswer = z.object({ passkey });
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The answer to a confirmation. */
export const confirmAnswer = z.object({ confirmedUntil: z.number() });
export type ConfirmAnswer = z.infer<typeof confirmAnswer>;
