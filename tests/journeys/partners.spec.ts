import { expect, test } from "@playwright/test";
import { contactOurTeam } from "#content/navigation.ts";
import { contactPage } from "#content/pages/contact.ts";
import { inTestAll } from "../support/in-test-all.ts";
import {
  button,
  fillInContact,
  openCalculator,
  reachResult,
} from "../support/journeys/rd-calculator.ts";

test("a message that began on a partner page carries the partner", inTestAll, async ({ page }) => {
  await page.goto("/bloomfield-cfo");
  await page.locator("main").getByRole("link", { name: contactOurTeam.label }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Sample");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
  await page.getByLabel(contactPage.form.message).fill("Which of these applies to a laboratory?");
  const sending = page.waitForRequest("**/functions/v1/contact");
  await page.getByRole("button", { name: contactPage.form.button }).click();
  // In the place of the form, in sight and with the focus.
  const thanks = page.getByRole("heading", { name: contactPage.form.thankYou });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({ partner: "bloomfield-cfo" });
  expect((await request.response())?.ok()).toBe(true);
});

test("an estimate sent from a partner's page carries the partner", inTestAll, async ({ page }) => {
  const calculator = await openCalculator(page, "/fortune");
  await reachResult(calculator);
  await fillInContact(calculator);
  const sending = page.waitForRequest("**/functions/v1/send-email");
  await button(calculator, "Send").click();
  const request = await sending;
  const { calculation } = request.postDataJSON();
  expect(calculation).toMatchObject({ partner: "fortune", sourcePage: "/fortune" });
  expect((await request.response())?.ok()).toBe(true);
});
