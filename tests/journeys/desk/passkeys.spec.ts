import { expect, type Page, test } from "@playwright/test";
import {
  desk,
  deskConfirmation,
  deskLeads,
  deskPasskeyFailures,
  deskSignIn,
  deskSubscribers,
  deskTeam,
  deskYourSignIn,
} from "#content/desk.ts";
import { withoutEmphasis } from "#design-system/layout/emphasized.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  askForLink,
  followLink,
  holds,
  linkIn,
  newVisitor,
} from "../../support/journeys/desk-browser.ts";
import { letConfirmationsRunOut } from "../../support/journeys/desk-confirmations.ts";
import { firstAdminLink } from "../../support/journeys/first-admin-link.ts";
import {
  addVirtualAuthenticator,
  controlAutofill,
  type VirtualAuthenticator,
} from "../../support/journeys/virtual-authenticator.ts";
import { type SiteServer, startSiteServer } from "../../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../../support/smtp.ts";

test.describe.configure({ mode: "serial" });

const admin = "ana@firm.example";
const staff = "sam@firm.example";
const { passkeys, sessions } = deskYourSignIn;
const signInHeading = withoutEmphasis(deskSignIn.heading);

let smtp: SmtpSink;
let server: SiteServer;
/** Passkeys need a host name, so not 127.0.0.1. */
let site: string;
let ana: Page;
let laptop: VirtualAuthenticator;
let offerAutofill: (on: boolean) => void;
let sam: Page;

test.beforeAll(async ({ browser }) => {
  smtp = await startSmtp();
  server = await startSiteServer({ SMTP_URL: smtp.url, RATE_LIMIT: "off" });
  site = onLocalhost(server);
  ana = await newVisitor(browser, site);
  offerAutofill = await controlAutofill(ana);
  laptop = await addVirtualAuthenticator(ana);
  sam = await newVisitor(browser, site);
});
test.afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

const onLocalhost = ({ url }: SiteServer) => url.replace("127.0.0.1", "localhost");
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const confirmation = (page: Page) =>
  page.getByRole("dialog", { name: deskConfirmation.heading, exact: true });

async function becomeFirstAdmin(page: Page, firstStart: SiteServer): Promise<void> {
  await page.goto(firstAdminLink(firstStart));
  await page.getByLabel(deskSignIn.email, { exact: true }).fill(admin);
  await button(page, deskSignIn.firstAdmin.submit).click();
}

async function openYourSignIn(page: Page): Promise<void> {
  await page.locator(".desk-account summary").click();
  await page.getByRole("link", { name: desk.screens.yourSignIn }).click();
  await expect(heading(page, deskYourSignIn.heading)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.locator(".desk-account summary").click();
  await button(page, desk.account.signOut).click();
  await expect(heading(page, signInHeading)).toBeVisible();
}

test("a passkey is added, renamed, and signs in; a cancel loses nothing that was typed", async () => {
  await becomeFirstAdmin(ana, server);
  await expect(heading(ana, deskLeads.heading)).toBeVisible();
  await openYourSignIn(ana);
  await expect(ana.getByText(passkeys.none)).toBeVisible();
  await holds(ana, "your sign-in without passkeys");

  const name = ana.getByLabel(passkeys.add.name);
  const add = button(ana, passkeys.add.submit);
  await name.fill("Work laptop");
  await laptop.recognizesFinger(false);
  await laptop.touchedWhile(async () => {
    await add.click();
    await expect(alert(ana, deskPasskeyFailures.notAdded)).toBeVisible();
  });
  await expect(name).toHaveValue("Work laptop");
  await expect(add).toBeFocused();
  await holds(ana, "a passkey that was not added");
  await laptop.recognizesFinger(true);
  await laptop.touchedWhile(async () => {
    await add.click();
    await expect(row(ana, "Work laptop")).toContainText(passkeys.notUsed);
  });
  await expect(name).toHaveValue("");
  await laptop.touchedWhile(async () => {
    await add.click();
    await expect(alert(ana, deskPasskeyFailures.knownDevice)).toBeVisible();
  });

  await button(ana, `${passkeys.rename} Work laptop`).click();
  const dialog = ana.getByRole("dialog");
  await dialog.getByLabel(passkeys.name).fill(" ");
  await dialog.getByRole("button", { name: passkeys.save }).click();
  await expect(dialog.getByText(passkeys.missing)).toBeVisible();
  await holds(ana, "rename a passkey");
  await dialog.getByLabel(passkeys.name).fill("Laptop in the office");
  await dialog.getByRole("button", { name: passkeys.save }).click();
  await expect(row(ana, "Laptop in the office")).toBeVisible();
  await expect(dialog).toBeHidden();
  await holds(ana, "your sign-in with a passkey");

  await signOut(ana);
  const email = ana.getByLabel(deskSignIn.email, { exact: true });
  await email.fill(admin);
  await holds(ana, "sign in with a passkey");
  await laptop.recognizesFinger(false);
  await laptop.touchedWhile(async () => {
    await button(ana, deskSignIn.passkey).click();
    await expect(alert(ana, deskPasskeyFailures.notUsed)).toBeVisible();
  });
  await expect(email).toHaveValue(admin);
  await laptop.recognizesFinger(true);
  await laptop.touchedWhile(async () => {
    await button(ana, deskSignIn.passkey).click();
    await expect(heading(ana, deskLeads.heading)).toBeVisible();
  });
  await expect(ana.locator("main")).toBeFocused();
});

test("the autofill of the e-mail field signs in with a passkey", inTestAll, async () => {
  await signOut(ana);
  offerAutofill(true);
  await laptop.touchedWhile(async () => {
    await ana.goto("/desk/your-sign-in");
    await expect(heading(ana, deskYourSignIn.heading)).toBeVisible();
  });
  offerAutofill(false);
  await expect(row(ana, sessions.thisOne)).toContainText(deskYourSignIn.ways.passkey);
});

test(
  "an export, and a change to the team, are confirmed with the passkey first",
  inTestAll,
  async () => {
    await letConfirmationsRunOut(server);
    await ana.goto("/desk/subscribers");
    const save = ana.getByRole("link", { name: deskSubscribers.export });
    await save.click();
    await expect(confirmation(ana)).toBeVisible();
    await holds(ana, "confirm with a passkey");
    await confirmation(ana).getByRole("button", { name: deskConfirmation.cancel }).click();
    await expect(alert(ana, deskConfirmation.needed)).toBeVisible();
    await save.click();
    await laptop.recognizesFinger(false);
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await expect(alert(ana, deskPasskeyFailures.notUsed)).toBeVisible();
    });
    await holds(ana, "not confirmed");
    await laptop.recognizesFinger(true);
    const downloading = ana.waitForEvent("download");
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await downloading;
    });
    await expect(confirmation(ana)).toBeHidden();

    await letConfirmationsRunOut(server);
    await ana.goto("/desk/team");
    await ana.getByLabel(deskTeam.email, { exact: true }).fill(staff);
    await button(ana, deskTeam.invite).click();
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await expect(ana.getByText(fillIn(deskTeam.invited, { email: staff }))).toBeVisible();
    });
    await expect(row(ana, admin)).toContainText(`${deskTeam.ways.passkey}, ${deskTeam.ways.link}`);
    await holds(ana, "team");
  },
);

test(
  "a link that is opened in another browser needs a confirmation",
  inTestAll,
  async ({ browser }) => {
    await sam.goto("/desk");
    const link = await askForLink(sam, smtp, staff);
    const other = await newVisitor(browser, site);
    await followLink(other, link);
    const { otherBrowser } = deskSignIn.link;
    await expect(other.getByText(otherBrowser.question)).toBeVisible();
    await expect(other.locator("main")).toBeFocused();
    await holds(other, "a link of another browser");
    await button(other, otherBrowser.submit).click();
    await expect(heading(other, deskLeads.heading)).toBeVisible();

    await followLink(sam, link);
    await expect(alert(sam, "link")).toBeVisible();
    await button(sam, deskSignIn.link.another).click();
    await followLink(sam, await askForLink(sam, smtp, staff));
    await expect(heading(sam, deskLeads.heading), "the same browser is not asked").toBeVisible();
    await other.context().close();
  },
);

test(
  "a user without a passkey confirms by a link in another tab, and the request continues",
  inTestAll,
  async () => {
    const phone = await addVirtualAuthenticator(sam);
    await letConfirmationsRunOut(server);
    await openYourSignIn(sam);
    await button(sam, passkeys.add.submit).click();
    await holds(sam, "confirm by a link");
    const before = smtp.received.length;
    await button(sam, deskConfirmation.link).click();
    await expect(
      sam.getByText(fillIn(deskConfirmation.elsewhere.link, { email: staff })),
    ).toBeVisible();
    await button(sam, deskConfirmation.check).click();
    await expect(alert(sam, deskConfirmation.notYet)).toBeVisible();
    await holds(sam, "waits for the link");
    const otherTab = await sam.context().newPage();
    await phone.touchedWhile(async () => {
      await followLink(otherTab, await linkIn(smtp, staff, before));
      await expect(row(sam, passkeys.notUsed), "the passkey that was asked for").toBeVisible();
    });
    await expect(confirmation(sam)).toBeHidden();
    await otherTab.close();
  },
);

test(
  "a second device signs in with a key that is plugged in, and gets its own passkey",
  inTestAll,
  async ({ browser }) => {
    const tablet = await newVisitor(browser, site);
    await controlAutofill(tablet);
    const reader = await addVirtualAuthenticator(tablet);
    await tablet.goto("/desk");
    await followLink(tablet, await askForLink(tablet, smtp, admin));
    await openYourSignIn(tablet);
    await reader.touchedWhile(async () => {
      await button(tablet, passkeys.add.submit).click();
      await button(tablet, deskConfirmation.passkey).click();
      await expect(
        alert(tablet, deskPasskeyFailures.notUsed),
        "a mailbox is not enough",
      ).toBeVisible();
    });
    await confirmation(tablet).getByRole("button", { name: deskConfirmation.cancel }).click();
    await signOut(tablet);

    const key = await addVirtualAuthenticator(tablet, "usb");
    await key.copyFrom(laptop);
    await key.touchedWhile(async () => {
      await button(tablet, deskSignIn.passkey).click();
      await expect(heading(tablet, deskLeads.heading)).toBeVisible();
    });
    await key.unplug();
    await openYourSignIn(tablet);
    await tablet.getByLabel(passkeys.add.name).fill("Tablet");
    await reader.touchedWhile(async () => {
      await button(tablet, passkeys.add.submit).click();
      await expect(row(tablet, "Tablet")).toBeVisible();
    });
    await signOut(tablet);
    await reader.touchedWhile(async () => {
      await button(tablet, deskSignIn.passkey).click();
      await expect(heading(tablet, deskLeads.heading)).toBeVisible();
    });

    await letConfirmationsRunOut(server);
    await ana.goto("/desk/your-sign-in");
    const end = ana.getByRole("row").getByRole("button", { name: sessions.end });
    await expect(end).toHaveCount(1);
    await holds(ana, "two passkeys and two sessions");
    await end.click();
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await expect(end).toHaveCount(0);
    });
    await expect(ana.getByRole("heading", { name: sessions.heading })).toBeFocused();
    await tablet.reload();
    await expect(heading(tablet, signInHeading)).toBeVisible();

    await letConfirmationsRunOut(server);
    await button(ana, `${passkeys.remove} Tablet`).click();
    await holds(ana, "remove a passkey");
    await ana
      .getByRole("dialog")
      .getByRole("button", { name: passkeys.remove, exact: true })
      .click();
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await expect(row(ana, "Tablet")).toBeHidden();
    });
    await reader.touchedWhile(async () => {
      await button(tablet, deskSignIn.passkey).click();
      await expect(alert(tablet, "passkey"), "removed, it no longer signs in").toBeVisible();
    });
    await expect(heading(tablet, signInHeading)).toBeVisible();
    await tablet.context().close();
  },
);

test(
  "an admin ends a colleague's sessions, and users can end all of theirs or all others",
  inTestAll,
  async ({ browser }) => {
    await letConfirmationsRunOut(server);
    await ana.goto("/desk/team");
    await button(ana, `${deskTeam.endSessions} ${staff}`).click();
    await holds(ana, "end a colleague's sessions");
    await ana.getByRole("dialog").getByRole("button", { name: deskTeam.endSessions }).click();
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await expect(ana.getByText(fillIn(deskTeam.sessionsEnded, { email: staff }))).toBeVisible();
    });
    await sam.reload();
    await expect(heading(sam, signInHeading)).toBeVisible();

    const other = await newVisitor(browser, site);
    await other.goto("/desk");
    await followLink(other, await askForLink(other, smtp, admin));
    await letConfirmationsRunOut(server);
    await openYourSignIn(ana);
    await button(ana, sessions.endOthers).click();
    await ana.getByRole("dialog").getByRole("button", { name: sessions.endOthers }).click();
    await laptop.touchedWhile(async () => {
      await button(ana, deskConfirmation.passkey).click();
      await expect(ana.getByText(sessions.othersEnded)).toBeVisible();
    });
    await other.reload();
    await expect(heading(other, signInHeading)).toBeVisible();
    await other.context().close();

    await button(ana, sessions.signOutEverywhere).last().click();
    await holds(ana, "sign out everywhere");
    await ana.getByRole("dialog").getByRole("button", { name: sessions.signOutEverywhere }).click();
    await expect(heading(ana, signInHeading)).toBeVisible();
  },
);

test(
  "only passkeys: an invitation adds one first, and the last one stays",
  inTestAll,
  async ({ browser }) => {
    const strict = await startSiteServer({
      SMTP_URL: smtp.url,
      RATE_LIMIT: "off",
      DESK_SIGN_IN: "passkey",
    });
    try {
      const page = await newVisitor(browser, onLocalhost(strict));
      const device = await addVirtualAuthenticator(page);
      await becomeFirstAdmin(page, strict);
      const addFirst = withoutEmphasis(deskSignIn.addPasskeyFirst.heading);
      await expect(heading(page, addFirst)).toBeVisible();
      await holds(page, "add a passkey first");
      await page.goto("/desk/team");
      await expect(heading(page, addFirst), "nothing else opens").toBeVisible();
      await device.recognizesFinger(false);
      await device.touchedWhile(async () => {
        await button(page, deskSignIn.addPasskeyFirst.submit).click();
        await expect(alert(page, deskPasskeyFailures.notAdded)).toBeVisible();
      });
      await device.recognizesFinger(true);
      await device.touchedWhile(async () => {
        await button(page, deskSignIn.addPasskeyFirst.submit).click();
        await expect(heading(page, deskTeam.heading)).toBeVisible();
      });
      const before = smtp.received.length;
      await page.getByLabel(deskTeam.email, { exact: true }).fill(staff);
      await button(page, deskTeam.invite).click();
      await expect(row(page, staff)).toContainText(deskTeam.ways.none);

      const invited = await newVisitor(browser, onLocalhost(strict));
      const phone = await addVirtualAuthenticator(invited);
      await followLink(invited, await linkIn(smtp, staff, before));
      await expect(heading(invited, addFirst)).toBeVisible();
      await phone.touchedWhile(async () => {
        await button(invited, deskSignIn.addPasskeyFirst.submit).click();
        await expect(heading(invited, deskLeads.heading)).toBeVisible();
      });
      await openYourSignIn(invited);
      await invited.getByRole("button", { name: passkeys.remove }).click();
      const dialog = invited.getByRole("dialog");
      await dialog.getByRole("button", { name: passkeys.remove, exact: true }).click();
      await expect(dialog.getByRole("alert")).not.toBeEmpty();
      await dialog.getByRole("button", { name: deskYourSignIn.cancel }).click();
      await signOut(invited);
      await expect(button(invited, deskSignIn.passkey)).toBeVisible();
      await expect(invited.getByLabel(deskSignIn.email, { exact: true })).toBeHidden();
      await holds(invited, "sign in with passkeys only");
      await phone.touchedWhile(async () => {
        await button(invited, deskSignIn.passkey).click();
        await expect(heading(invited, deskLeads.heading)).toBeVisible();
      });
      await invited.context().close();
      await page.context().close();
    } finally {
      await strict.stop();
    }
  },
);
