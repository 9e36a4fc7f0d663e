import type { Page } from "@playwright/test";

export type VirtualAuthenticator = Awaited<ReturnType<typeof addVirtualAuthenticator>>;

/** Chromium's virtual authenticator, for one page: a device's own fingerprint reader. */
export async function addVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", {});
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return {
    /** Runs an action that asks for a passkey, with user presence. At other times nothing answers. */
    async touchedWhile(act: () => Promise<unknown>): Promise<void> {
      await touch(true);
      await act();
      await touch(false);
    },
    /** An unrecognized finger has the same effect as canceling the dialog. */
    async recognizesFinger(isUserVerified: boolean): Promise<void> {
      await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
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
