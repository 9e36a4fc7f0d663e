import { expect, test } from "@playwright/test";
import { deskApiPath } from "#contracts/desk/api.ts";
import { freePort } from "../../../tools/build/free-port.ts";
import { admin, atDesk } from "../../support/journeys/desk-browser.ts";
import { startOpenIdProvider } from "../../support/openid-provider.ts";
import { startSiteServer } from "../../support/site-server.ts";

const client = { id: "desk", secret: "a secret of at least thirty-two characters" };

test("the first admin signs in by single sign-on @test:all", async ({ page: bare }) => {
  const page = atDesk(bare);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  // At 127.0.0.1 it is another site, so the browser does not send Strict cookies when it is sent
  // back.
  const provider = await startOpenIdProvider({
    client: { ...client, redirectUri: `${site}${deskApiPath("finishSingleSignOn")}` },
    accounts: { office: { email: admin, email_verified: true } },
  });
  const server = await startSiteServer({
    PORT: `${port}`,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  });
  try {
    await page.becomeFirstAdmin(server);
    await expect(page.heading("Leads")).toBeVisible();
    expect(page.url()).not.toContain("#");
    await page.signOut();

    await page.getByRole("link", { name: "Sign in with single sign-on" }).click();
    await page.getByLabel("Login").fill("office");
    await page.button("OK").click();
    await expect(page.heading("Leads")).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`^${site}/desk`));
    await page.reload();
    await expect(page.heading("Leads")).toBeVisible();
  } finally {
    await server.stop();
    await provider.stop();
  }
});
