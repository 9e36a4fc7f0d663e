import { expect, test } from "@playwright/test";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { accessibilityFaults, overflowing, watch } from "../../support/built-pages/page-checks.ts";
import {
  addComponent,
  amountOn,
  openWorksheet,
  practice,
  typeInto,
  verdict,
  worksheetStarted,
} from "../../support/journeys/form-6765.ts";
import { openResult } from "../../support/journeys/rd-calculator.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const address = "/advisors/form-6765";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

test("what is typed by its label fills the lines of both methods at once", async ({ page }) => {
  await openWorksheet(page);
  await expect(verdict(page, "method")).toHaveAttribute("data-value", "none");
  await typeInto(page, {
    "Qualified wages": "53704",
    "QREs one year before": "50000",
    "QREs two years before": "46382",
    "QREs three years before": "44000",
  });
  await expect(amountOn(page, "48")).toHaveText("$53,704");
  await expect(amountOn(page, "22")).toHaveText("$23,397");
  await expect(amountOn(page, "23")).toHaveText("$30,307");
  await expect(amountOn(page, "24")).toHaveText("$4,243");
  await expect(page.locator('[data-line="24"]')).toContainText("14% × 30,307");
  await expect(verdict(page, "method")).toHaveAttribute("data-value", "simplified");
  await expect(amountOn(page, "13")).toHaveText(worksheetWords.notAvailable);
  await expect(page.getByText(worksheetWords.method["no-fixed-base"])).toBeVisible();

  await page.getByLabel("Reduced credit under section 280C").check();
  await expect(amountOn(page, "26")).toHaveText("$3,352");
  await page.getByLabel("Reduced credit under section 280C").uncheck();
  await typeInto(page, { "QREs three years before": "" });
  await expect(amountOn(page, "24")).toHaveText("$3,222");

  await page.getByLabel("Reduced credit under section 280C").check();
  await typeInto(page, {
    "Qualified wages": "250000",
    "Fixed-base percentage": "5",
    "Gross receipts one year before": "2000000",
    "Gross receipts two years before": "2000000",
    "Gross receipts three years before": "2000000",
    "Gross receipts four years before": "2000000",
  });
  for (const [line, amount] of [
    ["8", "$100,000"],
    ["9", "$150,000"],
    ["10", "$125,000"],
    ["13", "$19,750"],
    ["30", "$19,750"],
  ] as const)
    await expect(amountOn(page, line), `line ${line}`).toHaveText(amount);
  await expect(verdict(page, "method")).toHaveAttribute("data-value", "regular");
});

for (const viewport of sizes)
  test(`at ${viewport.width} px it is accessible and fits in every state`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const trouble = watch(page, baseURL ?? "");
    const holds = async (state: string) => {
      expect(await overflowing(page), state).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      expect(await accessibilityFaults(page), state).toEqual([]);
    };
    await openWorksheet(page);
    await holds("empty");
    await typeInto(page, practice);
    await page.locator("details.worksheet-help").evaluateAll((all) => {
      for (const help of all as HTMLDetailsElement[]) help.open = true;
    });
    await holds("filled, with every explanation open");
    await addComponent(page, 1, { name: "Aligner staging", directWages: "210000" });
    await addComponent(page, 2, { name: "Splint printing", directWages: "120000" });
    await page.getByLabel("Work it out from a start-up history").check();
    await page.getByLabel("Years with QREs so far").fill("8");
    await holds("with components and a history");
    await page.getByLabel("Return", { exact: true }).selectOption("Amended or late");
    await holds("amended");
    expect(trouble).toEqual([]);
  });

test("the verdicts follow the return, the entity and the owner's rate", async ({ page }) => {
  await openWorksheet(page);
  await typeInto(page, {
    "Qualified wages": "200000",
    "Gross receipts this year": "800000",
    "First year with gross receipts": "2022",
    "Amount elected": "10000",
    "Owner's marginal rate": "37",
  });
  await page.getByLabel("Payroll tax offset").check();
  await expect(verdict(page, "280c")).toHaveAttribute("data-value", "elect");
  await expect(verdict(page, "payroll")).toHaveAttribute("data-value", "eligible");
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "exempt");
  await expect(amountOn(page, "35")).toHaveText(worksheetWords.skipped);
  await expect(amountOn(page, "36")).toHaveText("$10,000");

  await page.getByLabel("Entity").selectOption("Sole proprietor");
  await typeInto(page, { "Net income tax": "8000" });
  await expect(amountOn(page, "35")).toHaveText("$4,000");
  await expect(amountOn(page, "36")).toHaveText("$4,000");

  await typeInto(page, { "Owner's marginal rate": "12" });
  await expect(verdict(page, "280c")).toHaveAttribute("data-value", "full");
  await page.getByLabel("Return", { exact: true }).selectOption("Amended or late");
  await expect(verdict(page, "280c")).toHaveAttribute("data-value", "not-available");
  await expect(verdict(page, "payroll")).toHaveAttribute("data-value", "not-eligible");
  await expect(verdict(page, "payroll")).toHaveText(worksheetWords.payroll.amended);
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "required");
  await expect(amountOn(page, "36")).toHaveText("$0");
  await expect(page.getByText(worksheetWords.file.claimHeading)).toBeVisible();
  await page.getByLabel("Tax year").selectOption("2024");
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "optional");
});

test.describe("the last day to complete a refund claim", () => {
  for (const [day, sentence] of [
    ["2027-01-10T12:00:00-07:00", "may be completed within 45 days"],
    ["2027-01-11T12:00:00-07:00", "ended on January 10, 2027"],
  ] as const)
    test(`as told on ${day.slice(0, 10)}`, async ({ page }) => {
      await page.clock.setFixedTime(day);
      await openWorksheet(page);
      await page.getByLabel("Return", { exact: true }).selectOption("Amended or late");
      await expect(page.getByText(sentence)).toBeVisible();
    });
});

test("Section G lists the components, the largest first, with a warning for what is amiss", async ({
  page,
}) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "300000" });
  await expect(page.locator('[data-warning="no-component"]')).toBeVisible();
  await addComponent(page, 1, { name: "Splint printing", directWages: "100000" });
  await addComponent(page, 2, { name: "Aligner staging", directWages: "150000" });
  await expect(amountOn(page, "37")).toHaveText("2");
  await expect(amountOn(page, "53")).toHaveText(["$150,000", "$100,000"]);
  await expect(page.locator('[data-warning="no-component"]')).toHaveCount(0);
  await expect(page.locator('[data-warning="wages-do-not-sum"]')).toContainText("$250,000");
});

test("the calculator's result continues here, said to be a starting point", async ({ page }) => {
  await openResult(page);
  await page.getByRole("link", { name: rdCalculatorResult.actions.worksheet }).click();
  await worksheetStarted(page);
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
  await expect(page.getByText(worksheetWords.notices.carried)).toBeInViewport();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
});

test("at 320 px nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWorksheet(page);
  await typeInto(page, { ...practice, "Qualified wages": "999999999999" });
  await addComponent(page, 1, { name: "A".repeat(120), directWages: "999999999999" });
  expect(await overflowing(page)).toEqual([]);
});

test("what was typed before React started counts", async ({ page }) => {
  const { promise: allowed, resolve: letReactCome } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(address);
  await page.getByLabel("Qualified wages").pressSequentially("100000");
  letReactCome();
  await worksheetStarted(page);
  await expect(amountOn(page, "42")).toHaveText("$100,000");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the lines can be read, and it says what is missing", async ({ page }) => {
    await page.goto(address);
    // Playwright's own text matching passes over what stands in a noscript element.
    const note = page.locator(".form-6765 > noscript > p");
    await expect(note).toBeVisible();
    expect(await note.innerText()).toBe(form6765Page.withoutScript);
    await expect(page.locator('[data-line="48"]')).toContainText(worksheetWords.lines[48]);
    await expect(page.getByText(worksheetWords.sections.B)).toBeVisible();
  });
});
