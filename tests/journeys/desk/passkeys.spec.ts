import { expect, type Locator } from "@playwright/test";
import {
  admin,
  atDesk,
  type DeskPage,
  letConfirmationsRunOut,
  linkIn,
  staff,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import {
  addVirtualAuthenticator,
  controlAutofill,
  type VirtualAuthenticator,
} from "../../support/journeys/virtual-authenticator.ts";

const test = testAtDesk();

let laptop: VirtualAuthenticator;
let offerAutofill: (on: boolean) => void;

test.beforeAll(async ({ ana }) => {
  offerAutofill = await controlAutofill(ana);
  laptop = await addVirtualAuthenticator(ana);
});

const addButton = (page: DeskPage) => page.button("Add a passkey");
const signInButton = (page: DeskPage) => page.button("Sign in with a passkey");
const confirmButton = (page: DeskPage) => page.button("Confirm with a passkey");
const nameField = (page: DeskPage) => page.getByLabel("Name of a new passkey");
const confirmation = (page: DeskPage) =>
  page.getByRole("dialog", { name: "Confirm it is you", exact: true });

/** Presses a button while the device is touched, until it has had its effect. */
const touch = (device: VirtualAuthenticator, pressed: Locator, effect: Locator) =>
  device.touchedWhile(async () => {
    await pressed.click();
    await expect(effect).toBeVisible();
  });

/** The same with a finger that the device does not know, which is also what a cancel does. */
async function touchInVain(device: VirtualAuthenticator, pressed: Locator, failure: Locator) {
  await device.recognizesFinger(false);
  await touch(device, pressed, failure);
  await device.recognizesFinger(true);
}

async function openYourSignIn(page: DeskPage): Promise<void> {
  await page.locator(".desk-account summary").click();
  await page.getByRole("link", { name: "Your sign-in" }).click();
  await expect(page.heading("Your sign-in")).toBeVisible();
}

test("a passkey is added, renamed, and signs in; a cancel loses nothing that was typed @test:all @every-chromium", async ({
  ana,
  server,
}) => {
  await ana.becomeFirstAdmin(server);
  await openYourSignIn(ana);
  await expect(ana.getByText("You have none yet.")).toBeVisible();
  await ana.holds("your sign-in without passkeys");

  await nameField(ana).fill("Work laptop");
  await touchInVain(laptop, addButton(ana), ana.alert("No passkey was added."));
  await expect(nameField(ana)).toHaveValue("Work laptop");
  await expect(addButton(ana)).toBeFocused();
  await ana.holds("a passkey that was not added");
  await touch(laptop, addButton(ana), ana.row("Work laptop"));
  await touch(laptop, addButton(ana), ana.alert("This device has a passkey"));

  await ana.button("Rename Work laptop").click();
  const dialog = ana.getByRole("dialog");
  await ana.holds("rename a passkey");
  await dialog.getByLabel("Name").fill("Laptop in the office");
  await ana.inDialog("Save").click();
  await expect(ana.row("Laptop in the office")).toBeVisible();
  await expect(dialog).toBeHidden();

  await ana.signOut();
  await ana.field("E-mail").fill(admin);
  await ana.holds("sign in with a passkey");
  await touchInVain(laptop, signInButton(ana), ana.alert("No passkey was used."));
  await expect(ana.field("E-mail")).toHaveValue(admin);
  await touch(laptop, signInButton(ana), ana.heading("Leads"));
  await expect(ana.locator("main")).toBeFocused();
});

test("the autofill of the e-mail field signs in with a passkey @test:all @every-chromium", async ({
  ana,
}) => {
  await ana.signOut();
  offerAutofill(true);
  await laptop.touchedWhile(async () => {
    await ana.goto("/desk/your-sign-in");
    await expect(ana.heading("Your sign-in")).toBeVisible();
  });
  offerAutofill(false);
  await expect(ana.row("this one")).toContainText("passkey");
});

test("an export and a change to the team are confirmed with the passkey first @test:all @every-chromium", async ({
  ana,
  server,
}) => {
  await letConfirmationsRunOut(server);
  await ana.goto("/desk/subscribers");
  await ana.exportLink().click();
  await expect(confirmation(ana)).toBeVisible();
  await ana.holds("confirm with a passkey");
  await touchInVain(laptop, confirmButton(ana), ana.alert("No passkey was used."));
  await ana.holds("not confirmed");
  const downloading = ana.waitForEvent("download");
  await laptop.touchedWhile(async () => {
    await confirmButton(ana).click();
    await downloading;
  });
  await expect(confirmation(ana)).toBeHidden();

  await letConfirmationsRunOut(server);
  await ana.goto("/desk/team");
  await ana.inviteStaff();
  await touch(laptop, confirmButton(ana), ana.getByText(`${staff} is invited.`));
});

test("a link that is opened in another browser needs a confirmation @test:all @every-chromium", async ({
  otherBrowser: other,
  sam,
  smtp,
}) => {
  await sam.goto("/desk");
  const link = await sam.askForLink(smtp, staff);
  await other.followLink(link);
  await expect(other.getByText("You asked for this link in another browser")).toBeVisible();
  await expect(other.locator("main")).toBeFocused();
  await other.holds("a link of another browser");
  await other.button("Yes, sign in here").click();
  await expect(other.heading("Leads")).toBeVisible();

  await sam.followLink(link);
  await expect(sam.alert("link")).toBeVisible();
  await sam.button("Get a new link").click();
  await sam.signInByLink(smtp, staff);
  await expect(sam.heading("Leads"), "the same browser is not asked").toBeVisible();
});

test("a user without a passkey confirms by a link in another tab, and the request continues @test:all @every-chromium", async ({
  sam,
  server,
  smtp,
}) => {
  const phone = await addVirtualAuthenticator(sam);
  await letConfirmationsRunOut(server);
  await openYourSignIn(sam);
  await addButton(sam).click();
  await sam.holds("confirm by a link");
  const before = smtp.received.length;
  await sam.button("E-mail me a link").click();
  await expect(sam.getByText(`A link is on its way to ${staff}.`)).toBeVisible();
  await sam.button("I have signed in, continue").click();
  await expect(sam.alert("This browser is not confirmed yet.")).toBeVisible();
  await sam.holds("waits for the link");
  // Else every page believes that it is in front.
  const devtools = await sam.context().newCDPSession(sam);
  await devtools.send("Emulation.setFocusEmulationEnabled", { enabled: false });
  const otherTab = atDesk(await sam.context().newPage());
  await phone.touchedWhile(async () => {
    await otherTab.followLink(await linkIn(smtp, staff, before));
    await sam.bringToFront();
    await expect(sam.row("Not yet"), "the passkey that was asked for").toBeVisible();
  });
  await expect(confirmation(sam)).toBeHidden();
  await otherTab.close();
});

test.describe("with passkeys only", () => {
  const strictTest = testAtDesk({ DESK_SIGN_IN: "passkey" });

  strictTest(
    "an invitation adds one first, and signs in with it @test:all",
    async ({ ana, sam, server, smtp }) => {
      const device = await addVirtualAuthenticator(ana);
      await ana.becomeFirstAdmin(server);
      await ana.goto("/desk/team");
      await expect(ana.heading("Add a passkey"), "nothing else opens").toBeVisible();
      await ana.holds("add a passkey first");
      await touch(device, addButton(ana), ana.heading("Team"));
      await ana.inviteStaff();
      await expect(ana.row(staff)).toContainText("Nothing yet");

      const phone = await addVirtualAuthenticator(sam);
      await sam.followLink(await linkIn(smtp, staff));
      await touch(phone, addButton(sam), sam.heading("Leads"));
      await sam.signOut();
      await expect(signInButton(sam)).toBeVisible();
      await expect(sam.field("E-mail")).toBeHidden();
      await sam.holds("sign in with passkeys only");
      await touch(phone, signInButton(sam), sam.heading("Leads"));
    },
  );
});
