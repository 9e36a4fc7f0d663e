import { expect, type Locator } from "@playwright/test";
import { leadStatusNames } from "#content/desk.ts";
import { subscribePath } from "#contracts/endpoints.ts";
import { emailFault } from "#contracts/limits.ts";
import { downloadBy, watch } from "../../support/built-pages/page-checks.ts";
import { firstAdminLink, inStorage } from "../../support/data-folder.ts";
import {
  admin,
  type DeskPage,
  renewConfirmations,
  signInHeading,
  staff,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { resultAnswer } from "../../support/journeys/rd-calculator.ts";
import { jsonRequest, resultsRequest, sendResults } from "../../support/requests.ts";
import { seedLeads } from "../../support/seed-leads.ts";

const test = testAtDesk();

const visitor = "ada@practice.example";
const person = "Dr. Iris Quennell";

const rows = (page: DeskPage) => page.locator(".lead-row");
const nameIn = (row: Locator) => row.locator(".lead-name");
/** Waits for the rows of this address, until those of the previous one are gone. */
const listIsLoaded = (page: DeskPage) =>
  expect(page.locator(".lead-days")).toHaveAttribute("aria-busy", "false");

test("the first admin signs in by the link of the first start and invites a colleague", async ({
  ana,
  server,
  smtp,
}) => {
  await ana.goto("/desk");
  await expect(ana.heading(signInHeading)).toBeVisible();
  await ana.holds("sign in");
  await ana.goto(firstAdminLink(server));
  await expect(ana.button("Become the first admin")).toBeVisible();
  await ana.holds("first admin");
  await ana.becomeFirstAdmin(server);
  await expect(ana.heading("Leads")).toBeVisible();
  await expect(ana.getByRole("heading", { name: "No leads yet" })).toBeVisible();
  await ana.holds("no leads");

  const firstThings = ana.getByRole("region", { name: "First things" });
  await firstThings.getByRole("link", { name: "Invite your colleagues" }).click();
  await expect(ana.getByText("The only admin.")).toBeVisible();
  await ana.field("E-mail").fill("not an address");
  await ana.button("Invite").click();
  await expect(ana.alert(emailFault)).toBeFocused();
  await ana.inviteStaff();
  await expect(ana.getByRole("rowheader", { name: staff })).toBeVisible();
  await ana.holds("team");
  await expect.poll(() => smtp.receivedBy(staff)).toHaveLength(1);
});

test("a morning: sign in, filter New, search, open, come back, export", async ({
  otherBrowser: page,
  server,
  smtp,
}) => {
  const contact = { name: person, practiceName: "Quennell Orthodontics" };
  await sendResults(server.url, resultsRequest(visitor, contact));
  await expect.poll(() => smtp.receivedBy(visitor)).toHaveLength(1);
  const hoursAgo = Date.now() - 5 * 60 * 60 * 1000;
  await inStorage(server, (storage) =>
    seedLeads(storage, { count: 3000, now: hoursAgo, withMessages: true }),
  );

  const trouble = watch(page);
  await page.goto("/desk/leads?kind=estimate");
  const link = await page.askForLink(smtp, admin);
  await page.holds("check your inbox");
  await page.followLink(link);
  await expect(page, "goes on to where they were going").toHaveURL(/leads\?kind=estimate$/);

  // The list moves what is below its notes until it is there.
  await expect(rows(page).first()).toBeVisible();
  const statuses = page.getByRole("navigation", { name: "Leads by status" });
  await statuses.getByRole("link", { name: leadStatusNames.new }).click();
  await expect(page).toHaveURL(/status=new/);
  await page.keyboard.press("/");
  await page.keyboard.type("quennell ortho");
  await expect(page).toHaveURL(/search=quennell/);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.field("Search")).toHaveValue("quennell ortho");
  await page.keyboard.press("j");
  await expect(nameIn(rows(page))).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.heading(person)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page, "back to the list as filtered").toHaveURL(/search=quennell/);

  await page.field("Search").fill("nobody of this name");
  await expect(page.getByRole("heading", { name: "No lead matches" })).toBeVisible();
  await page.holds("no lead matches");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows(page).first()).toContainText(person);
  await expect(rows(page).first()).toContainText("$18,900 to $31,500");
  await listIsLoaded(page);
  await page.holds("3,000 people");

  await renewConfirmations(server);
  const exported = `${(await downloadBy(page, page.exportLink())).contents}`;
  expect(exported, "what the visitor read").toContain(resultAnswer());
  expect(exported).toContain(",18900,31500,");
  expect(trouble).toEqual([]);

  await listIsLoaded(page);
  await page.context().clearCookies();
  await page.exportLink().click();
  const ended = page.heading("Your session has ended");
  await expect(ended, "an export after the session's end").toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test("from person to person and back, the list and the place in it stay @test:all", async ({
  ana,
}) => {
  await ana.goto("/desk/leads?kind=contact");
  await listIsLoaded(ana);
  const [first, second] = await nameIn(rows(ana)).evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({ href }) => href),
  );
  await ana.keyboard.press("j");
  await ana.keyboard.press("Enter");
  await expect(ana).toHaveURL(first ?? "");
  await ana.keyboard.press("j");
  await expect(ana).toHaveURL(second ?? "");
  await ana.reload();
  await ana.getByRole("link", { name: "Previous lead" }).click();
  await expect(ana).toHaveURL(first ?? "");
  await ana.keyboard.press("Escape");
  await expect(ana).toHaveURL(/leads\?kind=contact$/);
  await expect(nameIn(rows(ana).first()), "the row that was open").toBeFocused();

  const newest = ana.url();
  await ana.getByRole("link", { name: "Next page" }).click();
  await expect(ana).not.toHaveURL(newest);
  await ana.getByRole("link", { name: "Previous page" }).click();
  await expect(ana).toHaveURL(newest);
});

test("several are chosen by a range, changed twice, and the last change is taken back @test:all", async ({
  ana,
}) => {
  await ana.goto("/desk/leads?status=new");
  await listIsLoaded(ana);
  await ana.button("Choose several").click();
  await rows(ana).nth(1).getByRole("checkbox").click();
  await rows(ana)
    .nth(4)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  const bar = ana.getByRole("region", { name: "Change several people" });
  await expect(bar).toContainText("4 people chosen");
  await ana.holds("several chosen");
  await bar.getByLabel("Status").selectOption(leadStatusNames.contacted);
  await expect(bar).toContainText("Status of 4 people changed.");
  await expect(bar.getByRole("status"), "where one looks").toBeInViewport();
  await expect(bar, "they left the list and stay chosen").toContainText("4 of them not on this");

  await bar.getByLabel("Owner").focus();
  await ana.keyboard.press("ArrowDown");
  await ana.keyboard.press("ArrowDown");
  await ana.keyboard.press("Enter");
  await expect(bar).toContainText("Owner of 4 people changed.");
  await ana.keyboard.press("u");
  await expect(bar).toContainText("Owner of 4 people changed back.");
  await bar.getByRole("button", { name: "Done" }).click();
  await expect(bar).toBeHidden();
});

test("a caller without an address is added by the colleague who takes care of them @test:all", async ({
  ana,
}) => {
  await ana.goto("/desk/leads");
  await ana.button("Add a person").click();
  await ana.field("Name").fill("Cal Caller");
  await ana.inDialog("Add").click();
  await expect(ana.alert("Enter an e-mail address or a phone number.")).toBeFocused();
  await ana.holds("add a person");
  await ana.getByRole("dialog").getByLabel("Phone").fill("(303) 555-0142");
  await ana.inDialog("Add").click();
  await expect(ana.heading("Cal Caller")).toBeVisible();
  await expect(ana.field("Owner").locator("option:checked")).toHaveText("Me");
});

test("every other screen is accessible and fits, and single-key shortcuts can be turned off @test:all", async ({
  ana,
  server,
}) => {
  await fetch(jsonRequest(server.url, subscribePath, { email: "reader@practice.example" }));
  for (const name of ["Mail", "Activity", "Subscribers"]) {
    await ana.screen(name).click();
    await expect(ana.heading(name)).toBeVisible();
    await expect(ana.getByText("Loading", { exact: true })).toBeHidden();
    await ana.holds(name);
  }
  await ana.goto("/desk/mail?status=failed");
  await expect(ana.button("Retry all failed")).toBeVisible();
  await ana.holds("failed mail");
  await ana.button("Retry all failed").click();
  await expect(ana.getByRole("dialog", { name: /^Retry \d+ messages?\?$/ })).toBeVisible();
  await ana.holds("asked before retrying");
  await ana.inDialog("Cancel").click();
  await ana.goto("/desk/nowhere");
  await expect(ana.getByRole("heading", { name: "Nothing at this address" })).toBeVisible();
  await ana.holds("nothing here");

  await ana.locator(".desk-account summary").click();
  await ana.holds("account menu");
  await ana.locator(".desk-account summary").click();
  await ana.keyboard.press("?");
  const keys = ana.getByRole("dialog", { name: "Keys of the desk" });
  await expect(keys).toBeVisible();
  await ana.holds("keys");
  await keys.getByLabel("Use single keys").uncheck();
  await ana.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await ana.keyboard.press("?");
  await expect(keys).toBeHidden();
});
