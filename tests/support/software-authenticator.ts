import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { RequestBody } from "#contracts/desk/api.ts";

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

/**
 * One passkey on one device with its browser, using real keys and signatures. Values that a browser
 * would fill in can be set wrong.
 */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(32);
  const id = base64url(credential);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: device.origin, crossOrigin: device.crossOrigin }),
    );
  const authenticatorData = (attested: Uint8Array = new Uint8Array()) => {
    if (device.counter > 0) device.counter += 1;
    const flags = 0x01 | (device.userVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    return Buffer.concat([sha256(Buffer.from(device.rpId)), Buffer.of(flags), counter, attested]);
  };
  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
  const device = {
    origin,
    rpId: new URL(origin).hostname,
    /**
     * Increases with each signature. 0 stays 0, as with passkeys that are synced through an account.
     */
    counter: 0,
    userVerified: true,
    crossOrigin: false,
    credentialId: id,
    userHandle: "",
    create(options: PublicKeyCredentialCreationOptionsJSON): RequestBody<"addPasskey">["response"] {
      device.userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const attested = [Buffer.alloc(16), length, credential, isoCBOR.encode(coseKey(publicKey))];
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authenticatorData(Buffer.concat(attested)))],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    get(options: PublicKeyCredentialRequestOptionsJSON): RequestBody<"signInWithPasskey"> {
      const client = clientData("webauthn.get", options.challenge);
      const data = authenticatorData();
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: device.userHandle,
        },
      };
    },
  };
  return device;
}

/** RFC 9053, 7.1.1: key type EC2 (2), algorithm ES256 (-7), curve P-256 (1) and its point. */
function coseKey(publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (value: string) => new Uint8Array(Buffer.from(value, "base64url"));
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
