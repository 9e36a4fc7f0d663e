import { expect, type Locator, type Page, test } from "@playwright/test";
import { contactOurTeam } from "#content/navigation.ts";
import { contactPage } from "#content/pages/contact.ts";
import { fortune } from "#content/partners/fortune.ts";
import { inTestAll } from "../support/in-test-all.ts";
import {
  calculatorOn,
  fillInContact,
  nameOf,
  openCalculator,
} from "../support/journeys/rd-calculator.ts";

const section = (page: Page, headingId: string): Locator =>
  page.locator(`section[aria-labelledby="${headingId}"]`);

const dollars = (text: string): number => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));

test("the law-firm page names a person to write to", async ({ page }) => {
  await page.goto("/fortune");
  const { name, email } = fortune.contact.person;
  const person = section(page, "contact").getByRole("link", { name });
  await expect(person).toHaveAttribute("href", new RegExp(`^mailto:${email}`));
});

test("the California case reconciles, line by line", async ({ page }) => {
  await page.goto("/fortune");
  const figure = page.getByRole("figure", { name: fortune.californiaCase.labels.waterfall });
  const cells = await figure.locator("table td").allTextContents();
  const [federal = 0, state = 0, total, contribution = 0, net] = cells.map(dollars);
  expect([federal, state, contribution]).toEqual([94_500, 46_550, -70_000]);
  expect(total).toBe(federal + state);
  expect(net).toBe(federal + state + contribution);
});

test("the slips of the partner pages add up", async ({ page }) => {
  await page.goto("/fortune");
  for (const name of [fortune.casesSlip.title, fortune.californiaCase.cut.title]) {
    const values = page.getByRole("figure", { name }).locator("dd:not(.slip-formula)");
    const amounts = (await values.allTextContents()).map(dollars);
    const total = amounts.pop();
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      name,
    ).toBe(total);
  }
});

test("a message that began on a partner page carries the partner", inTestAll, async ({ page }) => {
  await page.goto("/bloomfield-cfo");
  await page.locator("main").getByRole("link", { name: contactOurTeam.label }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Sample");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
  await page.getByLabel(contactPage.form.message).fill("Which of these applies to a laboratory?");
  const sending = page.waitForRequest("**/functions/v1/contact");
  await page.getByRole("button", { name: contactPage.form.button }).click();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({ partner: "bloomfield-cfo" });
  expect((await request.response())?.ok()).toBe(true);
});

for (const partner of ["fortune", "wealthfd"]) {
  test(`an estimate sent from /${partner} carries the partner`, inTestAll, async ({ page }) => {
    const calculator = await openCalculator(page, `/${partner}`);
    const dentistry = calculator.getByRole("checkbox", { name: nameOf("dentistry") });
    if (partner === "fortune") await dentistry.check();
    await expect(dentistry).toBeChecked();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox", { name: nameOf("orthodontics") }).check();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox").first().check();
    await calculator.getByLabel("Doctor/owner annual wages").fill("400000");
    await calculator.getByLabel("Clinical staff annual wages").fill("300000");
    await calculator.getByRole("button", { name: "Calculate Results" }).click();
    await fillInContact(calculator);
    const sending = page.waitForRequest("**/functions/v1/send-email");
    await calculator.getByRole("button", { name: "Send", exact: true }).click();
    const request = await sending;
    const { calculation } = request.postDataJSON();
    expect(calculation).toMatchObject({ partner, sourcePage: `/${partner}` });
    expect((await request.response())?.ok()).toBe(true);
  });
}

test("/wealthfd offers dental specialties only", async ({ page }) => {
  await page.goto("/wealthfd");
  const calculator = calculatorOn(page);
  await expect(calculator.getByRole("checkbox")).toHaveCount(1);
  await expect(calculator.getByRole("checkbox", { name: nameOf("dentistry") })).toBeChecked();
});

test("/fortune shows educational examples below the estimate", async ({ page }) => {
  await page.goto("/fortune");
  await page.locator('[data-island="examples-calculator"]').scrollIntoViewIfNeeded();
  await page.locator('[data-island="examples-calculator"][data-hydrated]').waitFor();
  const islands = page.locator("[data-island]");
  await expect(islands.nth(0)).toHaveAttribute("data-island", "rd-calculator");
  const examples = islands.nth(1);
  await examples.getByLabel("Annual income").fill("500000");
  await examples.getByRole("button", { name: "View Educational Examples" }).click();
  await expect(examples).toContainText("$45,948");
});
