import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as z from "zod/mini";
import { singleLineWithoutLink } from "../single-line.ts";
import { deskDone } from "./session.ts";

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** Null until it is used to sign in or to confirm. */
  lastUsedAt: z.nullable(z.number()),
});
export type Passkey = z.infer<typeof passkey>;

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/**
 * The answer to a request for options, which the screens pass unchanged to startAuthentication of
 * @simplewebauthn/browser. It sets a cookie for five minutes: the passkey's response is accepted
 * once, and only from the same browser.
 */
const requestOptions = z.object({
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
});

/** The same for startRegistration. */
const creationOptions = z.object({
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject),
});

const base64url = z.string().check(z.regex(/^[\w-]*$/));

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  /** The desk uses no WebAuthn extensions. */
  clientExtensionResults: z.custom<AuthenticationResponseJSON["clientExtensionResults"]>(isObject),
};

/** The result of startAuthentication. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

const name = singleLineWithoutLink("The name", 60);

export const passkeySignInApi = {
  passkeySignInOptions: { route: "POST /desk/api/passkey-sign-in/options", answer: requestOptions },
  signInWithPasskey: { route: "POST /desk/api/passkey-sign-in", body: assertion, answer: deskDone },
} as const;

export const passkeysApi = {
  /** Before an action that needs a recent confirmation. */
  confirmOptions: { route: "POST /desk/api/confirm/options", answer: requestOptions },
  confirm: {
    route: "POST /desk/api/confirm",
    body: assertion,
    answer: z.object({ confirmedUntil: z.number() }),
  },
  /** The user's passkeys, the oldest first. */
  passkeys: { route: "GET /desk/api/passkeys", answer: z.object({ passkeys: z.array(passkey) }) },
  addPasskeyOptions: { route: "POST /desk/api/passkeys/options", answer: creationOptions },
  addPasskey: {
    route: "POST /desk/api/passkeys",
    body: z.object({
      /** An unnamed passkey gets the browser's name. */
      name: z.optional(name),
      /** The result of startRegistration. */
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: base64url,
          attestationObject: base64url,
          transports: z.optional(z.array(z.string())),
        }),
      }),
    }),
    answer: z.object({ passkey }),
  },
  renamePasskey: {
    route: "PATCH /desk/api/passkeys/:id",
    body: z.object({ name }),
    answer: z.object({ passkey }),
  },
  removePasskey: { route: "DELETE /desk/api/passkeys/:id", answer: deskDone },
} as const;
