import { readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { leadStatusNames } from "#content/desk.ts";
import { subscribePath } from "#contracts/endpoints.ts";
import { suppress } from "#server/newsletter/suppressions.ts";
import { pageCount, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  admin,
  atDesk,
  type DeskPage,
  inStorage,
  markup,
  renewConfirmations,
  signInHeading,
  staff,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { firstAdminLink } from "../../support/journeys/first-admin-link.ts";
import { jsonRequest, resultsRequest, sendResults } from "../../support/requests.ts";
import { seedLeads } from "../../support/seed-leads.ts";
import { messageOf } from "../../support/seed-messages.ts";
import type { SmtpSink } from "../../support/smtp.ts";

const test = testAtDesk();

const visitor = "ada@practice.example";
const person = "Dr. Iris Quennell";
const draft = "Half a sentence";
const longAddress = "margaret.vandenberghe@riversidedentistry.example";

const rows = (page: DeskPage) => page.locator(".lead-row");
const nameIn = (row: Locator) => row.locator(".lead-name");
/** Waits for the rows of this address, until those of the previous one are gone. */
const listIsLoaded = (page: DeskPage) =>
  expect(page.locator(".lead-days")).toHaveAttribute("aria-busy", "false");
const status = (page: DeskPage) => page.field("Status");
const note = (page: DeskPage) => page.field("Private note");
const ended = (page: DeskPage) => page.heading("Your session has ended");
const messagesTo = (smtp: SmtpSink, address: string) =>
  smtp.received.filter(({ to }) => to.includes(address)).length;
const comesBack = (page: DeskPage) => page.evaluate(() => dispatchEvent(new Event("focus")));

async function openPerson(page: DeskPage): Promise<void> {
  await page.goto("/desk/leads?search=quennell");
  await page.getByRole("link", { name: person }).click();
  await expect(page.heading(person)).toBeVisible();
}

/** The number of lines of each piece of text in it. */
const linesOfParts = (text: Locator) =>
  text.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (nodes.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      lines.push(range.getClientRects().length);
    }
    return lines;
  });

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
  await expect(ana).toHaveURL(/\/desk\/leads$/);
  await expect(ana.getByRole("heading", { name: "No leads yet" })).toBeVisible();
  await ana.holds("no leads");

  await ana.screen("Team").click();
  await ana.field("E-mail").fill("not an address");
  await ana.button("Invite").click();
  await expect(ana.getByText("Please enter an address like name@practice.com.")).toBeVisible();
  await ana.inviteStaff();
  await expect(ana.getByText(`${staff} is invited.`)).toBeVisible();
  await expect(ana.getByRole("rowheader", { name: staff })).toBeVisible();
  await ana.holds("team");
  await expect.poll(() => messagesTo(smtp, staff)).toBe(1);
});

test("a morning: sign in, filter New, open, call, note, status, send again, export", async ({
  otherBrowser: page,
  server,
  site,
  smtp,
}) => {
  const request = resultsRequest(visitor);
  Object.assign(request.calculation.contact, {
    name: person,
    practiceName: "Quennell Orthodontics",
  });
  await sendResults(server.url, request);
  await expect.poll(() => messagesTo(smtp, visitor)).toBe(1);
  const hoursAgo = Date.now() - 5 * 60 * 60 * 1000;
  await inStorage(server, (storage) =>
    seedLeads(storage, { count: 3000, now: hoursAgo, messageOf }),
  );

  const trouble = watch(page, site);
  await page.goto("/desk/leads?kind=estimate");
  const link = await page.askForLink(smtp, admin);
  await page.holds("check your inbox");
  await page.followLink(link);
  await expect(page, "goes on to where they were going").toHaveURL(/leads\?kind=estimate$/);

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
  await expect(page.getByRole("link", { name: person })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.heading(person)).toBeVisible();
  const slip = page.getByRole("figure", { name: rdCalculatorResult.slip.title });
  await expect(slip).toContainText("$33,075");
  const call = page.getByRole("link", { name: /^Call \(/ });
  await expect(call).toHaveAttribute("href", "tel:+18015550100");

  await page.keyboard.press("n");
  await page.keyboard.type(`Called. ${markup}`);
  await page.button("Add note").click();
  await expect(note(page)).toHaveValue("");
  await expect(page.locator("[data-note]")).toContainText(markup);
  await status(page).selectOption(leadStatusNames.contacted);
  await expect(page.saved()).toBeVisible();
  await expect(page.locator(".lead-timeline")).toContainText(leadStatusNames.contacted);

  await page.button(`Send again ${visitor}`).first().click();
  await page.holds("send again");
  expect(messagesTo(smtp, visitor), "nothing leaves before the second press").toBe(1);
  await page.inDialog("Send again").click();
  await expect(page.getByText(`On its way to ${visitor} again.`)).toBeVisible();
  await expect.poll(() => messagesTo(smtp, visitor)).toBe(2);
  await page.holds("a lead");
  expect(pageCount(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(2);

  await page.keyboard.press("Escape");
  await expect(page, "back to the list as filtered").toHaveURL(/search=quennell/);
  await expect(page.getByRole("heading", { name: "No lead matches" })).toBeVisible();
  await page.holds("no lead matches");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows(page).first()).toContainText(person);
  await listIsLoaded(page);
  await page.holds("3,000 leads");

  await page.getByRole("link", { name: leadStatusNames.contacted }).click();
  await expect(page).toHaveURL(/status=contacted/);
  await renewConfirmations(server);
  const downloading = page.waitForEvent("download");
  await page.exportLink().click();
  const csv = await readFile((await (await downloading).path()) ?? "", "utf8");
  expect(csv).toContain(visitor);
  expect(trouble).toEqual([]);
  expect(await page.title()).not.toBe("run");

  await listIsLoaded(page);
  await page.context().clearCookies();
  await page.exportLink().click();
  await expect(ended(page), "an export after the session's end").toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test(
  "from lead to lead and back, the list and the place in it stay",
  inTestAll,
  async ({ ana }) => {
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
    await nameIn(rows(ana).nth(1)).click();
    await expect(ana).toHaveURL(second ?? "");
    await ana.goBack();
    await expect(nameIn(rows(ana).nth(1)), "the same after Back").toBeFocused();
    await nameIn(rows(ana).first()).click();
    await ana.keyboard.press("/");
    await expect(ana.field("Search")).toBeFocused();

    const older = ana.getByRole("link", { name: "Next page" });
    const newer = ana.getByRole("link", { name: "Previous page" });
    const pages: string[] = [];
    for (const _ of [1, 2, 3]) {
      await listIsLoaded(ana);
      pages.push(ana.url());
      const next = new URL((await older.getAttribute("href")) ?? "", ana.url()).href;
      await older.click();
      await expect(ana).toHaveURL(next);
    }
    for (const page of pages.toReversed()) {
      await newer.click();
      await expect(ana).toHaveURL(page);
    }
    await expect(newer).toBeHidden();
  },
);

test(
  "if two users change one lead, the second sees the first's change and loses nothing",
  inTestAll,
  async ({ ana, sam, smtp }) => {
    await sam.goto("/desk");
    await sam.signInByLink(smtp, staff);
    for (const page of [ana, sam]) await openPerson(page);
    await expect(sam.exportLink()).toBeHidden();
    await expect(sam.screen("Activity")).toBeHidden();
    await note(sam).fill(draft);
    await status(ana).selectOption(leadStatusNames.meeting);
    await expect(ana.saved()).toBeVisible();

    await status(sam).selectOption(leadStatusNames.client);
    const conflict = sam.alert("Somebody else changed this lead");
    for (const words of [leadStatusNames.meeting, admin, leadStatusNames.client])
      await expect(conflict).toContainText(words);
    await expect(status(sam)).toHaveValue("meeting");
    await expect(note(sam)).toHaveValue(draft);
    await sam.holds("conflict");
    await sam.button("Save mine").click();
    await expect(conflict).toBeHidden();
    await expect(status(sam)).toHaveValue("client");
  },
);

test(
  "nothing typed is lost when a session ends or the server is unavailable",
  inTestAll,
  async ({ sam, smtp }) => {
    await sam.reload();
    await expect(note(sam), "a reload keeps a draft").toHaveValue(draft);
    await sam.route("**/desk/api/**", (route) => route.abort());
    await sam.button("Add note").click();
    await expect(sam.getByText("The server did not answer.")).toBeVisible();
    await sam.screen("Mail").click();
    await expect(sam.button("Try again")).toBeVisible();
    await sam.holds("server away");
    await sam.reload();
    await expect(sam.heading("The desk does not answer")).toBeVisible();
    await sam.holds("server away from the start");
    await sam.unroute("**/desk/api/**");
    await sam.button("Try again").click();
    await expect(sam.heading("Mail")).toBeVisible();
    await sam.goBack();
    await expect(note(sam)).toHaveValue(draft);

    await sam.context().clearCookies();
    await sam.button("Add note").click();
    await expect(ended(sam)).toBeVisible();
    await expect(sam.getByText(person), "no lead is left on the screen").toHaveCount(0);
    await sam.holds("session ended");
    const otherTab = atDesk(await sam.context().newPage());
    await otherTab.followLink(await sam.askForLink(smtp, staff));
    await expect(otherTab.heading("Leads")).toBeVisible();
    await expect(sam.heading(person), "the first tab goes on where it was").toBeVisible();
    await expect(note(sam)).toHaveValue(draft);

    await otherTab.goto(sam.url());
    await expect(note(otherTab), "a draft stays in its tab").toHaveValue("");
    const kept = await otherTab.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(draft);
    await otherTab.close();

    await sam.context().clearCookies();
    await comesBack(sam);
    await expect(sam.heading(signInHeading), "who comes back finds no lead").toBeVisible();
    await expect(sam.getByText(person)).toHaveCount(0);
    await sam.signInByLink(smtp, staff);
    await expect(sam.heading(person), "the same place in the same tab").toBeVisible();
    await expect(note(sam)).toHaveValue(draft);
    const notes = sam.locator("[data-note]");
    const before = await notes.count();
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let requests = 0;
    await sam.route("**/notes", async (route) => {
      await answers[requests++]?.promise;
      await route.continue();
    });
    // Twice before the screen can answer, as a held key does.
    await note(sam).evaluate((field) => {
      const press = { key: "Enter", ctrlKey: true, bubbles: true };
      field.dispatchEvent(new KeyboardEvent("keydown", press));
      field.dispatchEvent(new KeyboardEvent("keydown", press));
    });
    await note(sam).press("End");
    await note(sam).pressSequentially(" And later.");
    answers[0]?.resolve();
    await expect(notes.first()).toContainText(draft);
    await expect(note(sam), "what was typed while it saved").toHaveValue("And later.");
    const second = sam.waitForResponse("**/notes");
    answers[1]?.resolve();
    await second;
    await expect(note(sam), "after the second answer").toHaveValue("And later.");
    await expect(notes).toHaveCount(before + 1);
    await sam.unroute("**/notes");
    await note(sam).fill("");
  },
);

test(
  "a lead is hidden after an hour, and signing out in one tab leaves no draft in another",
  inTestAll,
  async ({ otherBrowser: page, smtp }) => {
    await page.clock.install();
    await page.goto("/desk");
    await page.signInByLink(smtp, staff);
    await openPerson(page);
    await note(page).fill(draft);
    await note(page).press("End");
    // Far from the limit, because real time passes too.
    await page.clock.fastForward("30:00");
    await expect(page.heading(person)).toBeVisible();
    await page.clock.fastForward("30:00");
    await expect(ended(page)).toBeVisible();
    await expect(page.getByText(person)).toHaveCount(0);

    // The session is still open on the server, so returning shows the same screen again.
    await comesBack(page);
    await expect(page.heading(person)).toBeVisible();
    await expect(note(page)).toHaveValue(draft);

    const drafts = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await drafts()).toContain(draft);
    const otherTab = atDesk(await page.context().newPage());
    await otherTab.goto("/desk/leads");
    await otherTab.signOut();
    await expect(page.heading(signInHeading)).toBeVisible();
    expect(await drafts()).not.toContain(draft);
  },
);

test(
  "an answer that breaks off affects only its own screen, which can be retried",
  inTestAll,
  async ({ ana }) => {
    await ana.goto("/desk/team");
    const list = /\/desk\/api\/leads(\?|$)/;
    await ana.route(list, (route) =>
      route.fulfill({ contentType: "application/json", body: '{"leads":[{"id":' }),
    );
    const failure = ana.alert("The server could not answer.");
    await ana.screen("Leads").click();
    await expect(failure).toBeVisible();
    await expect(ana.heading("Leads")).toBeVisible();
    await ana.holds("an answer that breaks off");
    await ana.screen("Mail").click();
    await expect(ana.heading("Mail")).toBeVisible();
    await expect(ana.getByRole("alert")).toBeHidden();
    await ana.screen("Leads").click();
    await expect(failure).toBeVisible();
    await ana.unroute(list);
    await ana.button("Try again").click();
    await expect(rows(ana).first()).toBeVisible();
    await expect(ana.getByRole("alert")).toBeHidden();
  },
);

test(
  "every other screen is accessible and fits, and single-key shortcuts can be turned off",
  inTestAll,
  async ({ ana, server }) => {
    await fetch(jsonRequest(server.url, subscribePath, { email: longAddress }));
    await inStorage(server, (storage) =>
      storage.run((queries) => suppress(queries, "gone@x.example", "unsubscribed", Date.now())),
    );
    for (const name of ["Mail", "Activity", "Subscribers"]) {
      await ana.screen(name).click();
      await expect(ana.heading(name)).toBeVisible();
      await expect(ana.getByText("Loading", { exact: true })).toBeHidden();
      await ana.holds(name);
    }
    await expect(ana.getByText("1 reader has unsubscribed.")).toBeVisible();
    for (const width of [390, 320]) {
      await ana.setViewportSize({ width, height: 900 });
      const parts = await linesOfParts(ana.getByRole("link", { name: longAddress }));
      expect(parts, `a long address at ${width} px breaks before its @ alone`).toEqual([1, 1]);
      const menu = await ana
        .button("Subscribers")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(menu, `the menu's button holds its words at ${width} px`).toBe(0);
    }
    await ana.setViewportSize({ width: 1440, height: 900 });

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

    await ana.keyboard.press("?");
    const keys = ana.getByRole("dialog", { name: "Keys of the desk" });
    await expect(keys).toBeVisible();
    await ana.holds("keys");
    await keys.getByLabel("Use single keys").uncheck();
    await ana.keyboard.press("Escape");
    await expect(keys).toBeHidden();
    await ana.keyboard.press("?");
    await expect(keys).toBeHidden();
  },
);

test(
  "a member's role changes what an open desk offers, and a removal ends it",
  inTestAll,
  async ({ ana, sam, server }) => {
    await renewConfirmations(server);
    await ana.screen("Team").click();
    const becomes = async (name: string) => {
      await ana.field(`Role: ${staff}`).selectOption(name);
      await expect(ana.getByText(`${staff} is ${name} now.`)).toBeVisible();
    };
    await becomes("Admin");
    await sam.goto("/desk/leads");
    await expect(sam.exportLink()).toBeVisible();
    await becomes("Staff");
    await sam.exportLink().click();
    await expect(sam.heading("Leads")).toBeVisible();
    await expect(sam.exportLink()).toBeHidden();

    await ana.button(`Remove ${staff}`).click();
    await ana.holds("remove");
    await ana.inDialog("Remove").click();
    await expect(ana.getByText(`${staff} is removed.`)).toBeVisible();
    await sam.reload();
    await expect(sam.heading(signInHeading)).toBeVisible();
  },
);

test(
  "an admin erases a lead by typing its address, and Activity says so",
  inTestAll,
  async ({ ana }) => {
    await openPerson(ana);
    await ana.button("Erase").click();
    const dialog = ana.getByRole("dialog", { name: "Erase this person" });
    await expect(dialog).toContainText("1 lead");
    const address = dialog.getByLabel(`Type ${visitor} to confirm`);
    await address.fill("somebody@else.example");
    await ana.inDialog("Erase").click();
    await expect(dialog.getByText("That is not the lead’s e-mail address.")).toBeVisible();
    await ana.holds("erase");
    await address.fill(visitor);
    await ana.inDialog("Erase").click();
    await expect(ana.getByRole("heading", { name: "No lead matches" })).toBeVisible();
    await expect(ana.getByText("The person was erased.")).toBeVisible();

    await ana.screen("Activity").click();
    await expect(ana.locator(".desk-activity").getByText("erased a lead")).toBeVisible();
    await expect(ana.locator("main")).not.toContainText(visitor);
    await expect(ana.locator("main")).toContainText("by e-mailed link");

    await ana.locator(".desk-account summary").click();
    await ana.holds("account menu");
  },
);
