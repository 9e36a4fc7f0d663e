import { expect, type Page, test } from "@playwright/test";
import { inEveryChromium, inTestAll } from "../../support/in-test-all.ts";
import {
  askForLink,
  becomeFirstAdmin,
  followLink,
  holds,
  linkIn,
  newVisitor,
} from "../../support/journeys/desk-browser.ts";
import { letConfirmationsRunOut } from "../../support/journeys/desk-confirmations.ts";
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
const signInHeading = "Sign in to the desk";

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
  page.getByRole("dialog", { name: "Confirm it is you", exact: true });

async function openYourSignIn(page: Page): Promise<void> {
  await page.locator(".desk-account summary").click();
  await page.getByRole("link", { name: "Your sign-in" }).click();
  await expect(heading(page, "Your sign-in")).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.locator(".desk-account summary").click();
  await button(page, "Sign out").click();
  await expect(heading(page, signInHeading)).toBeVisible();
}

test(
  "a passkey is added, renamed, and signs in; a cancel loses nothing that was typed",
  inEveryChromium,
  async () => {
    await becomeFirstAdmin(ana, server, admin);
    await expect(heading(ana, "Leads")).toBeVisible();
    await openYourSignIn(ana);
    await expect(
      ana.getByText(
        "You have none yet. With a passkey you sign in by the fingerprint, face or PIN that unlocks your device.",
      ),
    ).toBeVisible();
    await holds(ana, "your sign-in without passkeys");

    const name = ana.getByLabel("Name of a new passkey");
    const add = button(ana, "Add a passkey");
    await name.fill("Work laptop");
    await laptop.recognizesFinger(false);
    await laptop.touchedWhile(async () => {
      await add.click();
      await expect(
        alert(ana, "No passkey was added. You canceled, or it took too long. Please try again."),
      ).toBeVisible();
    });
    await expect(name).toHaveValue("Work laptop");
    await expect(add).toBeFocused();
    await holds(ana, "a passkey that was not added");
    await laptop.recognizesFinger(true);
    await laptop.touchedWhile(async () => {
      await add.click();
      await expect(row(ana, "Work laptop")).toContainText("Not yet");
    });
    await expect(name).toHaveValue("");
    await laptop.touchedWhile(async () => {
      await add.click();
      await expect(alert(ana, "This device has a passkey for the desk already.")).toBeVisible();
    });

    await button(ana, "Rename Work laptop").click();
    const dialog = ana.getByRole("dialog");
    await dialog.getByLabel("Name").fill(" ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please enter a name.")).toBeVisible();
    await holds(ana, "rename a passkey");
    await dialog.getByLabel("Name").fill("Laptop in the office");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row(ana, "Laptop in the office")).toBeVisible();
    await expect(dialog).toBeHidden();
    await holds(ana, "your sign-in with a passkey");

    await signOut(ana);
    const email = ana.getByLabel("E-mail", { exact: true });
    await email.fill(admin);
    await holds(ana, "sign in with a passkey");
    await laptop.recognizesFinger(false);
    await laptop.touchedWhile(async () => {
      await button(ana, "Sign in with a passkey").click();
      await expect(
        alert(
          ana,
          "No passkey was used. You canceled, it took too long, or there is none for this desk on your device. Please try again or choose another way.",
        ),
      ).toBeVisible();
    });
    await expect(email).toHaveValue(admin);
    await laptop.recognizesFinger(true);
    await laptop.touchedWhile(async () => {
      await button(ana, "Sign in with a passkey").click();
      await expect(heading(ana, "Leads")).toBeVisible();
    });
    await expect(ana.locator("main")).toBeFocused();
  },
);

test("the autofill of the e-mail field signs in with a passkey", inTestAll, async () => {
  await signOut(ana);
  offerAutofill(true);
  await laptop.touchedWhile(async () => {
    await ana.goto("/desk/your-sign-in");
    await expect(heading(ana, "Your sign-in")).toBeVisible();
  });
  offerAutofill(false);
  await expect(row(ana, "this one")).toContainText("passkey");
});

test(
  "an export, and a change to the team, are confirmed with the passkey first",
  inTestAll,
  async () => {
    await letConfirmationsRunOut(server);
    await ana.goto("/desk/subscribers");
    const save = ana.getByRole("link", { name: "Export CSV" });
    await save.click();
    await expect(confirmation(ana)).toBeVisible();
    await holds(ana, "confirm with a passkey");
    await confirmation(ana).getByRole("button", { name: "Cancel" }).click();
    await expect(alert(ana, "Please confirm first that it is you.")).toBeVisible();
    await save.click();
    await laptop.recognizesFinger(false);
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await expect(
        alert(
          ana,
          "No passkey was used. You canceled, it took too long, or there is none for this desk on your device. Please try again or choose another way.",
        ),
      ).toBeVisible();
    });
    await holds(ana, "not confirmed");
    await laptop.recognizesFinger(true);
    const downloading = ana.waitForEvent("download");
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await downloading;
    });
    await expect(confirmation(ana)).toBeHidden();

    await letConfirmationsRunOut(server);
    await ana.goto("/desk/team");
    await ana.getByLabel("E-mail", { exact: true }).fill(staff);
    await button(ana, "Invite").click();
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await expect(ana.getByText(`${staff} is invited.`)).toBeVisible();
    });
    await expect(row(ana, admin)).toContainText(`1 passkey, e-mailed link`);
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
    await expect(
      other.getByText(
        "You asked for this link in another browser or on another device. Sign in here?",
      ),
    ).toBeVisible();
    await expect(other.locator("main")).toBeFocused();
    await holds(other, "a link of another browser");
    await button(other, "Yes, sign in here").click();
    await expect(heading(other, "Leads")).toBeVisible();

    await followLink(sam, link);
    await expect(alert(sam, "link")).toBeVisible();
    await button(sam, "Get a new link").click();
    await followLink(sam, await askForLink(sam, smtp, staff));
    await expect(heading(sam, "Leads"), "the same browser is not asked").toBeVisible();
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
    await button(sam, "Add a passkey").click();
    await holds(sam, "confirm by a link");
    const before = smtp.received.length;
    await button(sam, "E-mail me a link").click();
    await expect(
      sam.getByText(
        `A link is on its way to ${staff}. Open it in another tab of this browser, sign in there, then come back here.`,
      ),
    ).toBeVisible();
    await button(sam, "I have signed in, continue").click();
    await expect(
      alert(sam, "This browser is not confirmed yet. Please sign in in the other tab first."),
    ).toBeVisible();
    await holds(sam, "waits for the link");
    const otherTab = await sam.context().newPage();
    await phone.touchedWhile(async () => {
      await followLink(otherTab, await linkIn(smtp, staff, before));
      await expect(row(sam, "Not yet"), "the passkey that was asked for").toBeVisible();
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
      await button(tablet, "Add a passkey").click();
      await button(tablet, "Confirm with a passkey").click();
      await expect(
        alert(
          tablet,
          "No passkey was used. You canceled, it took too long, or there is none for this desk on your device. Please try again or choose another way.",
        ),
        "a mailbox is not enough",
      ).toBeVisible();
    });
    await confirmation(tablet).getByRole("button", { name: "Cancel" }).click();
    await signOut(tablet);

    const key = await addVirtualAuthenticator(tablet, "usb");
    await key.copyFrom(laptop);
    await key.touchedWhile(async () => {
      await button(tablet, "Sign in with a passkey").click();
      await expect(heading(tablet, "Leads")).toBeVisible();
    });
    await key.unplug();
    await openYourSignIn(tablet);
    await tablet.getByLabel("Name of a new passkey").fill("Tablet");
    await reader.touchedWhile(async () => {
      await button(tablet, "Add a passkey").click();
      await expect(row(tablet, "Tablet")).toBeVisible();
    });
    await signOut(tablet);
    await reader.touchedWhile(async () => {
      await button(tablet, "Sign in with a passkey").click();
      await expect(heading(tablet, "Leads")).toBeVisible();
    });

    await letConfirmationsRunOut(server);
    await ana.goto("/desk/your-sign-in");
    const end = ana.getByRole("row").getByRole("button", { name: "End" });
    await expect(end).toHaveCount(1);
    await holds(ana, "two passkeys and two sessions");
    await end.click();
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await expect(end).toHaveCount(0);
    });
    await expect(ana.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
    await tablet.reload();
    await expect(heading(tablet, signInHeading)).toBeVisible();

    await letConfirmationsRunOut(server);
    await button(ana, "Remove Tablet").click();
    await holds(ana, "remove a passkey");
    await ana.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await expect(row(ana, "Tablet")).toBeHidden();
    });
    await reader.touchedWhile(async () => {
      await button(tablet, "Sign in with a passkey").click();
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
    await button(ana, `End sessions ${staff}`).click();
    await holds(ana, "end a colleague's sessions");
    await ana.getByRole("dialog").getByRole("button", { name: "End sessions" }).click();
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await expect(ana.getByText(`The sessions of ${staff} have ended.`)).toBeVisible();
    });
    await sam.reload();
    await expect(heading(sam, signInHeading)).toBeVisible();

    const other = await newVisitor(browser, site);
    await other.goto("/desk");
    await followLink(other, await askForLink(other, smtp, admin));
    await letConfirmationsRunOut(server);
    await openYourSignIn(ana);
    await button(ana, "End all other sessions").click();
    await ana.getByRole("dialog").getByRole("button", { name: "End all other sessions" }).click();
    await laptop.touchedWhile(async () => {
      await button(ana, "Confirm with a passkey").click();
      await expect(ana.getByText("All other sessions have ended.")).toBeVisible();
    });
    await other.reload();
    await expect(heading(other, signInHeading)).toBeVisible();
    await other.context().close();

    await button(ana, "Sign out everywhere").last().click();
    await holds(ana, "sign out everywhere");
    await ana.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
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
      await becomeFirstAdmin(page, strict, admin);
      const addFirst = "Add a passkey";
      await expect(heading(page, addFirst)).toBeVisible();
      await holds(page, "add a passkey first");
      await page.goto("/desk/team");
      await expect(heading(page, addFirst), "nothing else opens").toBeVisible();
      await device.recognizesFinger(false);
      await device.touchedWhile(async () => {
        await button(page, "Add a passkey").click();
        await expect(
          alert(page, "No passkey was added. You canceled, or it took too long. Please try again."),
        ).toBeVisible();
      });
      await device.recognizesFinger(true);
      await device.touchedWhile(async () => {
        await button(page, "Add a passkey").click();
        await expect(heading(page, "Team")).toBeVisible();
      });
      const before = smtp.received.length;
      await page.getByLabel("E-mail", { exact: true }).fill(staff);
      await button(page, "Invite").click();
      await expect(row(page, staff)).toContainText("Nothing yet");

      const invited = await newVisitor(browser, onLocalhost(strict));
      const phone = await addVirtualAuthenticator(invited);
      await followLink(invited, await linkIn(smtp, staff, before));
      await expect(heading(invited, addFirst)).toBeVisible();
      await phone.touchedWhile(async () => {
        await button(invited, "Add a passkey").click();
        await expect(heading(invited, "Leads")).toBeVisible();
      });
      await openYourSignIn(invited);
      await invited.getByRole("button", { name: "Remove" }).click();
      const dialog = invited.getByRole("dialog");
      await dialog.getByRole("button", { name: "Remove", exact: true }).click();
      await expect(dialog.getByRole("alert")).not.toBeEmpty();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await signOut(invited);
      await expect(button(invited, "Sign in with a passkey")).toBeVisible();
      await expect(invited.getByLabel("E-mail", { exact: true })).toBeHidden();
      await holds(invited, "sign in with passkeys only");
      await phone.touchedWhile(async () => {
        await button(invited, "Sign in with a passkey").click();
        await expect(heading(invited, "Leads")).toBeVisible();
      });
      await invited.context().close();
      await page.context().close();
    } finally {
      await strict.stop();
    }
  },
);
