import { expect, type Page, test } from "@playwright/test";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { emailFault } from "#contracts/limits.ts";
import { expectToHold, pageCount, watch } from "../../support/built-pages/page-checks.ts";
import { readMailbox } from "../../support/data-folder.ts";
import { mailTo } from "../../support/journeys/own-server.ts";
import { siteUnderTest } from "../../support/journeys/site-under-test.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

// Before the year's last days, by which the plan says what is open.
test.beforeEach(({ page }) => page.clock.setFixedTime("2026-11-16T18:00:00Z"));

const row = (page: Page, move: string) => page.locator(`[data-move="${move}"]`);
const tax = (page: Page, name: string) => page.locator(`[data-tax="${name}"]`);
const dollars = async (page: Page, name: string) =>
  Number((await tax(page, name).textContent())?.replaceAll(/[^\d-]/g, ""));
const saves = (page: Page, move: string) => row(page, move).locator("[data-saves]");

async function openPlan(page: Page, answers: { wages: string; filing?: string; state?: string }) {
  await page.goto("/year-end");
  const filing = answers.filing ?? words.questions.filings.single;
  await page.getByLabel("Filing status").selectOption({ label: filing });
  if (answers.state)
    await page.getByLabel("State", { exact: true }).selectOption({ label: answers.state });
  await page.getByLabel("W-2 wages this year", { exact: true }).fill(answers.wages);
  await expect(row(page, "owners")).toBeVisible();
}

const radiologist = { wages: "520000", filing: "Married filing jointly", state: "New Jersey" };

test("a radiologist finds what is open, ticks it, prints it and has it mailed", async ({
  page,
}) => {
  const faults = watch(page);
  await openPlan(page, radiologist);
  await page.getByLabel("Profit on Form 1099").fill("60000");
  await expect(page.locator("[data-state=NJ]")).toContainText("New Jersey");

  await page.getByLabel("Deferred so far (401(k) or 403(b))").fill("20000");
  await expect(row(page, "deferral").locator("[data-possible]")).toHaveText("$4,500");
  await page.getByLabel("Health plan").selectOption({ label: "HSA, family" });
  await expect(saves(page, "hsa")).toBeVisible();
  await page.getByRole("link", { name: words.fields.preTaxIraInUsd.label }).click();
  await expect(page.getByLabel(words.fields.preTaxIraInUsd.label)).toBeFocused();

  const asIs = await dollars(page, "as-is");
  await row(page, "hsa").getByRole("checkbox").check();
  await row(page, "solo-plan").getByRole("checkbox").check();
  expect(await dollars(page, "difference")).toBe(asIs - (await dollars(page, "planned")));
  expect(await dollars(page, "difference")).toBeGreaterThan(0);

  await expectToHold(page);
  // With every row answered, too.
  const { giftsInUsd, stateTaxesInUsd, lossesInUsd, loanBalanceInUsd, kindOf457b } = words.fields;
  for (const { label } of [giftsInUsd, stateTaxesInUsd, lossesInUsd, loanBalanceInUsd])
    await page.getByLabel(label).fill("30000");
  await page.getByLabel(kindOf457b.label).selectOption(kindOf457b.choices["non-governmental"]);
  await page.getByLabel(words.fields.loanPlan.label).selectOption("ibr-15");
  await page.getByLabel(words.fields.childrenUnder13InCare.label).fill("2");
  await page.getByLabel(words.fields.age.label).first().fill("55");
  for (const format of ["Letter", "A4"])
    expect(pageCount(await page.pdf({ format })), format).toBe(1);

  const email = `ada-${Date.now()}@hospital.example`;
  await page.getByRole("button", { name: words.send.send }).click();
  const summary = page.getByRole("alert").filter({ hasText: emailFault });
  await expect(summary).toBeFocused();
  await summary.getByRole("link").press("Enter");
  await expect(page.getByLabel(words.send.email, { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.getByRole("button", { name: words.send.send }).click();
  await expect(page.getByRole("heading", { name: words.send.success })).toBeFocused();
  const { html } = await mailTo(() => readMailbox(siteUnderTest.dataDir), email);
  expect(html).toContain(words.moves.hsa.title);
  expect(faults).toEqual([]);
});

test("a resident reaches the first row by keyboard and sees what is not for them", async ({
  page,
}) => {
  await openPlan(page, { wages: "70000" });
  await expect(saves(page, "deferral")).toBeVisible();
  await expect(row(page, "backdoor-roth")).toHaveAttribute("data-not-for-you", "");
  await page.getByText(words.notForYou.lede).locator("..").locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "backdoor-roth")).toContainText(words.reasons["direct-roth-allowed"]);
  await row(page, "deferral").getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect(tax(page, "difference")).not.toHaveText("$0");
});

test("a plan survives a reload, and its link leaves amounts out @test:all", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlan(page, radiologist);
  await row(page, "deferral").getByRole("checkbox").check();
  await page.getByRole("button", { name: words.actions.copyLink }).click();
  await expect(page.getByText(words.actions.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain("520000");
  await page.reload();
  await expect(row(page, "deferral").getByRole("checkbox")).toBeChecked();
  // What could not be read is deleted too.
  await page.getByLabel("Profit on Form 1099").fill("about forty");
  await page.getByRole("button", { name: words.actions.startOver }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await expect(page.getByLabel("Profit on Form 1099")).toHaveValue("");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByLabel("Filing status")).toHaveValue("joint");
});

test("a plan is offered again on the home page and to employed doctors, and carried to estimated tax @test:all", async ({
  page,
}) => {
  await openPlan(page, radiologist);
  const total = (await tax(page, "planned").textContent()) ?? "";
  await page.getByRole("link", { name: words.actions.estimatedTax.label }).click();
  await expect(page.getByLabel("Total tax you expect, 2026")).toHaveValue(total.slice(1));
  for (const path of ["/employed", "/"]) {
    await page.goto(path);
    await page.getByRole("link", { name: /^Open my plan of / }).click();
    await expect(tax(page, "planned")).toHaveText(total);
  }
});

test("a press below the list reaches its button although a row folds @test:all", async ({
  page,
}) => {
  await openPlan(page, radiologist);
  await page.getByLabel("Kind of 457(b)").selectOption({ label: "No 457(b)" });
  const print = page.getByRole("button", { name: words.actions.print });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByLabel("Kind of 457(b)").focus();
  await print.scrollIntoViewIfNeeded();
  const box = await print.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await expect(row(page, "deferral-457b")).toHaveAttribute("data-not-for-you", "");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page reads: every move with its limit and last day", async ({ page }) => {
    await page.goto("/year-end");
    await page.getByRole("main").locator("summary").filter({ hasText: "2026" }).click();
    await expect(page.getByRole("row")).toHaveCount(Object.keys(words.moves).length + 1);
  });
});
