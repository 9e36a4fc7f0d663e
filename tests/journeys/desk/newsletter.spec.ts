import { expect } from "@playwright/test";
import { newsletterIssue } from "#content/newsletter-issue.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Article, articles } from "../../support/built-pages/articles.ts";
import { watch } from "../../support/built-pages/page-checks.ts";
import { inStorage } from "../../support/data-folder.ts";
import {
  type DeskPage,
  markup,
  renewConfirmations,
  signInBoth,
  staff,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { addReaders } from "../../support/newsletter.ts";
import type { SmtpSink } from "../../support/smtp.ts";

const test = testAtDesk({ NEWSLETTER_PER_SECOND: "100" });

const readers = [0, 1, 2, 3, 4].map((number) => `reader-${number}@practice.example`);
const [ada = "", , , , eve = ""] = readers;
const subject = `Year end & <b>you</b> ${markup}`;
const [newest, second] = articles.toSorted((one, other) => other.date.localeCompare(one.date)) as [
  Article,
  Article,
];

const frame = (page: DeskPage) => page.frameLocator(".newsletter-frame");
const frameWidth = (page: DeskPage) =>
  page.locator(".newsletter-frame").evaluate(({ clientWidth }) => clientWidth);
/** The issue's row in the list. A journey of `npm run test:all` leaves a draft beside it. */
const sentRow = (page: DeskPage) => page.row(subject).filter({ hasNotText: "Draft" });
const newsletters = async (smtp: SmtpSink, address: string) =>
  (await smtp.parsed()).filter(
    ({ to, headers }) =>
      to?.[0]?.address === address && headers.some(({ key }) => key === "list-unsubscribe"),
  );

test("staff finds no issues and writes one by keyboard, sees the preview, and mails a test to themselves only", async ({
  ana,
  sam,
  server,
  smtp,
}) => {
  await signInBoth(ana, sam, server, smtp);
  await sam.goto("/desk/newsletter");
  await expect(sam.getByRole("heading", { name: "No issues yet" })).toBeVisible();
  await sam.holds("no issues");
  await sam.button("Write an issue").click();
  await expect(sam.heading("Write an issue")).toBeVisible();
  await expect(sam.getByText("Only admins send and schedule.")).toBeVisible();
  await expect(sam.getByText("There is no confirmed reader yet")).toBeVisible();
  await expect(sam.button("Send me a test")).toBeDisabled();
  await expect(sam.getByText("Enter a subject")).toBeVisible();
  await sam.holds("an empty draft");

  await inStorage(server, (storage) => addReaders(storage, readers.length));
  const trouble = watch(sam);
  await sam.field("Subject").fill(subject);
  await sam.keyboard.press("Tab");
  await sam.keyboard.type("What to do by December 31");
  await sam.keyboard.press("Tab");
  await sam.keyboard.type(`**Now** see [the law](https://www.irs.gov/).\n\n${markup}`);
  const offered = (title: string) => sam.button(`Add ${title}`);
  await offered(newest.title).focus();
  await sam.keyboard.press("Enter");
  await expect(sam.getByRole("heading", { name: "Articles", exact: true })).toBeFocused();
  await offered(second.title).focus();
  await sam.keyboard.press("Enter");
  const chosen = sam.getByRole("list", { name: "Chosen articles" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  const up = sam.button(`Move up ${second.title}`);
  await up.focus();
  await sam.keyboard.press("Enter");
  await expect(chosen.first()).toContainText(second.title);
  await expect(up, "stays where the next press is").toBeFocused();
  await expect(sam.saved()).toBeVisible();

  await expect(frame(sam).getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(frame(sam).getByText(markup).last()).toBeVisible();
  expect(await frameWidth(sam)).toBe(388);
  await sam.button("Computer, 600 px").click();
  expect(await frameWidth(sam)).toBe(598);
  await sam.holds("a draft");
  await sam.button("Text").click();
  await expect(sam.locator(".newsletter-text")).toContainText("the law <https://www.irs.gov/>");
  await sam.holds("a draft as text");

  // Pressed before the pause after which the draft is saved.
  await sam.button("Send me a test").click();
  await expect(sam.getByText(`A test is on its way to ${staff}.`)).toBeVisible();
  const line = fillIn(newsletterIssue.test.subject, { subject });
  const tests = async () => (await smtp.parsed()).filter((mail) => mail.subject === line);
  await expect
    .poll(async () => (await tests()).flatMap(({ to }) => to))
    .toMatchObject([{ address: staff }]);
  expect(trouble).toEqual([]);
  expect(await sam.title()).not.toBe("run");
});

test("a draft that a colleague deletes keeps its text, and can be saved as a new one @test:all", async ({
  ana,
  sam,
}) => {
  const original = sam.url();
  await sam.button("Copy").click();
  await expect(sam).not.toHaveURL(original);
  await ana.goto(sam.url());
  await ana.button("Delete").click();
  await ana.inDialog("Delete").click();
  await expect(ana.getByText("The draft is deleted.")).toBeVisible();

  await sam.field("Preview line").fill("Written after the deletion");
  const deleted = sam.alert("This draft was deleted");
  await expect(deleted).toBeVisible();
  await sam.holds("a deleted draft");
  await sam.button("Save as a new draft").click();
  await expect(sam.field("Preview line")).toHaveValue("Written after the deletion");
  await expect(sam.saved()).toBeVisible();
  // The journeys that follow look for one issue of this subject.
  await sam.button("Delete").click();
  await sam.inDialog("Delete").click();
  await expect(sam.getByText("The draft is deleted.")).toBeVisible();
  await sam.goto(original);
  await expect(sam.field("Subject")).toHaveValue(subject);
});

test("what cannot be saved stays in the fields, and survives a reload @test:all", async ({
  sam,
}) => {
  await sam.route("**/desk/api/newsletter/**", (route) => route.abort());
  const written = "Written while the server was away";
  await sam.field("Opening").fill(written);
  await expect(sam.getByText("Not saved. Your text is still here.")).toBeVisible();
  await sam.holds("not saved");
  await sam.unroute("**/desk/api/newsletter/**");
  await sam.reload();
  await expect(sam.field("Opening")).toHaveValue(written);
  await expect(sam.saved()).toBeVisible();
});

test("an admin sends, stops, resumes and reads it as its readers do @test:all", async ({
  ana,
  sam,
  server,
  smtp,
}) => {
  const count = readers.length;
  const refuse = (addresses: string[], code: number, text: string) =>
    smtp.behave({
      recipient: (address) => (addresses.includes(address) ? { code, text } : undefined),
    });
  refuse(readers, 451, "4.7.1 Come back later");
  await renewConfirmations(server);
  await ana.goto(sam.url());
  await ana.button(`Send to ${count} readers`).click();
  const dialog = ana.getByRole("dialog", { name: `Send to ${count} readers?` });
  await expect(dialog).toContainText(subject);
  await ana.holds("asked before sending");
  await ana.inDialog(`Send to ${count} readers`).click();
  await expect(ana.getByText("Sending", { exact: true })).toBeVisible();
  await expect(ana.heading(subject), "the pressed button is gone").toBeFocused();
  await expect(ana.field("Subject")).toBeHidden();
  await expect(ana.getByText("What has begun to be sent cannot be changed.")).toBeVisible();
  await ana.holds("sending");

  await ana.button("Stop").click();
  await expect(ana.getByText(`Stopped. ${count} readers have not got it.`)).toBeVisible();
  await ana.holds("stopped");
  refuse([eve], 550, "5.1.1 No such user here");
  await ana.button(`Resume for ${count} readers`).click();
  await expect(ana.getByText("Sent", { exact: true })).toBeVisible();
  await expect(
    ana.getByText(`${count} of ${count} have been sent`),
    "by number, without a reload",
  ).toBeVisible();
  await ana.holds("sent");

  await ana.goto("/desk/newsletter");
  const cells = sentRow(ana).getByRole("cell");
  await expect(cells).toHaveText(["Sent", /\d/, `${count}`, `${count - 1}`, "1", "0"]);
  await ana.holds("the list of issues");
  await ana.goto("/desk/subscribers");
  await expect(ana.row(eve)).toContainText("Refused our mail");
  await ana.holds("a refused mailbox");

  const [toAda] = await newsletters(smtp, ada);
  const trouble = watch(ana);
  await ana.goto(/https?:\S+\/newsletter\/2\S+/.exec(toAda?.text ?? "")?.[0] ?? "");
  await expect(ana.heading(subject)).toBeVisible();
  await ana.holds("the issue as a page");
  expect(trouble).toEqual([]);
});

test("an admin copies, schedules on the firm's clock, takes it back, deletes and withdraws @test:all", async ({
  ana,
}) => {
  await ana.goto("/desk/newsletter");
  await sentRow(ana).getByRole("link").click();
  await ana.button("Copy").click();
  await expect(ana.field("Subject")).toHaveValue(subject);
  await ana.button("Schedule").click();
  const dialog = ana.getByRole("dialog", { name: "Schedule this issue" });
  await expect(dialog).toContainText(subject);
  const submit = ana.inDialog("Schedule for 4 readers");
  const choose = async (day: string, time: string) => {
    await ana.field("Day").fill(day);
    await ana.field("Time").fill(time);
  };
  // The second Sunday in March of the next year.
  const march = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 14));
  march.setUTCDate(14 - march.getUTCDay());
  await choose(march.toISOString().slice(0, 10), "02:30");
  await expect(dialog).toContainText("On this day the clock is put forward");
  await ana.holds("a time that is skipped");
  const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await choose(tomorrow, "12:00");
  await submit.click();
  await expect(ana.getByText("Scheduled", { exact: true })).toBeVisible();
  await ana.holds("scheduled");
  await ana.button("Make it a draft again").click();
  await expect(ana.field("Subject")).toHaveValue(subject);

  await ana.button("Delete").click();
  await ana.holds("asked before deleting");
  await ana.inDialog("Delete").click();
  await expect(ana.getByText("The draft is deleted.")).toBeVisible();

  await sentRow(ana).getByRole("link").click();
  await ana.button("Withdraw").click();
  await ana.holds("asked before withdrawing");
  await ana.inDialog("Withdraw").click();
  await expect(ana.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
  await ana.holds("withdrawn");
});
