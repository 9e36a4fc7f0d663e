import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page, test } from "@playwright/test";
import { storageKey } from "#browser/kept-estimate.ts";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { embed, embedPath } from "#content/calculators/embed.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { resultsEmail } from "#content/calculators/results-email.ts";
import { headerLinks } from "#content/navigation.ts";
import { bookPage } from "#content/pages/book.ts";
import { contactPage } from "#content/pages/contact.ts";
import { listedPartners } from "#content/partners/listed-partners.ts";
import { answersOf, everyType } from "#features/rd-calculator/answers/answers.sample.ts";
import { writeKept } from "#features/rd-calculator/answers/kept-answers.ts";
import { fillIn } from "#wording/fill-in.ts";
import { addColleague } from "../support/bookings.ts";
import { inTestAll } from "../support/in-test-all.ts";
import { inStorage } from "../support/journeys/desk-browser.ts";
import {
  button,
  calculatorOn,
  fillInContact,
  sampleContact,
  showResult,
} from "../support/journeys/rd-calculator.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../support/smtp.ts";

test.describe.configure({ mode: "serial" });

let smtp: SmtpSink;
let server: SiteServer;
test.beforeAll(async () => {
  smtp = await startSmtp();
  server = await startSiteServer({ SMTP_URL: smtp.url, RATE_LIMIT: "off" });
  const person = { weekdays: [1, 2, 3, 4, 5, 6, 7], settings: { works_on_holidays: 1 as const } };
  await inStorage(server, (storage) => addColleague(storage, person));
});
test.afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

function newestLead(): Record<string, unknown> | undefined {
  const database = new DatabaseSync(join(server.dataDir, "leads.sqlite"), { readOnly: true });
  try {
    return database.prepare("SELECT * FROM leads ORDER BY created_at DESC LIMIT 1").get();
  } finally {
    database.close();
  }
}

/** The worked example is in this browser, as after a visit earlier today. */
async function keepAnswers(page: Page): Promise<void> {
  const kept = writeKept({ answers: answersOf(orthodonticsInUtah), step: 3 }, Date.now());
  await page.addInitScript(
    ([key, text]) => {
      if (self === top) localStorage.setItem(`${key}`, `${text}`);
    },
    [storageKey(everyType), kept],
  );
}

const unlisted = "Weber & Söhne Dental CFO";
const query = new URLSearchParams({ partner: unlisted, accent: "7a1f3d", placement: "webinar" });
const journeys = [
  ...listedPartners.map(({ id, name }) => ({
    ...{ partner: id, name, start: `/${id}?placement=webinar`, back: `/${id}#` },
    // That page has the site's menu.
    onward: undefined,
  })),
  {
    ...{ partner: unlisted, name: unlisted, start: `${embedPath}?${query}` },
    back: `${embedPath}?${new URLSearchParams({ partner: unlisted })}#`,
    onward: embed.site.label,
  },
];

// The first and the last in every run: a listed partner and another one.
for (const [index, { partner, name, start, back, onward }] of journeys.entries())
  test(
    `a visit that begins at ${start} stays that of ${name}`,
    index === 0 || onward ? {} : inTestAll,
    async ({ page, context }) => {
      smtp.received.length = 0;
      await keepAnswers(page);
      await page.goto(server.url + start);
      if (onward) await page.getByRole("link", { name: onward }).click();
      const menu = page.getByRole("banner");
      const { calculator, schedule, afterServices } = headerLinks;
      await menu.getByRole("link", { name: calculator.label, exact: true }).click();
      const ours = calculatorOn(page);
      await ours.scrollIntoViewIfNeeded();
      await expect(button(ours, "Calculate Results")).toBeEnabled();
      await showResult(ours);
      await fillInContact(ours);
      await button(ours, "Send").click();
      await expect(ours.getByRole("alert")).toHaveText(rdCalculatorResult.send.success);
      const theirs = { partner, placement: "webinar" };
      expect(newestLead()).toMatchObject({ ...theirs, kind: "estimate", source_page: "/" });
      const host = new URL(server.url).port;
      const sentence = fillIn(resultsEmail.askedThrough, {
        host: `localhost:${host}`,
        partner: name,
      });
      const mailed = async () => {
        const mails = await smtp.parsed();
        return mails.find(({ to }) => to?.some((one) => one.address === sampleContact["E-mail"]));
      };
      await expect
        .poll(async () => (await mailed())?.text?.replaceAll(/\s+/g, " "))
        .toContain(sentence);
      expect((await mailed())?.text).toContain(back);

      const contact = afterServices.find(({ href }) => href === "/contact")?.label ?? "";
      await menu.getByRole("link", { name: contact, exact: true }).click();
      const { form } = contactPage;
      await expect(page.getByText(fillIn(form.comesFrom, { partner: name }))).toBeVisible();
      await page.getByLabel("Name", { exact: true }).fill("Ada Sample");
      await page.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
      await page.getByLabel(form.message).fill("Which of these applies to a laboratory?");
      await page.getByRole("button", { name: form.button }).click();
      // In the place of the form, in sight and with the focus.
      const thanks = page.getByRole("heading", { name: form.thankYou });
      await expect(thanks).toBeFocused();
      await expect(thanks).toBeInViewport();
      expect(newestLead()).toMatchObject({ ...theirs, kind: "contact" });

      // It opens in a new tab, which has no storage of this one.
      const opening = context.waitForEvent("page");
      await menu.getByRole("link", { name: schedule.label }).click();
      const booking = await opening;
      const times = booking.getByRole("group", { name: bookPage.when.legend }).getByRole("radio");
      await times.first().check({ force: true });
      await booking.getByLabel(bookPage.who.name, { exact: true }).fill("Dr. Ada Lind");
      await booking
        .getByLabel(bookPage.who.email, { exact: true })
        .fill(`ada${index}@call.example`);
      await booking.getByLabel(bookPage.who.phone, { exact: true }).fill(`(801) 555-014${index}`);
      await booking.getByRole("button", { name: bookPage.who.button, exact: true }).click();
      await expect(booking.getByRole("heading", { name: bookPage.booked.heading })).toBeVisible();
      expect(newestLead()).toMatchObject({ ...theirs, kind: "booking" });
    },
  );
