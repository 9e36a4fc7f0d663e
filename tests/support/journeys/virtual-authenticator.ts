import type { Page } from "@playwright/test";

/** A device's own fingerprint reader (`internal`), or a security key that is plugged in. */
export type VirtualAuthenticator = {
  /** Runs an action that asks for a passkey, with user presence. At other times nothing answers. */
  touchedWhile(act: () => Promise<unknown>): Promise<void>;
  /** An unrecognized finger has the same effect as canceling the dialog. */
  recognizesFinger(recognized: boolean): Promise<void>;
  /** Copies all passkeys of another one. */
  copyFrom(other: VirtualAuthenticator): Promise<void>;
  passkeys(): Promise<PasskeyOnDevice[]>;
  unplug(): Promise<void>;
};

type PasskeyOnDevice = {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
};

/** Chromium's virtual authenticator, for one page. */
export async function addVirtualAuthenticator(
  page: Page,
  transport: "internal" | "usb" = "internal",
): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", {});
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return {
    async touchedWhile(act) {
      await touch(true);
      await act();
      await touch(false);
    },
    async recognizesFinger(isUserVerified) {
      await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async copyFrom(other) {
      for (const credential of await other.passkeys())
        await devtools.send("WebAuthn.addCredential", { authenticatorId, credential });
    },
    async passkeys() {
      const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials;
    },
    async unplug() {
      await devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    },
  };
}

/**
 * Whether a page offers passkeys in the autofill of a field. Call before its first visit.
 * Chromium's virtual authenticators answer at once, where a person would choose, so it is off until
 * a test turns it on.
 */
export async function controlAutofill(page: Page): Promise<(on: boolean) => void> {
  let isOn = false;
  await page.exposeFunction("autofillIsOn", () => isOn);
  await page.addInitScript(() => {
    const { autofillIsOn } = globalThis as unknown as { autofillIsOn: () => Promise<boolean> };
    if ("PublicKeyCredential" in globalThis)
      PublicKeyCredential.isConditionalMediationAvailable = () => autofillIsOn();
  });
  return (on) => {
    isOn = on;
  };
}
