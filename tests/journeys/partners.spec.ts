import { expect, test } from "@playwright/test";
import { contactOurTeam } from "#content/navigation.ts";
import { contactPage } from "#content/pages/contact.ts";
import { inTestAll } from "../support/in-test-all.ts";
import { fillInContact, nameOf, openCalculator } from "../support/journeys/rd-calculator.ts";

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
