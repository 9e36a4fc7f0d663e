import { devices, expect, type Page, test } from "@playwright/test";
import { newsletterIssue } from "#content/newsletter-issue.ts";
import { newsletterPages } from "#content/pages/newsletter.ts";
import { longestInIssue } from "#contracts/desk/newsletter.ts";
import { silentLog } from "#server/log.ts";
import { confirmSubscription, requestSubscription } from "#server/newsletter/subscriptions.ts";
import { openStorage } from "#server/storage/storage.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Article, newestArticles } from "../../support/built-pages/articles.ts";
import { watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  askForLink,
  becomeFirstAdmin,
  followLink,
  holds,
  newVisitor,
} from "../../support/journeys/desk-browser.ts";
import { renewConfirmations } from "../../support/journeys/desk-confirmations.ts";
import { type SiteServer, startSiteServer } from "../../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../../support/smtp.ts";

test.describe.configure({ mode: "serial" });

const admin = "ana@firm.example";
const staff = "sam@firm.example";
const readers = ["ada", "bea", "cy", "dee", "eve"].map((name) => `${name}@practice.example`);
const [ada = "", bea = "", , , eve = ""] = readers;
const markup = `<img src=x onerror="document.title='run'">`;
const subject = `Year end & <b>you</b> ${markup}`;
const [newest, second] = newestArticles as [Article, Article];

let smtp: SmtpSink;
let server: SiteServer;
let ana: Page;
let sam: Page;

test.beforeAll(async ({ browser }) => {
  smtp = await startSmtp();
  server = await startSiteServer({
    SMTP_URL: smtp.url,
    RATE_LIMIT: "off",
    NEWSLETTER_PER_SECOND: "100",
  });
  ana = await newVisitor(browser, server.url);
  sam = await newVisitor(browser, server.url);
});
test.afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true });
const frame = (page: Page) => page.frameLocator(".newsletter-frame");
const newsletters = async (address: string) =>
  (await smtp.parsed()).filter(
    ({ to, headers }) =>
      to?.[0]?.address === address && headers.some(({ key }) => key === "list-unsubscribe"),
  );

/** Readers who have asked for the newsletter and confirmed. */
async function subscribe(addresses: readonly string[]): Promise<void> {
  const storage = await openStorage({ databaseUrl: undefined, dataDir: server.dataDir }, silentLog);
  for (const address of addresses)
    await storage.transaction(async (queries) => {
      const token = await requestSubscription(queries, address, Date.now());
      await confirmSubscription(queries, token ?? "", Date.now());
    });
  await storage.close();
}

test("staff finds no issues yet, and why they cannot send", async () => {
  await becomeFirstAdmin(ana, server, admin);
  await expect(heading(ana, "Leads")).toBeVisible();
  await ana.goto("/desk/team");
  await field(ana, "E-mail").fill(staff);
  await button(ana, "Invite").click();
  await expect(ana.getByText(`${staff} is invited.`)).toBeVisible();

  await sam.goto("/desk/newsletter");
  await followLink(sam, await askForLink(sam, smtp, staff));
  await expect(sam.getByRole("heading", { name: "No issues yet" })).toBeVisible();
  await holds(sam, "no issues");
  await button(sam, "Write an issue").click();
  await expect(heading(sam, "Write an issue")).toBeVisible();
  await expect(
    sam.getByText("Only admins send and schedule. Ask one of them when the issue is ready."),
  ).toBeVisible();
  await expect(
    sam.getByText("There is no confirmed reader yet, so there is nobody to send it to."),
  ).toBeVisible();
  await expect(button(sam, "Send me a test")).toBeDisabled();
  await expect(sam.getByText("Enter a subject")).toBeVisible();
  await holds(sam, "an empty draft");
});

test("staff writes by keyboard, sees the preview, and mails a test to themselves only", async () => {
  await subscribe(readers);
  const trouble = watch(sam, server.url);
  await field(sam, "Subject").fill(subject);
  await sam.keyboard.press("Tab");
  await sam.keyboard.type("What to do by December 31");
  await sam.keyboard.press("Tab");
  await sam.keyboard.type(`**Now** see [the law](https://www.irs.gov/).\n\n${markup}`);
  const offered = (title: string) => button(sam, `Add ${title}`);
  await offered(newest.title).focus();
  await sam.keyboard.press("Enter");
  const articlesHeading = sam.getByRole("heading", { name: "Articles", exact: true });
  await expect(articlesHeading).toBeFocused();
  await offered(second.title).focus();
  await sam.keyboard.press("Enter");
  const chosen = sam.getByRole("list", { name: "Chosen articles" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  const up = button(sam, `Move up ${second.title}`);
  await up.focus();
  await sam.keyboard.press("Enter");
  await expect(chosen.first()).toContainText(second.title);
  await expect(up, "stays where the next press is").toBeFocused();
  await sam.keyboard.press("Enter");
  await expect(chosen.first(), "the first cannot go further up").toContainText(second.title);
  await expect(saved(sam)).toBeVisible();

  await expect(frame(sam).getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(frame(sam).getByText("Now", { exact: true })).toHaveCSS("font-weight", "700");
  await expect(frame(sam).getByText(markup).last()).toBeVisible();
  await expect(frame(sam).getByRole("link", { name: second.title })).toBeVisible();
  expect(await sam.locator(".newsletter-frame").evaluate((one) => one.clientWidth)).toBe(388);
  await button(sam, "Computer, 600 px").click();
  expect(await sam.locator(".newsletter-frame").evaluate((one) => one.clientWidth)).toBe(598);
  await holds(sam, "a draft");
  await button(sam, "Text").click();
  await expect(sam.locator(".newsletter-text")).toContainText("the law <https://www.irs.gov/>");
  await holds(sam, "a draft as text");

  await field(sam, "Subject").fill("x".repeat(longestInIssue.subject + 2));
  await expect(
    sam.getByText("2 characters too long. It is saved once it is shorter."),
  ).toBeVisible();
  await expect(button(sam, "Send me a test")).toBeDisabled();
  await field(sam, "Subject").fill(subject);
  // Pressed before the pause after which the draft is saved.
  await button(sam, "Send me a test").click();
  await expect(sam.getByText(`A test is on its way to ${staff}.`)).toBeVisible();
  const tests = async () =>
    (await smtp.parsed()).filter(({ subject: line }) => line?.includes("Year end"));
  await expect.poll(async () => (await tests()).length).toBe(1);
  const [mail] = await tests();
  expect(mail?.to?.map(({ address }) => address)).toEqual([staff]);
  expect(mail?.subject).toBe(fillIn(newsletterIssue.test.subject, { subject }));
  expect(mail?.text).toContain(newsletterIssue.test.note);
  expect(trouble).toEqual([]);
  expect(await sam.title()).not.toBe("run");
});

test(
  "of two who change one draft the second is asked, and nothing is overwritten",
  inTestAll,
  async () => {
    const previewLine = "Preview line";
    await ana.goto(sam.url());
    await expect(field(ana, "Subject")).toHaveValue(subject);
    await field(ana, previewLine).fill("Ana's line");
    await expect(saved(ana)).toBeVisible();
    await field(sam, previewLine).fill("Sam's line");
    const conflict = sam
      .getByRole("alert")
      .filter({ hasText: "Somebody else changed this issue meanwhile" });
    await expect(conflict).toContainText("Ana's line");
    await expect(field(sam, previewLine)).toHaveValue("Sam's line");
    await expect(button(sam, "Send me a test")).toBeDisabled();
    await holds(sam, "a conflict");
    await button(sam, "Save mine").click();
    await expect(conflict).toBeHidden();
    await expect(saved(sam)).toBeVisible();

    await field(ana, previewLine).fill("Ana again");
    await button(ana, "Keep theirs").click();
    await expect(field(ana, previewLine)).toHaveValue("Sam's line");
    await expect(saved(ana)).toBeVisible();
  },
);

test("what cannot be saved stays in the fields, and survives a reload", inTestAll, async () => {
  await sam.route("**/desk/api/newsletter/**", (route) => route.abort());
  await field(sam, "Opening").fill("Written while the server was away");
  await expect(sam.getByText("Not saved. Your text is still here.")).toBeVisible();
  await holds(sam, "not saved");
  await sam.unroute("**/desk/api/newsletter/**");
  await sam.reload();
  await expect(field(sam, "Opening")).toHaveValue("Written while the server was away");
  await expect(saved(sam)).toBeVisible();

  const opening = "Left before the pause. See [the law](https://www.irs.gov/).";
  await field(sam, "Opening").fill(opening);
  await sam.getByRole("navigation", { name: "Newsletter" }).getByRole("link").click();
  await expect(heading(sam, "Newsletter")).toBeVisible();
  await sam.getByRole("link", { name: subject }).click();
  await expect(field(sam, "Opening")).toHaveValue(opening);
  await expect(saved(sam)).toBeVisible();
});

test("an admin sends to every reader, stops, and resumes", async () => {
  const count = readers.length;
  smtp.behave({
    recipient: (address) =>
      readers.includes(address) ? { code: 451, text: "4.7.1 Come back later" } : undefined,
  });
  await renewConfirmations(server);
  await ana.goto(sam.url());
  await button(ana, `Send to ${count} readers`).click();
  const dialog = ana.getByRole("dialog", {
    name: `Send to ${count} readers?`,
  });
  await expect(dialog).toContainText(subject);
  await holds(ana, "asked before sending");
  await dialog
    .getByRole("button", {
      name: `Send to ${count} readers`,
    })
    .click();
  await expect(heading(ana, subject)).toBeVisible();
  await expect(ana.getByText("Sending", { exact: true })).toBeVisible();
  await expect(heading(ana, subject), "the pressed button is gone").toBeFocused();
  await expect(field(ana, "Subject")).toBeHidden();
  await expect(
    ana.getByText("What has begun to be sent cannot be changed. Copy it to write a new one."),
  ).toBeVisible();
  await holds(ana, "sending");
  await sam.reload();
  await expect(sam.getByText("Only admins stop and resume.")).toBeVisible();
  await expect(button(sam, "Stop")).toBeHidden();

  await button(ana, "Stop").click();
  await expect(ana.getByText(`Stopped. ${count} readers have not got it.`)).toBeVisible();
  await holds(ana, "stopped");
  smtp.behave({
    recipient: (address) =>
      address === eve ? { code: 550, text: "5.1.1 No such user here" } : undefined,
  });
  await button(ana, `Resume for ${count} readers`).click();
  await expect(ana.getByText("Sent", { exact: true })).toBeVisible();
  await expect(
    ana.getByText(`${count} of ${count} have been sent`),
    "by number, without a reload",
  ).toBeVisible();
  await holds(ana, "sent");
  for (const address of readers)
    expect(await newsletters(address)).toHaveLength(address === eve ? 0 : 1);

  await ana.goto("/desk/newsletter");
  const row = ana.getByRole("row").filter({ hasText: subject });
  await expect(row.getByRole("cell")).toHaveText([
    "Sent",
    /\d/,
    `${count}`,
    `${count - 1}`,
    "1",
    "0",
  ]);
  await holds(ana, "the list of issues");
  await ana.goto("/desk/subscribers");
  await expect(ana.getByRole("row").filter({ hasText: eve })).toContainText(
    "5.1.1 No such user here",
  );
  await expect(ana.getByRole("row").filter({ hasText: eve })).toContainText("Refused our mail");
  await holds(ana, "a refused mailbox");
});

test("a reader reads it in the browser, and leaves by one click or by one button", async ({
  browser,
}) => {
  const [toAda] = await newsletters(ada);
  const [toBea] = await newsletters(bea);
  const headerOf = (mail: typeof toAda, name: string) =>
    mail?.headers.find(({ key }) => key === name)?.value ?? "";
  expect(toAda?.subject).toBe(subject);
  expect(headerOf(toAda, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(headerOf(toAda, "list-id")).not.toBe("");
  expect(toAda?.text).toContain("the law <https://www.irs.gov/>");
  // The host name that the server uses in e-mails.
  const site = server.url.replace("127.0.0.1", "localhost");
  // As a headless browser the reader would be left out of the funnel.
  const { userAgent } = devices["Desktop Chrome"];
  const context = await browser.newContext({ baseURL: site, userAgent });
  const reader = await context.newPage();
  const trouble = watch(reader, site);
  const inBrowser = /https?:\S+\/newsletter\/2\S+/.exec(toAda?.text ?? "")?.[0] ?? "";
  await reader.goto(inBrowser);
  await expect(heading(reader, subject)).toBeVisible();
  await expect(reader.getByRole("main").getByRole("link", { name: "the law" })).toBeVisible();
  expect(await reader.content()).not.toContain(ada);
  await holds(reader, "the issue as a page");
  const article = reader.getByRole("main").getByRole("link", { name: newest.title });
  // Opened by its address, because the browser may have prepared a link, which is counted later.
  await reader.goto((await article.getAttribute("href")) ?? "");
  await expect(heading(reader, newest.title)).toBeVisible();

  const link = headerOf(toAda, "list-unsubscribe").slice(1, -1);
  const oneClick = await fetch(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.status).toBe(200);
  const inText = /https?:\S+\/newsletter\/unsubscribe\S+/.exec(toBea?.text ?? "")?.[0] ?? "";
  await reader.goto(inText);
  await button(reader, newsletterPages.askToUnsubscribe.button).click();
  await expect(heading(reader, newsletterPages.unsubscribed.heading)).toBeVisible();
  expect(trouble).toEqual([]);
  await context.close();

  await ana.goto("/desk/newsletter");
  const row = ana.getByRole("row").filter({ hasText: subject });
  await expect(row.getByRole("cell").last()).toHaveText("2");
  await ana.goto("/desk/subscribers");
  await expect(
    ana.getByText("2 readers have unsubscribed. Of readers who leave, only their number is kept."),
  ).toBeVisible();
  await expect(ana.getByText(ada)).toHaveCount(0);

  const slug = new URL(inBrowser).pathname.split("/").at(-1);
  await ana.goto("/desk/funnel");
  await expect(ana.getByText(`newsletter/${slug}`).first()).toBeVisible();
  await holds(ana, "funnel by issue");
});

test(
  "an admin copies, schedules on the firm's clock, takes it back and deletes",
  inTestAll,
  async () => {
    await ana.goto("/desk/newsletter");
    await ana.getByRole("link", { name: subject }).click();
    await button(ana, "Copy").click();
    await expect(field(ana, "Subject")).toHaveValue(subject);
    await button(ana, "Schedule").click();
    const dialog = ana.getByRole("dialog", { name: "Schedule this issue" });
    await expect(dialog).toContainText(subject);
    await expect(dialog).toContainText("2");
    const submit = dialog.getByRole("button", {
      name: "Schedule for 2 readers",
    });
    const choose = async (day: string, time: string) => {
      await field(ana, "Day").fill(day);
      await field(ana, "Time").fill(time);
    };
    await choose("2030-03-10", "02:30");
    await expect(dialog).toContainText(
      "On this day the clock is put forward past this time. Choose another.",
    );
    await expect(submit).toBeDisabled();
    await holds(ana, "a time that is skipped");
    await choose("2030-11-03", "01:30");
    await expect(dialog).toContainText(
      "On this day the clock is put back, and this time comes twice. Choose another.",
    );
    await choose("2020-01-01", "09:00");
    await expect(dialog).toContainText("This time is over. Choose a later one.");
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await choose(tomorrow, "12:00");
    await submit.click();
    await expect(ana.getByText("Scheduled", { exact: true })).toBeVisible();
    await expect(
      ana.getByText("A scheduled issue cannot be changed. Make it a draft again first."),
    ).toBeVisible();
    await holds(ana, "scheduled");
    await button(ana, "Make it a draft again").click();
    await expect(field(ana, "Subject")).toHaveValue(subject);

    await button(ana, "Delete").click();
    await holds(ana, "asked before deleting");
    await ana.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(ana.getByText("The draft is deleted.")).toBeVisible();
    await expect(ana.getByRole("link", { name: subject })).toHaveCount(1);

    await ana.goto("/desk/activity");
    for (const action of [
      "sent an issue",
      "stopped an issue",
      "resumed an issue",
      "scheduled an issue",
      "made a scheduled issue a draft again",
      "deleted a draft",
    ])
      await expect(ana.getByText(action).first()).toBeVisible();
    await holds(ana, "Activity");
  },
);
