import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { leadStatusNames } from "#content/desk.ts";
import { subscribePath } from "#contracts/endpoints.ts";
import { silentLog } from "#server/log.ts";
import { suppress } from "#server/newsletter/suppressions.ts";
import { openStorage } from "#server/storage/storage.ts";
import { pageCount, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { askForLink, followLink, holds, newVisitor } from "../../support/journeys/desk-browser.ts";
import { renewConfirmations } from "../../support/journeys/desk-confirmations.ts";
import { firstAdminLink } from "../../support/journeys/first-admin-link.ts";
import { jsonRequest, resultsRequest, sendResults } from "../../support/requests.ts";
import { seedLeads } from "../../support/seed-leads.ts";
import { messageOf } from "../../support/seed-messages.ts";
import { type SiteServer, startSiteServer } from "../../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../../support/smtp.ts";

test.describe.configure({ mode: "serial" });

const admin = "ana@firm.example";
const staff = "sam@firm.example";
const visitor = "ada@practice.example";
const person = "Dr. Iris Quennell";
const signInHeading = "Sign in to the desk";
const longAddress = "margaret.vandenberghe@riversidedentistry.example";
const markup = `<img src=x onerror="document.title='run'">`;

let smtp: SmtpSink;
let server: SiteServer;
let ana: Page;
let sam: Page;

test.beforeAll(async ({ browser }) => {
  smtp = await startSmtp();
  server = await startSiteServer({ SMTP_URL: smtp.url, RATE_LIMIT: "off" });
  ana = await newVisitor(browser, server.url);
  sam = await newVisitor(browser, server.url);
});
test.afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

const screen = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const rows = (page: Page) => page.locator(".lead-row");
const nameIn = (row: Locator) => row.locator(".lead-name");
/** Waits for the rows of this address, until those of the previous one are gone. */
const listIsLoaded = (page: Page) =>
  expect(page.locator(".lead-days")).toHaveAttribute("aria-busy", "false");
const status = (page: Page) => page.getByLabel("Status", { exact: true });
const note = (page: Page) => page.getByLabel("Private note", { exact: true });
const messagesTo = (address: string) =>
  smtp.received.filter(({ to }) => to.includes(address)).length;

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

test("the first admin signs in by the link of the first start and invites a colleague", async () => {
  await ana.goto("/desk");
  await expect(heading(ana, signInHeading)).toBeVisible();
  await holds(ana, "sign in");
  const { pathname, hash } = new URL(firstAdminLink(server));
  await ana.goto(pathname + hash);
  await expect(ana.getByRole("button", { name: "Become the first admin" })).toBeVisible();
  await holds(ana, "first admin");
  await ana.getByLabel("E-mail", { exact: true }).fill(admin);
  await ana.getByRole("button", { name: "Become the first admin" }).click();

  await expect(heading(ana, "Leads")).toBeVisible();
  await expect(ana).toHaveURL(/\/desk\/leads$/);
  await expect(ana.getByRole("heading", { name: "No leads yet" })).toBeVisible();
  await holds(ana, "no leads");

  await screen(ana, "Team").click();
  await ana.getByLabel("E-mail", { exact: true }).fill("not an address");
  await ana.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ana.getByText("Please enter an address like name@practice.com.")).toBeVisible();
  await ana.getByLabel("E-mail", { exact: true }).fill(staff);
  await ana.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ana.getByText(`${staff} is invited.`)).toBeVisible();
  await expect(ana.getByRole("rowheader", { name: staff })).toBeVisible();
  await holds(ana, "team");
  await expect.poll(() => messagesTo(staff)).toBe(1);
});

test("a morning: sign in, filter New, open, call, note, status, send again, export", async ({
  browser,
}) => {
  const request = resultsRequest(visitor);
  Object.assign(request.calculation.contact, {
    name: person,
    practiceName: "Quennell Orthodontics",
  });
  await sendResults(server.url, request);
  await expect.poll(() => messagesTo(visitor)).toBe(1);
  const storage = await openStorage({ databaseUrl: undefined, dataDir: server.dataDir }, silentLog);
  const hoursAgo = Date.now() - 5 * 60 * 60 * 1000;
  await seedLeads(storage, { count: 3000, now: hoursAgo, messageOf });
  await storage.close();

  const page = await newVisitor(browser, server.url);
  const trouble = watch(page, server.url);
  await page.goto("/desk/leads?kind=estimate");
  const link = await askForLink(page, smtp, admin);
  await holds(page, "check your inbox");
  await followLink(page, link);
  await expect(page, "goes on to where they were going").toHaveURL(/leads\?kind=estimate$/);

  const statuses = page.getByRole("navigation", { name: "Leads by status" });
  await statuses.getByRole("link", { name: leadStatusNames.new }).click();
  await expect(page).toHaveURL(/status=new/);
  await page.keyboard.press("/");
  await page.keyboard.type("quennell ortho");
  await expect(page).toHaveURL(/search=quennell/);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Search", { exact: true })).toHaveValue("quennell ortho");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: person })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(heading(page, person)).toBeVisible();
  const slip = page.getByRole("figure", { name: rdCalculatorResult.slip.title });
  await expect(slip).toContainText("$33,075");
  await expect(slip).toContainText(`${rdCalculatorResult.slip.rdTime}45.0%`);
  const call = page.getByRole("link", { name: /^Call/ });
  await expect(call).toHaveAttribute("href", "tel:+18015550100");
  const write = page.getByRole("link", { name: /^Write/ });
  await expect(write).toHaveAttribute("href", `mailto:${visitor}`);

  await page.keyboard.press("n");
  await page.keyboard.type(`Called. ${markup}`);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(note(page)).toHaveValue("");
  await expect(page.locator("[data-note]")).toContainText(markup);
  await status(page).selectOption(leadStatusNames.contacted);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.locator(".lead-timeline")).toContainText(leadStatusNames.contacted);

  await page
    .getByRole("button", { name: `Send again ${visitor}` })
    .first()
    .click();
  await holds(page, "send again");
  expect(messagesTo(visitor), "nothing leaves before the second press").toBe(1);
  await page.getByRole("dialog").getByRole("button", { name: "Send again", exact: true }).click();
  await expect(page.getByText(`On its way to ${visitor} again.`)).toBeVisible();
  await expect.poll(() => messagesTo(visitor)).toBe(2);
  await holds(page, "a lead");
  expect(pageCount(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(2);

  await page.keyboard.press("Escape");
  await expect(page, "back to the list as filtered").toHaveURL(/search=quennell/);
  await expect(page.getByRole("heading", { name: "No lead matches" })).toBeVisible();
  await holds(page, "no lead matches");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows(page).first()).toContainText(person);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(rows(page).first()).not.toContainText(person);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(rows(page).first()).toContainText(person);
  await listIsLoaded(page);
  await holds(page, "3,000 leads");

  await page.getByRole("link", { name: leadStatusNames.contacted }).click();
  await expect(page).toHaveURL(/status=contacted/);
  await renewConfirmations(server);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const csv = await readFile((await (await downloading).path()) ?? "", "utf8");
  expect(csv.replace("\uFEFF", "")).toMatch(/^First Name,Last Name,Email,Phone,Company/);
  expect(csv).toContain(visitor);
  expect(trouble).toEqual([]);
  expect(await page.title()).not.toBe("run");

  await listIsLoaded(page);
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Export CSV" }).click();
  await expect(
    heading(page, "Your session has ended"),
    "an export after the session's end",
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.context().close();
});

test("from lead to lead and back, the list and the place in it stay", inTestAll, async () => {
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
  await expect(ana.getByLabel("Search", { exact: true })).toBeFocused();

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
});

test(
  "if two users change one lead, the second sees the first's change and loses nothing",
  inTestAll,
  async () => {
    await sam.goto("/desk");
    await followLink(sam, await askForLink(sam, smtp, staff));
    for (const page of [ana, sam]) {
      await page.goto("/desk/leads?search=quennell");
      await page.getByRole("link", { name: person }).click();
      await expect(heading(page, person)).toBeVisible();
    }
    await expect(sam.getByRole("link", { name: "Export CSV" })).toBeHidden();
    await expect(screen(sam, "Activity")).toBeHidden();
    await note(sam).fill("Half a sentence");
    await status(ana).selectOption(leadStatusNames.meeting);
    await expect(ana.getByText("Saved", { exact: true })).toBeVisible();

    await status(sam).selectOption(leadStatusNames.client);
    const conflict = sam
      .getByRole("alert")
      .filter({ hasText: "Somebody else changed this lead meanwhile" });
    await expect(conflict).toContainText(leadStatusNames.meeting);
    await expect(conflict).toContainText(admin);
    await expect(conflict).toContainText(leadStatusNames.client);
    await expect(status(sam)).toHaveValue("meeting");
    await expect(note(sam)).toHaveValue("Half a sentence");
    await holds(sam, "conflict");
    await conflict.getByRole("button", { name: "Save mine" }).click();
    await expect(conflict).toBeHidden();
    await expect(status(sam)).toHaveValue("client");
  },
);

test(
  "nothing typed is lost when a session ends or the server is unavailable",
  inTestAll,
  async () => {
    await sam.reload();
    await expect(note(sam), "a reload keeps a draft").toHaveValue("Half a sentence");
    await sam.route("**/desk/api/**", (route) => route.abort());
    await sam.getByRole("button", { name: "Add note" }).click();
    await expect(
      sam.getByText("The server did not answer. Check your connection, then try again."),
    ).toBeVisible();
    await screen(sam, "Mail").click();
    await expect(sam.getByRole("button", { name: "Try again" })).toBeVisible();
    await holds(sam, "server away");
    await sam.reload();
    await expect(heading(sam, "The desk does not answer")).toBeVisible();
    await holds(sam, "server away from the start");
    await sam.unroute("**/desk/api/**");
    await sam.getByRole("button", { name: "Try again" }).click();
    await expect(heading(sam, "Mail")).toBeVisible();
    await sam.goBack();
    await expect(note(sam)).toHaveValue("Half a sentence");

    await sam.context().clearCookies();
    await sam.getByRole("button", { name: "Add note" }).click();
    const ended = heading(sam, "Your session has ended");
    await expect(ended).toBeVisible();
    await expect(sam.getByText(person), "no lead is left on the screen").toHaveCount(0);
    await holds(sam, "session ended");
    const otherTab = await sam.context().newPage();
    await followLink(otherTab, await askForLink(sam, smtp, staff));
    await expect(heading(otherTab, "Leads")).toBeVisible();
    await expect(heading(sam, person), "the first tab goes on where it was").toBeVisible();
    await expect(note(sam)).toHaveValue("Half a sentence");

    await otherTab.goto(sam.url());
    await expect(note(otherTab), "a draft stays in its tab").toHaveValue("");
    const kept = await otherTab.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain("Half a sentence");
    await otherTab.close();

    await sam.context().clearCookies();
    await sam.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(heading(sam, signInHeading), "who comes back finds no lead").toBeVisible();
    await expect(sam.getByText(person)).toHaveCount(0);
    await followLink(sam, await askForLink(sam, smtp, staff));
    await expect(heading(sam, person), "the same place in the same tab").toBeVisible();
    await expect(note(sam)).toHaveValue("Half a sentence");
    await sam.getByRole("button", { name: "Add note" }).click();
    await expect(sam.locator("[data-note]").first()).toContainText("Half a sentence");
  },
);

test("a lead is hidden after an hour without activity", inTestAll, async ({ browser }) => {
  const page = await newVisitor(browser, server.url);
  await page.clock.install();
  await page.goto("/desk/leads?search=quennell");
  await followLink(page, await askForLink(page, smtp, staff));
  await page.getByRole("link", { name: person }).click();
  await note(page).fill("Before lunch");
  await note(page).press("End");
  // Far from the limit, because real time passes too.
  await page.clock.fastForward("30:00");
  await expect(heading(page, person)).toBeVisible();
  await page.clock.fastForward("30:00");
  await expect(heading(page, "Your session has ended")).toBeVisible();
  await expect(page.getByText(person)).toHaveCount(0);

  // The session is still open on the server, so returning shows the same screen again.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(heading(page, person)).toBeVisible();
  await expect(note(page)).toHaveValue("Before lunch");
  await page.context().close();
});

test("signing out in one tab leaves no draft in another", inTestAll, async ({ browser }) => {
  const page = await newVisitor(browser, server.url);
  await page.goto("/desk/leads?search=quennell");
  await followLink(page, await askForLink(page, smtp, staff));
  await page.getByRole("link", { name: person }).click();
  await note(page).fill("Not for the next person");
  const drafts = () =>
    page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes("Not for the next person"));
  expect(await drafts()).toBe(true);

  const otherTab = await page.context().newPage();
  await otherTab.goto("/desk/leads");
  await otherTab.locator(".desk-account summary").click();
  await otherTab.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(heading(page, signInHeading)).toBeVisible();
  expect(await drafts()).toBe(false);
  await page.context().close();
});

test(
  "an answer that breaks off affects only its own screen, which can be retried",
  inTestAll,
  async () => {
    const leads = /\/desk\/api\/leads(\?|$)/;
    await ana.goto("/desk/team");
    await ana.route(leads, (route) =>
      route.fulfill({ contentType: "application/json", body: '{"leads":[{"id":' }),
    );
    await screen(ana, "Leads").click();
    await expect(ana.getByRole("alert")).toContainText(
      "The server could not answer. Please try again.",
    );
    await expect(heading(ana, "Leads")).toBeVisible();
    await holds(ana, "an answer that breaks off");
    await screen(ana, "Mail").click();
    await expect(heading(ana, "Mail")).toBeVisible();
    await expect(ana.getByRole("alert")).toBeHidden();
    await screen(ana, "Leads").click();
    await expect(ana.getByRole("alert")).toContainText(
      "The server could not answer. Please try again.",
    );
    await ana.unroute(leads);
    await ana.getByRole("button", { name: "Try again" }).click();
    await expect(rows(ana).first()).toBeVisible();
    await expect(ana.getByRole("alert")).toBeHidden();
  },
);

test(
  "every other screen is accessible and fits, and single-key shortcuts can be turned off",
  inTestAll,
  async () => {
    await fetch(jsonRequest(server.url, subscribePath, { email: longAddress }));
    const storage = await openStorage(
      { databaseUrl: undefined, dataDir: server.dataDir },
      silentLog,
    );
    await storage.run((queries) => suppress(queries, "gone@x.example", "unsubscribed", Date.now()));
    await storage.close();
    for (const [name, title] of [
      ["Mail", "Mail"],
      ["Subscribers", "Subscribers"],
      ["Activity", "Activity"],
    ] as const) {
      await screen(ana, name).click();
      await expect(heading(ana, title)).toBeVisible();
      await expect(ana.getByText("Loading", { exact: true })).toBeHidden();
      await holds(ana, name);
    }
    await ana.goto("/desk/subscribers");
    await expect(
      ana.getByText("1 reader has unsubscribed. Of readers who leave, only their number is kept."),
    ).toBeVisible();
    for (const width of [390, 320]) {
      await ana.setViewportSize({ width, height: 900 });
      const parts = await linesOfParts(ana.getByRole("link", { name: longAddress }));
      expect(parts, `a long address at ${width} px breaks before its @ alone`).toEqual([1, 1]);
      const menu = await ana
        .getByRole("button", { name: "Subscribers", exact: true })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(menu, `the menu's button holds its words at ${width} px`).toBe(0);
    }
    await ana.setViewportSize({ width: 1440, height: 900 });

    await ana.goto("/desk/mail?status=failed");
    await expect(ana.getByRole("button", { name: "Retry all failed" })).toBeVisible();
    await holds(ana, "failed mail");
    await ana.goto("/desk/nowhere");
    await expect(ana.getByRole("heading", { name: "Nothing at this address" })).toBeVisible();
    await holds(ana, "nothing here");

    await ana.keyboard.press("?");
    const keys = ana.getByRole("dialog", { name: "Keys of the desk" });
    await expect(keys).toBeVisible();
    await holds(ana, "keys");
    await keys.getByLabel("Use single keys").uncheck();
    await ana.keyboard.press("Escape");
    await expect(keys).toBeHidden();
    await ana.keyboard.press("?");
    await expect(keys).toBeHidden();
  },
);

test(
  "an admin who has just become staff gets no export, and the desk as it is for staff",
  inTestAll,
  async () => {
    await renewConfirmations(server);
    await screen(ana, "Team").click();
    const role = ana.getByLabel(`Role: ${staff}`, { exact: true });
    const becomes = async (name: string) => {
      await role.selectOption(name);
      await expect(ana.getByText(`${staff} is ${name} now.`)).toBeVisible();
    };
    await becomes("Admin");
    await sam.goto("/desk/leads");
    const save = sam.getByRole("link", { name: "Export CSV" });
    await expect(save).toBeVisible();
    await becomes("Staff");
    await save.click();
    await expect(heading(sam, "Leads")).toBeVisible();
    await expect(save).toBeHidden();
  },
);

test("an admin erases a lead by typing its address, and Activity says so", inTestAll, async () => {
  await ana.goto("/desk/leads?search=quennell");
  await ana.getByRole("link", { name: person }).click();
  await ana.getByRole("button", { name: "Erase", exact: true }).click();
  const dialog = ana.getByRole("dialog", { name: "Erase this person" });
  await expect(dialog).toContainText("1 lead");
  const field = dialog.getByLabel(`Type ${visitor} to confirm`);
  await field.fill("somebody@else.example");
  await dialog.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog.getByText("That is not the lead’s e-mail address.")).toBeVisible();
  await holds(ana, "erase");
  await field.fill(visitor);
  await dialog.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(ana.getByRole("heading", { name: "No lead matches" })).toBeVisible();

  await screen(ana, "Activity").click();
  await expect(ana.getByText("erased a lead")).toBeVisible();
  await expect(ana.locator("main")).not.toContainText(visitor);
  await expect(ana.locator("main")).toContainText("by e-mailed link");

  await renewConfirmations(server);
  await screen(ana, "Team").click();
  await ana.getByRole("button", { name: `Remove ${staff}` }).click();
  await holds(ana, "remove");
  await ana.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(ana.getByText(`${staff} is removed.`)).toBeVisible();
  await sam.reload();
  await expect(heading(sam, signInHeading)).toBeVisible();

  await ana.locator(".desk-account summary").click();
  await holds(ana, "account menu");
  await ana.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(heading(ana, signInHeading)).toBeVisible();
  await ana.goto("/desk/leads");
  await expect(heading(ana, signInHeading)).toBeVisible();
});
