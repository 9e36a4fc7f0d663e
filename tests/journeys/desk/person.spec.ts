import { expect } from "@playwright/test";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { leadStatusNames } from "#content/desk.ts";
import { pageCount } from "../../support/built-pages/page-checks.ts";
import {
  admin,
  atDesk,
  type DeskPage,
  markup,
  renewConfirmations,
  signInBoth,
  signInHeading,
  staff,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import type { SiteServer } from "../../support/site-server.ts";

const test = testAtDesk();

const visitor = "ada@practice.example";
const person = "Dr. Iris Quennell";
/** The same telephone number under another address. */
const double = { email: "iris@other.example", name: "I. Quennel" };
const draft = "Half a sentence";

const status = (page: DeskPage) => page.field("Status");
const note = (page: DeskPage) => page.field("Private note");
const ended = (page: DeskPage) => page.heading("Your session has ended");
const sentThings = (page: DeskPage) => page.getByRole("region", { name: "What they sent" });
const comesBack = (page: DeskPage) => page.evaluate(() => dispatchEvent(new Event("focus")));
/** As the minute's question, and when the tab is shown again. */
const asksForNews = (page: DeskPage) =>
  page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

async function estimateOf({ url }: SiteServer, email: string, name: string): Promise<void> {
  expect((await sendResults(url, resultsRequest(email, { name }))).status).toBe(200);
}

async function openPerson(page: DeskPage): Promise<void> {
  await page.goto(`/desk/leads?search=${visitor}`);
  await page.locator(".lead-name", { hasText: person }).click();
  await expect(page.heading(person)).toBeVisible();
}

test.beforeAll(async ({ ana, sam, server, smtp }) => {
  await estimateOf(server, visitor, person);
  await signInBoth(ana, sam, server, smtp);
});

test("a person is read, called, noted, mailed again and printed", async ({ ana, smtp }) => {
  await expect.poll(() => smtp.receivedBy(visitor)).toHaveLength(1);
  await openPerson(ana);
  const slip = ana.getByRole("figure", { name: rdCalculatorResult.slip.title });
  await expect(slip).toContainText("$33,075");
  await expect(ana.locator("header").getByText(/there now$/)).toBeVisible();
  const call = ana.getByRole("link", { name: /^Call \(/ });
  await expect(call).toHaveAttribute("href", "tel:+18015550100");

  await ana.keyboard.press("n");
  await ana.keyboard.type(`Called. ${markup}`);
  await ana.button("Add note").click();
  await expect(note(ana)).toHaveValue("");
  await expect(ana.locator("[data-note]")).toContainText(markup);
  await note(ana).fill(`Called. ${markup}`);
  await ana.button("Add note").click();
  await expect(ana.locator("[data-note]"), "the same words a second time").toHaveCount(2);
  await status(ana).selectOption(leadStatusNames.contacted);
  await expect(ana.saved()).toBeVisible();
  await expect(ana.locator(".lead-timeline")).toContainText(leadStatusNames.contacted);

  await ana.button(`Send again ${visitor}`).first().click();
  await ana.holds("send again");
  expect(smtp.receivedBy(visitor), "nothing leaves before the second press").toHaveLength(1);
  await ana.inDialog("Send again").click();
  await expect(ana.getByText(`On its way to ${visitor} again.`)).toBeVisible();
  await expect.poll(() => smtp.receivedBy(visitor)).toHaveLength(2);
  await ana.holds("a person");
  expect(await ana.title()).not.toBe("run");

  expect(pageCount(await ana.pdf({ format: "Letter" }))).toBeLessThanOrEqual(2);
  await ana.emulateMedia({ media: "print" });
  for (const field of [status(ana), note(ana), ana.field("What")])
    await expect(field, "paper has no fields").toBeHidden();
  await expect(ana.getByText("You", { exact: true }).first(), "and other readers").toBeHidden();
  await ana.emulateMedia({ media: null });
});

test("what was sent is put away and deleted, and two that are the same become one", async ({
  ana,
  server,
}) => {
  await estimateOf(server, visitor, person);
  await estimateOf(server, double.email, double.name);
  await openPerson(ana);
  const things = sentThings(ana).locator("summary:has(h3)");
  await expect(things).toHaveCount(2);
  await ana
    .getByRole("button", { name: /^Put away as junk/ })
    .first()
    .click();
  await expect(things.first()).toContainText("Junk");
  await expect(things.first(), "the focus is not lost").toBeFocused();
  await ana.keyboard.press("Enter");
  await ana.getByRole("button", { name: /^Delete / }).click();
  await ana.holds("delete one thing");
  await renewConfirmations(server);
  await ana.inDialog("Delete").click();
  await expect(things).toHaveCount(1);

  const merge = ana.getByRole("button", { name: `Merge with ${double.name}, ${double.email}` });
  await merge.click();
  await expect(ana.getByRole("dialog")).toContainText(visitor);
  await ana.holds("merge");
  await ana.inDialog("Merge").click();
  await expect(things).toHaveCount(2);
  await expect(ana.heading(person), "the focus is not lost").toBeFocused();
  await expect(ana.locator("main header")).toContainText(double.email);
  await ana.holds("two that were merged");
  await ana.getByRole("button", { name: /^Undo the merge/ }).click();
  await expect(merge).toBeVisible();
  await expect(things).toHaveCount(1);
});

test("a colleague's change shows itself unless one types @test:all", async ({ ana, sam }) => {
  for (const forAdmins of [sam.exportLink(), sam.screen("Activity")])
    await expect(forAdmins).toBeHidden();
  for (const page of [ana, sam]) await openPerson(page);
  await asksForNews(ana);
  await expect(ana.getByText(`${staff} opened this`)).toBeVisible();
  await note(ana).fill(draft);
  await status(sam).selectOption(leadStatusNames.client);
  await expect(sam.saved()).toBeVisible();
  await asksForNews(ana);
  await expect(ana.getByText("Changed meanwhile:")).toBeVisible();
  await expect(status(ana)).toHaveValue("contacted");
  await ana.holds("a person whom a colleague has changed");
  await ana.button("Show").click();
  await expect(status(ana)).toHaveValue("client");
  await expect(note(ana)).toHaveValue(draft);

  await status(sam).selectOption(leadStatusNames.new);
  await expect(sam.locator(".lead-timeline > li").first()).toContainText(leadStatusNames.new);
  await asksForNews(ana);
  await expect(status(ana), "without a press").toHaveValue("new");
  await note(ana).fill("");

  // If both change one thing, the second sees the first's change and loses nothing.
  await note(sam).fill(draft);
  await status(ana).selectOption(leadStatusNames.meeting);
  await expect(ana.saved()).toBeVisible();
  await status(sam).selectOption(leadStatusNames.client);
  const conflict = sam.alert("Somebody else changed this person");
  for (const words of [leadStatusNames.meeting, admin, leadStatusNames.client])
    await expect(conflict).toContainText(words);
  await expect(status(sam)).toHaveValue("meeting");
  await expect(note(sam)).toHaveValue(draft);
  await sam.holds("conflict");
  await sam.button("Save mine").click();
  await expect(conflict).toBeHidden();
  await expect(status(sam)).toHaveValue("client");
});

test("nothing typed is lost when a session ends or the server is unavailable @test:all", async ({
  sam,
  smtp,
}) => {
  await openPerson(sam);
  await note(sam).fill(draft);
  await sam.reload();
  await expect(note(sam), "a reload keeps a draft").toHaveValue(draft);
  await sam.route("**/desk/api/**", (route) => route.abort());
  await sam.button("Add note").click();
  await expect(sam.getByText("The server did not answer.")).toBeVisible();
  await sam.screen("Mail").click();
  await expect(sam.button("Try again")).toBeVisible();
  await sam.holds("server away");
  await sam.unroute("**/desk/api/**");
  await sam.button("Try again").click();
  await expect(sam.heading("Mail")).toBeVisible();
  await sam.goBack();
  await expect(note(sam)).toHaveValue(draft);

  await sam.context().clearCookies();
  await sam.button("Add note").click();
  await expect(ended(sam)).toBeVisible();
  await expect(sam.getByText(person), "nothing of the person is left on the screen").toHaveCount(0);
  await sam.holds("session ended");
  const otherTab = atDesk(await sam.context().newPage());
  await otherTab.followLink(await sam.askForLink(smtp, staff));
  await expect(otherTab.heading("Leads")).toBeVisible();
  await expect(sam.heading(person), "the first tab goes on where it was").toBeVisible();
  await expect(note(sam)).toHaveValue(draft);

  await otherTab.goto(sam.url());
  await expect(note(otherTab), "a draft stays in its tab").toHaveValue("");
  await otherTab.close();
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
  await expect(notes).toHaveCount(before + 1);
  await sam.unroute("**/notes");
  await note(sam).fill("");
});

test("a person is hidden after an hour, and signing out in one tab leaves no draft in another @test:all", async ({
  otherBrowser: page,
  smtp,
}) => {
  await page.clock.install();
  await page.goto("/desk");
  await page.signInByLink(smtp, staff);
  await openPerson(page);
  await note(page).fill(draft);
  await page.clock.fastForward("01:00:00");
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
});

test("an admin erases a person and reads what to answer them @test:all", async ({
  ana,
  server,
}) => {
  await openPerson(ana);
  await ana.button("Erase").click();
  const dialog = ana.getByRole("dialog", { name: "Erase this person" });
  await expect(dialog).toContainText("1 lead");
  const address = dialog.getByLabel(`Type ${visitor} to confirm`);
  await address.fill("somebody@else.example");
  await ana.inDialog("Erase").click();
  await expect(dialog.getByRole("alert")).toContainText("not the person’s e-mail address");
  await ana.holds("erase");
  await address.fill(visitor);
  await renewConfirmations(server);
  await ana.inDialog("Erase").click();
  await expect(ana.heading("The person was erased")).toBeFocused();
  await expect(ana.locator("blockquote")).toContainText(/Reference: \S+/);
  await expect(ana.locator("main")).not.toContainText(visitor);
  await ana.holds("erased");
});
