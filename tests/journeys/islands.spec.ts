import { expect, type Page, test } from "@playwright/test";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { islandFailure, stillLoading } from "#content/island-failure.ts";
import { contactPage } from "#content/pages/contact.ts";
import { searchWords } from "#content/pages/knowledge-bank.ts";
import { islandFailurePath } from "#contracts/endpoints.ts";
import { called, phoneFault, webAddressFault } from "#contracts/limits.ts";
import { articles } from "../support/built-pages/articles.ts";
import { accessibilityFaults } from "../support/built-pages/page-checks.ts";
import {
  amountOn,
  openWorksheet,
  typeInto,
  worksheetStarted,
} from "../support/journeys/form-6765.ts";
import * as calculator from "../support/journeys/rd-calculator.ts";

test.use({ reducedMotion: "reduce" });

const [article] = articles as [(typeof articles)[number]];
const form = contactPage.form;
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const started = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"][data-hydrated]`).waitFor();
const missing = (page: Page, files: string) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: "" }));

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return letScriptsCome;
}

/** Enters something before the scripts arrive, while a note says that the island still loads. */
async function enterBeforeScripts(
  page: Page,
  path: string,
  name: string,
  enter: () => Promise<void>,
) {
  const letScriptsCome = await openBeforeScripts(page, path);
  await enter();
  await island(page, name).scrollIntoViewIfNeeded();
  const note = page.locator(`[data-island="${name}"] + .loading-note`);
  await expect(note.getByText(stillLoading.loading)).toBeVisible();
  const late = note.getByText(stillLoading.late);
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  letScriptsCome();
  await started(page, name);
  await expect(note).toBeHidden();
}

test("ticks in the calculator before the scripts arrive count", async ({ page }) => {
  const card = (index: number) =>
    page.getByRole("checkbox", { name: practiceTypes[index]?.name ?? "" });
  await enterBeforeScripts(page, "/", "rd-calculator", async () => {
    await card(0).check({ force: true });
    await card(1).check({ force: true });
    await card(1).uncheck({ force: true });
  });
  await expect(card(0)).toBeChecked();
  await expect(card(1)).not.toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
});

test("an amount and a tick in a kept worksheet before the scripts arrive count @test:all", async ({
  page,
}) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "100000" });
  const letScriptsCome = await openBeforeScripts(page, "/advisors/form-6765");
  await page.getByLabel("Supplies", { exact: true }).pressSequentially("20000");
  await page.getByLabel("Reduced credit under section 280C").check();
  letScriptsCome();
  await worksheetStarted(page);
  await expect(amountOn(page, "48")).toHaveText("$120,000");
  await expect(amountOn(page, "30")).toHaveText("$5,688");
});

test("a message in the contact form before the scripts arrive counts, with faults at its fields @test:all", async ({
  page,
}) => {
  // Browsers do not offer it on a page without TLS, as on an office network.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const name = page.getByLabel(form.name, { exact: true });
  const phone = page.getByLabel(form.phone, { exact: true });
  await enterBeforeScripts(page, "/contact", "contact-form", async () => {
    await name.fill("Smiles.com");
    await phone.fill("prize.com");
    await page.getByLabel(form.email).first().fill("ada@practice.example");
    await page.getByLabel(form.topic).selectOption(form.topics[2] ?? "");
    await page.getByLabel(form.message).fill("Does our new workflow count?");
  });
  await page.getByRole("button", { name: form.button }).click();
  const summary = page.getByRole("alert").filter({ hasText: phoneFault });
  await expect(summary).toBeFocused();
  await summary.getByRole("link").first().press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(webAddressFault(called.name));
  await expect(phone).toHaveAccessibleDescription(phoneFault);
  await name.fill("Dr. Ada Lind");
  await phone.fill("801.555.0100");
  // An employed doctor is not asked for a practice.
  await page.getByLabel(form.topic).selectOption(form.withoutPractice);
  await expect(page.getByLabel(form.practiceName)).toBeHidden();
  const sending = page.waitForRequest("**/functions/v1/contact");
  await page.getByRole("button", { name: form.button }).click();
  expect((await sending).postDataJSON()).toMatchObject({
    name: "Dr. Ada Lind",
    email: "ada@practice.example",
    topic: form.withoutPractice,
    message: "Does our new workflow count?",
  });
  await expect(page.getByText(form.sent)).toBeInViewport();
});

test("a password at the gate before the scripts arrive counts, and the place of the caret @test:all", async ({
  page,
}) => {
  const password = page.getByLabel("Password");
  await enterBeforeScripts(page, "/presentations", "gate", async () => {
    await password.fill("abcdef");
    await password.press("ArrowLeft");
    await password.press("ArrowLeft");
    // Without its script the form would open another page, and the password would be lost.
    await password.press("Enter");
  });
  await password.press("X");
  await expect(password).toHaveValue("abcdXef");
});

test("the menu, filters and Share need no script file", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBeforeScripts(page, "/case-studies");
  await page.locator("[popovertarget]").first().click();
  await expect(page.locator("[popover]")).toBeVisible();
  await page.keyboard.press("Escape");
  const filter = page.locator("[data-filter]").last();
  await filter.click();
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await page.goto(article.path, { waitUntil: "commit" });
  await expect(page.locator("[data-share]")).toBeVisible();
});

for (const files of ["**/assets/entry.client-*.js", "**/assets/rd-calculator-*.js"])
  test(`the calculator without ${files} says so and offers a way on, in the server's log too @test:all`, async ({
    page,
  }) => {
    await missing(page, files);
    const reporting = page.waitForRequest(`**${islandFailurePath}`);
    await page.goto("/wealthfd");
    const part = island(page, "rd-calculator");
    await part.scrollIntoViewIfNeeded();
    const notice = part.getByRole("alert").filter({ hasText: islandFailure.text });
    await expect(notice).toBeVisible();
    expect((await reporting).postDataJSON()).toMatchObject({ page: "/wealthfd" });
    expect((await (await reporting).response())?.status()).toBe(200);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(files);
    await part.getByRole("button", { name: islandFailure.reload }).click();
    await started(page, "rd-calculator");
    await expect(notice).toHaveCount(0);
  });

test("the result and the preview of the e-mail without their scripts say so and offer a way on @test:all", async ({
  page,
}) => {
  await missing(page, "**/assets/results-email-*.js");
  await missing(page, "**/assets/result-screen-*.js");
  const open = await calculator.openCalculator(page);
  await calculator.answerAsOrthodontist(open);
  await calculator.button(open, "Calculate Results").click();
  await expect(open.getByText(rdCalculator.resultFailed)).toBeVisible();
  await page.unroute("**/assets/result-screen-*.js");
  await calculator.button(open, rdCalculator.reload).click();
  await expect(calculator.heading(open)).toHaveText(calculator.resultAnswer());
  await calculator.button(open, rdCalculatorResult.send.preview).click();
  await expect(page.getByRole("dialog").getByText(rdCalculatorResult.preview.failed)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calculator.button(open, rdCalculatorResult.send.send)).toBeVisible();
});

test("the search of articles without its script says so, and the list stays @test:all", async ({
  page,
}) => {
  await missing(page, "**/assets/search-*.js");
  await page.goto("/knowledge-bank");
  await page.locator("form[data-search] input").fill(article.title);
  await expect(page.locator("[data-listing-status]")).toHaveText(searchWords.failed);
  await expect(page.locator("[data-card]").first()).toBeVisible();
});

test("a page that is left while its islands load reports no failure @test:all", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(islandFailurePath)) reports.push(request.url());
  });
  const left = Promise.withResolvers<void>();
  const loading = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await loading.promise;
    await route.abort();
  });
  await page.route("**/terms", async (route) => {
    await left.promise;
    await route.continue();
  });
  await page.goto("/contact");
  await island(page, "contact-form").scrollIntoViewIfNeeded();
  const asked = page.waitForRequest("**/terms");
  await page.evaluate(() => location.assign("/terms"));
  await asked;
  // As Firefox does once the next page has been requested.
  const ended = page.waitForEvent("requestfailed");
  loading.resolve();
  await ended;
  left.resolve();
  await page.waitForURL("**/terms");
  expect(reports).toEqual([]);
});
