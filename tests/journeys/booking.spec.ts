import { expect, type Page } from "@playwright/test";
import { bookPage } from "#content/pages/book.ts";
import { team } from "#content/people/team.ts";
import { heldMinutes } from "#contracts/booked-call.ts";
import { bookingPath, bookingTimesPath, bookPath } from "#contracts/endpoints.ts";
import { shortCallInWords } from "#wording/call-in-words.ts";
import { fillIn as inWords } from "#wording/fill-in.ts";
import { addColleagueFromTheDayAfterTomorrow } from "../support/bookings.ts";
import { downloadBy, expectToHold, loseAnswer } from "../support/built-pages/page-checks.ts";
import { inStorage } from "../support/data-folder.ts";
import { mailTo, testOnOwnServer } from "../support/journeys/own-server.ts";
import { keepAnswers } from "../support/journeys/rd-calculator.ts";
import { siteUnderTest } from "../support/journeys/site-under-test.ts";
import { changeRows } from "../support/rows.ts";
import { seedBooking } from "../support/seed-bookings.ts";
import type { SmtpSink } from "../support/smtp.ts";

const { when, who, booked, held, change, threeTimes } = bookPage;

const [colleague] = team as [(typeof team)[number]];
const test = testOnOwnServer({}, async (storage) => {
  await addColleagueFromTheDayAfterTomorrow(storage);
  await changeRows(storage, "desk_users", { name: colleague.name });
});
test.use({ timezoneId: "America/New_York" });

const times = (page: Page) => page.getByRole("group", { name: when.legend }).getByRole("radio");
const later = (page: Page) => times(page).nth(4);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const moveTo = (page: Page, start: number, zone: string) =>
  page.getByRole("button", { name: inWords(change.move, { time: shortCallInWords(start, zone) }) });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function openBooking(page: Page, path = "/book"): Promise<void> {
  await page.goto(path);
  await expect(times(page).first()).toBeAttached();
}

async function fillIn(page: Page, email: string, phone = "(801) 555-0142"): Promise<void> {
  await page.getByLabel(who.name, { exact: true }).fill("Dr. Ada Lind");
  await page.getByLabel(who.email, { exact: true }).fill(email);
  await page.getByLabel(who.phone, { exact: true }).fill(phone);
}

/** The path of the link to change the call. */
const changeLinkIn = async (smtp: SmtpSink, address: string): Promise<string> =>
  (await mailTo(smtp.parsed, address, /\/book\/change#[\w-]+/)).found;

test("a doctor books in her own zone, then changes and cancels by the link in the mail", async ({
  page,
  smtp,
}) => {
  const email = "ada@booking.example";
  await keepAnswers(page, 4);
  await openBooking(page, "/book?about=charitable&partner=fortune");
  await expect(page.getByLabel(when.zone)).toHaveValue("America/New_York");
  await expect(page.getByText("is in Mountain Time")).toBeVisible();
  await expect(page.getByLabel(who.about)).toHaveValue("charitable");
  const estimate = page.getByLabel(
    "Send my estimate along ($18,900 to $31,500 a year, Orthodontics, Utah)",
  );
  await expect(estimate).not.toBeChecked();
  await expectToHold(page, "offered");

  await button(page, who.button).click();
  const missing = page.getByText(when.missing);
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();
  await expect(page.getByText(when.legend, { exact: true })).toBeInViewport();
  await expectToHold(page, "error");

  // By keys: the group is one stop, and the arrows choose in it.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(times(page).first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(missing).toHaveCount(0);
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowDown");
  const chosen = times(page).nth(6);
  await expect(chosen).toBeChecked();
  await expect(chosen).toHaveAccessibleName(/^\w+day, \w+ \d+, \d+:\d\d [ap]\.m\., Eastern Time$/);
  await expect(chosen).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
  const start = await chosen.inputValue();
  await fillIn(page, email);
  await estimate.check();
  const request = page.waitForRequest(/\/book$/);
  await button(page, who.button).click();
  expect((await request).postDataJSON()).toMatchObject({
    start,
    zone: "America/New_York",
    about: "charitable",
    partner: "fortune",
    calculation: { state: "Utah" },
  });

  await expect(heading(page, booked.heading)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(booked.heading);
  await expect(page.getByText("Eastern Time").first()).toBeVisible();
  await expect(page.getByText("Mountain Time").first()).toBeVisible();
  await expect(page.getByText(booked.withEstimate)).toBeVisible();
  const { name: caller, role } = colleague;
  await expect(
    page.getByText(inWords(booked.who, { caller, phone: "(801) 555-0142" })),
  ).toBeVisible();
  await expect(page.getByText(role)).toBeVisible();
  await expectToHold(page, "booked");
  const { contents } = await downloadBy(page, page.getByRole("link", { name: booked.calendar }));
  expect(`${contents}`).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART/);

  const link = await changeLinkIn(smtp, email);
  expect(await page.getByRole("link", { name: booked.change }).getAttribute("href")).toBe(link);
  await page.goto(link);
  await expect(button(page, change.cancel)).toBeVisible();
  await expectToHold(page, "change");
  await button(page, change.chooseAnother).click();
  await button(page, change.moveWhere).click();
  await expect(missing).toBeFocused();
  const before = shortCallInWords(Date.parse(start), "America/New_York");
  const kept = page.getByRole("button", { name: inWords(change.keep, { time: before }) });
  await kept.click();
  await expect(button(page, change.chooseAnother)).toBeFocused();
  await button(page, change.chooseAnother).click();
  await later(page).check();
  await expectToHold(page, "another time");
  const after = Date.parse(await later(page).inputValue());
  // The repeated request is not told that the time is taken.
  await page.route(`**${bookingPath}`, loseAnswer, { times: 1 });
  await moveTo(page, after, "America/New_York").click();
  await expect(heading(page, booked.heading)).toBeFocused();

  await button(page, booked.change).click();
  await expect(button(page, change.chooseAnother)).toBeFocused();
  await button(page, change.cancel).click();
  await expectToHold(page, "question");
  const again = shortCallInWords(after, "America/New_York");
  await page.getByRole("button", { name: inWords(change.keep, { time: again }) }).click();
  await button(page, change.cancel).click();
  await button(page, change.cancelYes).click();
  await expect(heading(page, change.cancelled)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(change.cancelled);
  await expectToHold(page, "cancelled");
  await page.goto(`/book/change#${"x".repeat(43)}`);
  await page.reload();
  await expect(page.getByText(change.unknown)).toBeVisible();
});

test("on a phone the buttons of the change page are on its first screen, and a missing time in sight @test:all", async ({
  page,
  smtp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The details that were sent with a result from this tab are filled in, and can be cleared.
  await page.goto("/privacy");
  const sent = { name: "Dr. Eva Berg", email: "eva@booking.example", phone: "8015550188" };
  await page.evaluate((contact) => {
    sessionStorage.setItem("ledgerwell-contact", JSON.stringify(contact));
  }, sent);
  await openBooking(page);
  await expect(page.getByLabel(who.phone, { exact: true })).toHaveValue(sent.phone);
  await button(page, who.clear).click();
  await expect(page.getByLabel(who.name, { exact: true })).toHaveValue("");
  await fillIn(page, sent.email, sent.phone);
  await button(page, who.button).click();
  const missing = page.getByText(when.missing);
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();
  await later(page).check();
  await button(page, who.button).click();
  await expect(heading(page, booked.heading)).toBeInViewport();
  await expect(page.getByText("(801) 555-0188").first()).toBeVisible();
  await page.goto(await changeLinkIn(smtp, sent.email));
  for (const name of [change.chooseAnother, change.cancel])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  // A network has four open calls at most, and the tests below need them.
  await button(page, change.cancel).click();
  await button(page, change.cancelYes).click();
  await expect(heading(page, change.cancelled)).toBeInViewport();
});

test("a time that another visitor has just taken loses nothing that was typed @test:all", async ({
  page,
  browser,
  site,
}) => {
  const other = await browser.newPage({ baseURL: site, timezoneId: "America/Denver" });
  await openBooking(page);
  await openBooking(other);
  const start = await later(other).inputValue();
  for (const visitor of [page, other]) await visitor.locator(`[value="${start}"]`).check();
  await fillIn(other, "first@booking.example", "(801) 555-0143");
  await button(other, who.button).click();
  await expect(heading(other, booked.heading)).toBeVisible();
  await other.close();

  await fillIn(page, "second@booking.example", "(801) 555-0144");
  // The first request never arrives, so that the repeated one is told.
  await page.route(`**${bookPath}`, (route) => route.abort(), { times: 1 });
  await button(page, who.button).click();
  await expect(page.getByRole("alert").filter({ hasText: when.taken })).toBeVisible();
  await expect(page.locator(`[value="${start}"]`)).toHaveCount(0);
  await expect(page.getByLabel(who.email)).toHaveValue("second@booking.example");
  await expectToHold(page, "taken");
  await page.getByRole("alert").getByRole("button").first().click();
  await button(page, who.button).click();
  await expect(heading(page, booked.heading)).toBeVisible();
});

test("a call whose answers are lost keeps its time, is booked once, and has its link in the mail @test:all", async ({
  page,
}) => {
  const keys: string[] = [];
  await page.route(`**${bookPath}`, async (route) => {
    keys.push(route.request().postDataJSON().key);
    const response = await route.fetch();
    // The page repeats the first request by itself.
    if (keys.length <= 2) return route.abort();
    // As the server answers a page that does not have the first key.
    const answer = { ...(await response.json()), token: undefined, calendar: undefined };
    await route.fulfill({ response, json: answer });
  });
  await openBooking(page);
  const start = await later(page).inputValue();
  await later(page).check();
  await fillIn(page, "lost@booking.example", "(801) 555-0146");
  const read = page.waitForResponse(`**${bookingTimesPath}`);
  await button(page, who.button).click();
  await read;
  // Its time is no longer free, but stays chosen.
  await expect(page.getByRole("alert").filter({ hasText: who.failed })).toBeVisible();
  await expect(page.locator(`[value="${start}"]`)).toBeChecked();
  await button(page, who.button).click();
  await expect(page.getByText(booked.linkInMail)).toBeVisible();
  await expect(page.getByRole("link", { name: booked.change })).toHaveCount(0);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test("on a day of many unproven calls a time is held until the visitor confirms it @test:all", async ({
  page,
  server,
  smtp,
}) => {
  await openBooking(page);
  const free = await times(page).evaluateAll((radios: HTMLInputElement[]) =>
    radios.slice(4).map(({ value }) => Date.parse(value)),
  );
  await inStorage(server, async (storage) => {
    // Those of the tests above, or this browser's network has its four unproven calls.
    await changeRows(storage, "people", { status: "contacted" });
    for (const [n, starts_at] of free.entries()) {
      const email = `x${n}@elsewhere.example`;
      const contact = { name: "X", email, phone: `(801) 555-02${10 + n}` };
      await seedBooking(storage, "dana", { starts_at, network_hash: "x", contact });
    }
  });
  await openBooking(page);
  await times(page).first().check();
  await expect(page.getByText(inWords(who.needsProof, { minutes: heldMinutes }))).toBeVisible();
  await expectToHold(page, "needs proof");
  const email = "held@booking.example";
  await fillIn(page, email, "(801) 555-0147");
  await button(page, who.button).click();
  await expect(heading(page, held.heading)).toBeFocused();
  await expect(page.getByRole("link", { name: booked.calendar })).toHaveCount(0);
  await expectToHold(page, "held");

  await page.goto(await changeLinkIn(smtp, email));
  await expect(button(page, held.confirm)).toBeVisible();
  await expectToHold(page, "to confirm");
  await button(page, held.confirm).click();
  await expect(heading(page, booked.heading)).toBeFocused();
  await expect(page.getByText(held.confirmed)).toBeVisible();
  await expectToHold(page, "confirmed");
});

test("while no one has hours, and without JavaScript, three times that suit are sent @test:all", async ({
  page,
  browser,
  site,
}) => {
  await page.goto(`${siteUnderTest.url}/book`);
  await expect(heading(page, threeTimes.heading)).toBeVisible();
  await expect(times(page)).toHaveCount(0);
  await expectToHold(page, "no hours");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}/book?partner=fortune`);
  await expect(button(plain, who.button)).toBeHidden();
  await plain.getByLabel(threeTimes.fields[0].label).fill("Tuesday after 3 p.m.");
  await fillIn(plain, "plain@booking", "(801) 555-0145");
  await button(plain, threeTimes.button).click();
  await expect(heading(plain, threeTimes.failedTitle)).toBeVisible();
  await plain.getByLabel(who.email).fill("plain@booking.example");
  await button(plain, threeTimes.button).click();
  await expect(heading(plain, threeTimes.sentTitle)).toBeVisible();
  await context.close();
});
