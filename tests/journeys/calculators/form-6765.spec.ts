import { expect, type Page, test } from "@playwright/test";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { accessibilityFaults, overflowing, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
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

test("typed amounts fill the lines of both methods at once", async ({ page }) => {
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
  await expect(page.getByText(worksheetWords.method.missing["fixed-base"])).toBeVisible();

  await page.getByLabel("Reduced credit under section 280C").check();
  await expect(amountOn(page, "26")).toHaveText("$3,352");
  await page.getByLabel("Reduced credit under section 280C").uncheck();
  await typeInto(page, { "QREs three years before": "" });
  await expect(amountOn(page, "24")).toHaveText("$3,222");
  await expect(page.locator('[data-line="24"]')).toContainText("14% is not open: no QREs in 2023");

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
  test(
    `at ${viewport.width} px it is accessible and fits in every state`,
    inTestAll,
    async ({ page, baseURL }) => {
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
      await chooseReturn(page, "Amended");
      await holds("amended");
      await page.getByLabel("Claimed before for this year").selectOption("Regular method");
      await page.getByLabel("Tax year").selectOption("2024");
      await chooseReturn(page, "Original, timely");
      await holds("a return that can no longer be timely");
      expect(trouble).toEqual([]);
    },
  );

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
  await chooseReturn(page, "Original, late");
  await expect(verdict(page, "280c")).toHaveAttribute("data-value", "not-available");
  await expect(verdict(page, "payroll")).toHaveAttribute("data-value", "not-eligible");
  await expect(verdict(page, "payroll")).toHaveText(worksheetWords.payroll.notTimely);
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "exempt");
  await expect(amountOn(page, "36")).toHaveText("$0");
  await expect(page.getByText(worksheetWords.file.claimHeading)).toHaveCount(0);
  await chooseReturn(page, "Amended");
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "required");
  await expect(page.getByText(worksheetWords.file.claimHeading)).toBeVisible();
  await page.getByLabel("Tax year").selectOption("2024");
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "optional");
});

const chooseReturn = (page: Page, kind: string) =>
  page.getByLabel("Return", { exact: true }).selectOption(kind);

test("an amended return is bound to the method claimed before", inTestAll, async ({ page }) => {
  await openWorksheet(page);
  await typeInto(page, {
    "Qualified wages": "300000",
    "QREs one year before": "280000",
    "QREs two years before": "260000",
    "QREs three years before": "240000",
    "Fixed-base percentage": "3",
    "Gross receipts one year before": "1500000",
    "Gross receipts two years before": "1500000",
    "Gross receipts three years before": "1500000",
    "Gross receipts four years before": "1500000",
  });
  const claimed = page.getByLabel("Claimed before for this year");
  const isUsed = async (method: string, amount: string) => {
    await expect(verdict(page, "method")).toHaveAttribute("data-value", method);
    await expect(amountOn(page, "28")).toHaveText(amount);
  };
  await isUsed("regular", "$30,000");
  await expect(claimed).toHaveCount(0);

  await chooseReturn(page, "Amended");
  await expect(page.getByText(worksheetWords.method.claimNotAnswered)).toBeVisible();
  await isUsed("regular", "$30,000");
  await claimed.selectOption("Simplified method");
  await isUsed("simplified", "$23,800");
  await expect(page.getByText(worksheetWords.method["simplified-claimed"])).toBeVisible();
  await claimed.selectOption("No credit");
  await isUsed("regular", "$30,000");
  await page.getByLabel("Simplified method elected for an earlier year").check();
  await isUsed("simplified", "$23,800");
  await claimed.selectOption("Regular method");
  await isUsed("regular", "$30,000");
  await typeInto(page, { "Fixed-base percentage": "" });
  await isUsed("none", "$0");

  await chooseReturn(page, "Original, timely");
  await isUsed("simplified", "$23,800");
});

test(
  "a year before the practice existed is empty, a year without receipts is a typed 0",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    await page.getByLabel("Work it out from a start-up history").check();
    await expect(page.getByLabel("Years with QREs so far")).toHaveValue("");
    await typeInto(page, { "Qualified wages": "100000", "Years with QREs so far": "1" });
    await expect(amountOn(page, "7")).toHaveText("$0");
    await expect(page.locator('[data-line="7"]')).toContainText(worksheetWords.lineNotes.firstYear);
    await expect(amountOn(page, "13")).toHaveText("$10,000");

    await typeInto(page, {
      "Qualified wages": "80000",
      "Gross receipts one year before": "2000000",
      "Gross receipts two years before": "1500000",
      "Gross receipts three years before": "1000000",
    });
    await expect(amountOn(page, "7")).toHaveText("$1,500,000");
    await expect(amountOn(page, "13")).toHaveText("$7,000");
    await typeInto(page, { "Gross receipts four years before": "0" });
    await expect(page.getByLabel("Gross receipts four years before")).toHaveValue("0");
    await expect(amountOn(page, "7")).toHaveText("$1,125,000");

    await typeInto(page, { "Gross receipts two years before": "" });
    await expect(amountOn(page, "7")).toHaveText(worksheetWords.notAvailable);
    await expect(page.getByText("gross receipts of 2024", { exact: false })).toBeVisible();
  },
);

test("the credit is limited by sections 38(c) and 41(g), and a payroll offset leaves Schedule K less", async ({
  page,
}) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "966667" });
  await expect(amountOn(page, "used-now")).toHaveText(worksheetWords.notEntered);
  await typeInto(page, { "Net income tax": "200000" });
  await expect(page.getByText(worksheetWords.use.noBusinessTax)).toBeVisible();
  await typeInto(page, { "Tax on income from this business": "60000" });
  await expect(amountOn(page, "limit-38c")).toHaveText("$156,250");
  await expect(amountOn(page, "cap-41g")).toHaveText("$60,000");
  await expect(amountOn(page, "used-now")).toHaveText("$58,000");
  await typeInto(page, { "Net regular tax": "180000" });
  await expect(amountOn(page, "limit-38c")).toHaveText("$161,250");

  await typeInto(page, {
    "Qualified wages": "200000",
    "First year with gross receipts": "2022",
    "Amount elected": "10000",
  });
  await page.getByLabel("Payroll tax offset").check();
  await expect(page.getByText("line 30 less line 36, $2,000, on Schedule K")).toBeVisible();

  await page.getByLabel("Entity").selectOption("C corporation");
  for (const label of [
    "Net regular tax",
    "Tentative minimum tax",
    "Tax on income from this business",
  ])
    await expect(page.getByLabel(label)).toHaveCount(0);
});

test.describe("on November 16, 2026", () => {
  test(
    "a 2025 return said to be timely is doubted, and 2024 is not told to reduce its credit",
    inTestAll,
    async ({ page }) => {
      await page.clock.setFixedTime("2026-11-16T12:00:00-07:00");
      await openWorksheet(page);
      const doubt = page.locator('[data-warning="timely-passed"]');
      await expect(doubt).toHaveCount(0);
      await page.getByLabel("Tax year").selectOption("2025");
      await expect(doubt).toContainText("September 15, 2026");
      await page.getByLabel("Entity").selectOption("Sole proprietor");
      await expect(doubt).toContainText("October 15, 2026");
      await chooseReturn(page, "Original, late");
      await expect(doubt).toHaveCount(0);

      await chooseReturn(page, "Original, timely");
      await page.getByLabel("Tax year").selectOption("2024");
      await typeInto(page, { "Qualified wages": "200000", "Owner's marginal rate": "37" });
      await expect(verdict(page, "280c")).toHaveAttribute("data-value", "full");
      await expect(amountOn(page, "full-after-tax")).toHaveText("$12,000");
    },
  );
});

test.describe("the last day to complete a refund claim", () => {
  for (const [day, sentence] of [
    ["2027-01-10T12:00:00-07:00", "may be completed within 45 days"],
    ["2027-01-11T12:00:00-07:00", "ended on January 10, 2027"],
  ] as const)
    test(`as shown on ${day.slice(0, 10)}`, inTestAll, async ({ page }) => {
      await page.clock.setFixedTime(day);
      await openWorksheet(page);
      await chooseReturn(page, "Amended");
      await expect(page.getByText(sentence)).toBeVisible();
    });
});

test("Section G lists the components, the largest first, with a warning for each fault", async ({
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

  await page.getByRole("button", { name: "Remove component 1" }).click();
  await expect(amountOn(page, "37")).toHaveText("1");
  await page.getByRole("button", { name: worksheetWords.actions.undo }).click();
  await expect(amountOn(page, "53")).toHaveText(["$150,000", "$100,000"]);
});

test("the calculator's result is carried over and marked as a starting point", async ({ page }) => {
  await openResult(page);
  await page.getByRole("link", { name: rdCalculatorResult.actions.worksheet }).click();
  await worksheetStarted(page);
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
  await expect(page.getByText(worksheetWords.notices.carried)).toBeInViewport();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
});

test("at 320 px nothing scrolls sideways", inTestAll, async ({ page }) => {
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
  test("the lines can be read, and a note says what needs JavaScript", async ({ page }) => {
    await page.goto(address);
    // Playwright's text matching ignores noscript elements.
    const note = page.locator(".form-6765 > noscript > p");
    await expect(note).toBeVisible();
    expect(await note.innerText()).toBe(form6765Page.withoutScript);
    await expect(page.locator('[data-line="48"]')).toContainText(worksheetWords.lines[48]);
    await expect(page.getByText(worksheetWords.sections.B)).toBeVisible();
  });
});
