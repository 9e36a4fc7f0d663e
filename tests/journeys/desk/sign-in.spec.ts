import { expect, type Page, test } from "@playwright/test";
import { deskApiPath } from "#contracts/desk/api.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { letConfirmationsRunOut } from "../../support/journeys/desk-confirmations.ts";
import { firstAdminLink } from "../../support/journeys/first-admin-link.ts";
import { readMailbox } from "../../support/journeys/mailbox.ts";
import { startOpenIdProvider } from "../../support/openid-provider.ts";
import { freePort, startSiteServer } from "../../support/site-server.ts";

const email = "office@firm.example";
const client = { id: "desk", secret: "a secret of at least thirty-two characters" };

async function signInAtProvider(page: Page): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill("office");
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test(
  "the first admin signs in by the link of the first start, then by e-mail, then by single sign-on",
  inTestAll,
  async ({ page }) => {
    const port = await freePort();
    const site = `http://localhost:${port}`;
    // At 127.0.0.1 it is another site, so the browser does not send Strict cookies when it is sent
    // back.
    const provider = await startOpenIdProvider({
      client: { ...client, redirectUri: `${site}${deskApiPath("finishSingleSignOn")}` },
      accounts: { office: { email, email_verified: true } },
    });
    const server = await startSiteServer({
      PORT: `${port}`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    });
    const leads = page.getByRole("heading", { name: "Leads", level: 1 });
    const signOut = async () => {
      await page.getByText(email).first().click();
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await expect(page.getByRole("button", { name: "E-mail me a link" })).toBeVisible();
    };
    try {
      await page.goto(firstAdminLink(server));
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Become the first admin" }).click();
      await expect(leads).toBeVisible();
      expect(page.url()).not.toContain("#");
      const [cookie] = await page.context().cookies(`${site}/desk/api`);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
      await signOut();

      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "E-mail me a link" }).click();
      await expect(page.getByText(email)).toBeVisible();
      const mailed = async () =>
        /http\S+\/desk\/sign-in#\S+/.exec((await readMailbox(server.dataDir))[0]?.text ?? "")?.[0];
      await expect.poll(mailed).toBeDefined();
      await page.goto((await mailed()) ?? "");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(leads).toBeVisible();
      await signOut();

      await page.getByRole("link", { name: "Sign in with single sign-on" }).click();
      await signInAtProvider(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(leads).toBeVisible();
      expect(page.url()).toMatch(new RegExp(`^${site}/desk`));
      await page.reload();
      await expect(leads).toBeVisible();

      await letConfirmationsRunOut(server);
      await page.getByRole("link", { name: "Export CSV" }).click();
      const opening = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "Confirm with single sign-on" }).click();
      const otherTab = await opening;
      await signInAtProvider(otherTab);
      await expect(otherTab.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "I have signed in, continue" }).click();
      await downloading;
    } finally {
      await server.stop();
      await provider.stop();
    }
  },
);
