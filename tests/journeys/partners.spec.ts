import { expect } from "@playwright/test";
import { embed, embedPath } from "#content/calculators/embed.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { becomePartner, headerLinks } from "#content/navigation.ts";
import { bookPage } from "#content/pages/book.ts";
import { contactPage } from "#content/pages/contact.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { partnersPage } from "#content/pages/partners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { addColleagueFromTheDayAfterTomorrow } from "../support/bookings.ts";
import { newestLead } from "../support/data-folder.ts";
import { testOnOwnServer } from "../support/journeys/own-server.ts";
import {
  button,
  calculatorOn,
  fillInContact,
  openAnswered,
  showResult,
} from "../support/journeys/rd-calculator.ts";

const test = testOnOwnServer({}, addColleagueFromTheDayAfterTomorrow);

const unlisted = "Weber & Söhne Dental CFO";
const query = new URLSearchParams({ partner: unlisted, accent: "7a1f3d", placement: "webinar" });

test("a visit that begins at a partner's link stays that of the partner @test:all", async ({
  page,
  context,
  server,
}) => {
  await openAnswered(page, `${embedPath}?${query}`);
  await page.getByRole("link", { name: embed.site.label }).click();
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
  const theirs = { partner: unlisted, placement: "webinar" };
  const estimate = { ...theirs, kind: "estimate", source_page: "/" };
  expect(await newestLead(server)).toMatchObject(estimate);
  const contact = afterServices.find(({ href }) => href === "/contact")?.label ?? "";
  await menu.getByRole("link", { name: contact, exact: true }).click();
  const { form } = contactPage;
  await expect(page.getByText(fillIn(form.comesFrom, { partner: unlisted }))).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Ada Sample");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
  await page.getByLabel(form.message).fill("Which of these applies to a laboratory?");
  await page.getByRole("button", { name: form.button }).click();
  // In the place of the form, in sight and with the focus.
  const thanks = page.getByRole("heading", { name: form.thankYou });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  expect(await newestLead(server)).toMatchObject({ ...theirs, kind: "contact" });

  // It opens in a new tab, which takes over what this one keeps.
  const opening = context.waitForEvent("page");
  await menu.getByRole("link", { name: schedule.label }).click();
  const booking = await opening;
  // The details that were sent with the result are offered.
  await expect(booking.getByText(bookPage.who.filledIn)).toBeVisible();
  await expect(booking.getByLabel(bookPage.who.email, { exact: true })).toHaveValue(/@/);
  const times = booking.getByRole("group", { name: bookPage.when.legend }).getByRole("radio");
  await times.first().check({ force: true });
  await booking.getByRole("button", { name: bookPage.who.button, exact: true }).click();
  await expect(booking.getByRole("heading", { name: bookPage.booked.heading })).toBeVisible();
  expect(await newestLead(server)).toMatchObject({ ...theirs, kind: "booking" });
});

test("the estimate of a partner's frame comes along to the booking by its link @test:all", async ({
  page,
  browser,
  site,
}) => {
  await openAnswered(page, `${embedPath}?${query}`);
  const framed = calculatorOn(page);
  await expect(button(framed, "Calculate Results")).toBeEnabled();
  await showResult(framed);
  const { consultation } = rdCalculatorResult.next;
  const href = await framed.getByRole("link", { name: consultation }).first().getAttribute("href");
  // A browser that keeps nothing, as one does for a frame on another site.
  const booking = await browser.newPage();
  await booking.goto(new URL(href ?? "", site).href);
  const alongside = booking.getByLabel(bookPage.who.estimate.split("{")[0] ?? "");
  await expect(alongside).not.toBeChecked();
  await expect(booking).toHaveURL(/^[^#]+$/);
  await booking.close();
});

test("a consultancy applies and goes on to its line of code under its own name", async ({
  page,
  server,
}) => {
  const { form } = partnersPage.application;
  await page.goto("/advisors");
  await page.getByRole("link", { name: becomePartner.label }).first().click();
  await expect(page.getByRole("heading", { name: partnersPage.terms.heading })).toBeVisible();
  await page.getByLabel(contactPage.form.name, { exact: true }).fill("Ines Weber");
  await page.getByLabel(contactPage.form.email, { exact: true }).fill("ines@weber.example");
  await page.getByLabel(form.message).fill("Sixty dental practices in Ohio.");
  await expect(page.getByLabel(contactPage.form.topic)).toHaveCount(0);
  await page.getByRole("button", { name: form.button, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(contactPage.form.missing);
  await page.getByLabel(form.practiceName).fill(unlisted);
  await page.getByRole("button", { name: form.button, exact: true }).click();
  await expect(page.getByRole("heading", { name: form.thankYou })).toBeFocused();
  expect(await newestLead(server)).toMatchObject({ kind: "partner" });
  await page.getByRole("main").getByRole("link", { name: form.builder }).click();
  await expect(page.getByLabel(embedBuilder.form.partner)).toHaveValue(unlisted);
});
