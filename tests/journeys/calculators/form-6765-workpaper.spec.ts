import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { emptyComponent } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import dentalPractice from "#content/calculators/form-6765-examples/dental-practice.json" with {
  type: "json",
};
import { advisorsPage } from "#content/pages/advisors.ts";
import { samplePractice } from "#features/form-6765/sample-practice.ts";
import { writeFile } from "#features/form-6765/worksheet-file.ts";
import { pageCount } from "../../support/built-pages/page-checks.ts";
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

const { actions, bar, labels, method, methodTable, notices, reducedCredit, start, workpaper } =
  worksheetWords;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const bottomBar = (page: Page) => page.getByRole("region", { name: bar.label });

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

/** A practice for which the regular method gives more, and the reduced credit after tax. */
const growingPractice = {
  "Qualified wages": "180000",
  "QREs one year before": "150000",
  "QREs two years before": "160000",
  "QREs three years before": "140000",
  "Fixed-base percentage": "3",
  "Gross receipts one year before": "2250000",
  "Gross receipts two years before": "2100000",
  "Gross receipts three years before": "1950000",
  "Gross receipts four years before": "1800000",
  "Owner's marginal rate": "35",
};

const client = "Ortiz & Sons / Dental";
const typedWorkpaper = {
  [workpaper.client]: client,
  [workpaper.preparer]: "R. Lindqvist",
  [workpaper.date]: "2026-03-02",
  [workpaper.note]: "Second draft, for review",
};

async function downloadBy(page: Page, name: string) {
  const downloading = page.waitForEvent("download");
  await button(page, name).click();
  return downloading;
}

const openFile = (page: Page, text: string) =>
  page.locator("input[type=file]").setInputFiles({
    name: "saved.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

test("client, preparer, date and note are in print, saved file, spreadsheet and file names", async ({
  page,
}) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "100000", ...typedWorkpaper });

  const saved = await downloadBy(page, actions.save);
  expect(saved.suggestedFilename()).toBe("form-6765-2026-Ortiz-Sons-Dental-2026-03-02.json");
  const text = await readFile(await saved.path(), "utf8");
  for (const value of Object.values(typedWorkpaper)) expect(text).toContain(value);
  const spreadsheet = await downloadBy(page, actions.spreadsheet);
  expect(spreadsheet.suggestedFilename()).toBe("form-6765-2026-Ortiz-Sons-Dental-2026-03-02.xlsx");

  await button(page, actions.clear).click();
  await expect(page.getByLabel(workpaper.client)).toHaveValue("");
  await openFile(page, text);
  for (const [label, value] of Object.entries(typedWorkpaper))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);

  const title = await page.title();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.title()).toBe("form-6765-2026-Ortiz-Sons-Dental-2026-03-02");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await page.title()).toBe(title);
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("body").innerText();
  for (const value of [client, "R. Lindqvist", "March 2, 2026", "Second draft, for review"])
    expect(printed).toContain(value);
});

test(
  "client, preparer, date and note are in no request and in no address",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    const requests: string[] = [];
    page.on("request", (request) =>
      requests.push(
        `${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`,
      ),
    );
    await typeInto(page, { "Qualified wages": "100000", ...typedWorkpaper });
    await downloadBy(page, actions.save);
    await downloadBy(page, actions.spreadsheet);
    await page.reload();
    await worksheetStarted(page);
    await expect(page.getByLabel(workpaper.client)).toHaveValue(client);
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests)
      expect(decodeURIComponent(request)).not.toMatch(/Ortiz|Lindqvist|2026-03-02|Second draft/);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/advisors/form-6765");
    const links = await page.locator("a").evaluateAll((all) => all.map((one) => String(one)));
    expect(links.filter((href) => /Ortiz|Lindqvist/.test(decodeURIComponent(href)))).toEqual([]);
  },
);

test("labels name the calendar years of the chosen tax year", async ({ page }) => {
  await openWorksheet(page);
  const visible = (label: string) => page.locator("label:not(.sr-only)", { hasText: label });
  for (const [taxYear, expected] of [
    ["2026", ["QREs 2025", "QREs 2023", "Gross receipts 2022", "Gross receipts 2026"]],
    ["2024", ["QREs 2023", "QREs 2021", "Gross receipts 2020", "Gross receipts 2024"]],
  ] as const) {
    await page.getByLabel(labels.taxYear).selectOption(taxYear);
    for (const label of expected) await expect(visible(label)).toBeVisible();
  }
  await expect(visible("year before")).toHaveCount(0);
  await typeInto(page, { "QREs 2023": "50000" });
  await expect(amountOn(page, "21")).toHaveText("$50,000");
  await expect(page.locator('[data-line="21"]')).toContainText("2021 to 2023");
});

test.describe("opened from an estimate", () => {
  test("it has the estimate's tax year", async ({ page }) => {
    await page.goto(worksheetAddress(315_000));
    await worksheetStarted(page);
    await expect(page.getByLabel(labels.taxYear)).toHaveValue("2025");
    await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
    await expect(page.getByLabel("QREs 2024")).toBeVisible();
  });

  test(
    "answers of another year are put aside, and come back with Undo",
    inTestAll,
    async ({ page }) => {
      await openWorksheet(page);
      await typeInto(page, { "QREs 2025": "111000", ...typedWorkpaper });
      await page.goto("/privacy");
      await page.goto(worksheetAddress(315_000));
      await worksheetStarted(page);
      await expect(page.getByLabel("QREs 2024")).toHaveValue("");
      await expect(page.getByLabel(workpaper.client)).toHaveValue("");
      await button(page, actions.undo).click();
      await expect(page.getByLabel(labels.taxYear)).toHaveValue("2026");
      await expect(page.getByLabel("QREs 2025")).toHaveValue("111,000");
    },
  );
});

test("the empty worksheet has no amounts, and offers a sample practice that can be undone", async ({
  page,
}) => {
  await openWorksheet(page);
  const amounts = page.locator(".form-6765 [data-line] [data-amount]");
  await expect(amounts.filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByText(/not available [×+÷]/i)).toHaveCount(0);

  await button(page, start.button).click();
  await expect(amountOn(page, "48")).toHaveText("$180,000");
  await expect(amountOn(page, "30")).toHaveText("$18,000");
  await expect(page.locator("[data-warning]:not([data-warning=timely-passed])")).toHaveCount(0);
  await expect(page.getByLabel(workpaper.client)).toHaveValue(start.client);
  await expect(button(page, start.button)).toHaveCount(0);

  await button(page, actions.undo).click();
  await expect(page.getByLabel("Qualified wages")).toHaveValue("");
  await expect(button(page, start.button)).toBeVisible();
});

test(
  "a link opens an example without replacing answers kept earlier",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    await typeInto(page, { "Qualified wages": "123000" });
    await page.goto(advisorsPage.papers.workpaper.action.href);
    await expect(page.getByLabel(workpaper.client)).toHaveValue(
      dentalPractice.answers.workpaper.client,
    );
    expect(new URL(page.url()).search).toBe("");

    await page.reload();
    await expect(page.getByLabel("Qualified wages")).toHaveValue("123,000");
  },
);

test(
  "a method that lacks an input has no arithmetic of missing numbers",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    await typeInto(page, { "Qualified wages": "100000" });
    await expect(amountOn(page, "8")).toHaveText(worksheetWords.notAvailable);
    await expect(page.getByText(/not available [×+÷−]/i)).toHaveCount(0);
  },
);

test("both methods are compared with and without section 280C, and each advice can be applied", async ({
  page,
}) => {
  await openWorksheet(page);
  await page.getByLabel(labels.taxYear).selectOption("2025");
  await typeInto(page, growingPractice);
  for (const [line, amount] of [
    ["regular-full", "$18,000"],
    ["regular-reduced", "$14,220"],
    ["simplified-full", "$14,700"],
    ["simplified-reduced", "$11,613"],
  ] as const)
    await expect(amountOn(page, line), line).toHaveText(amount);
  const used = page.locator("[data-used]");
  await expect(used).toHaveAttribute("data-line", "regular-full");
  await expect(used).toContainText(methodTable.used);

  const elect = button(page, reducedCredit.apply.elect);
  await elect.click();
  await expect(elect).toBeDisabled();
  await expect(page.getByLabel(labels.reducedCredit)).toBeChecked();
  await expect(amountOn(page, "28")).toHaveText("$14,220");
  await expect(used).toHaveAttribute("data-line", "regular-reduced");
  await button(page, actions.undo).click();
  await expect(page.getByLabel(labels.reducedCredit)).not.toBeChecked();

  await page.getByLabel(labels.methodUsed).selectOption(worksheetWords.options.simplified);
  await expect(amountOn(page, "28")).toHaveText("$14,700");
  await expect(verdict(page, "method")).toHaveAttribute("data-value", "regular");
  await button(page, method.apply.regular).click();
  await expect(amountOn(page, "28")).toHaveText("$18,000");
  await expect(page.getByLabel(labels.methodUsed)).toHaveValue("regular");

  await typeInto(page, { "Owner's marginal rate": "12" });
  await page.getByLabel(labels.reducedCredit).check();
  await button(page, reducedCredit.apply.full).click();
  await expect(page.getByLabel(labels.reducedCredit)).not.toBeChecked();
});

for (const width of [320, 390, 820, 1440])
  test(
    `at ${width} px the bar has every action in sight and is low`,
    inTestAll,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWorksheet(page);
      await typeInto(page, growingPractice);
      for (const name of [
        actions.print,
        actions.spreadsheet,
        actions.save,
        actions.open,
        actions.clear,
      ])
        await expect(bottomBar(page).getByRole("button", { name, exact: true })).toBeInViewport({
          ratio: 1,
        });
      const { height = 0 } = (await bottomBar(page).boundingBox()) ?? {};
      // Where five icons leave no room for the amount, they are below it.
      expect(height).toBeLessThanOrEqual(width < 360 ? 110 : 72);
    },
  );

test("the note in the bar can be closed and stays closed", inTestAll, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorksheet(page, "#qualified-wages=315000&tax-year=2025");
  await expect(page.getByText(notices.carried)).toBeVisible();
  await button(page, bar.close).click();
  await expect(page.getByText(notices.carried)).toHaveCount(0);
  await page.reload();
  await worksheetStarted(page);
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
  await expect(page.getByText(notices.restored)).toHaveCount(0);
  await expect(button(page, bar.close)).toHaveCount(0);
});

test(
  "the printed pages are full, and Section G is as wide as the other sections",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    await typeInto(page, { ...practice, ...typedWorkpaper });
    await addComponent(page, 1, { name: "Aligner staging", directWages: "210000" });
    await addComponent(page, 2, { name: "Splint printing", directWages: "110000" });
    expect(pageCount(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(4);

    await page.emulateMedia({ media: "print" });
    const widths = await page
      .locator(".form-lines:not(.method-table)")
      .evaluateAll((tables) =>
        tables.map((table) => Math.round(table.getBoundingClientRect().width)),
      );
    expect(new Set(widths).size).toBe(1);
    // Only short parts are kept on one page.
    const kept = await page
      .locator(".form-6765 *")
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).breakInside === "avoid")
          .map((one) => one.getBoundingClientRect().height),
      );
    expect(Math.max(...kept)).toBeLessThan(200);
  },
);

test(
  "Section G holds the 50 largest components and names the rest in a line",
  inTestAll,
  async ({ page }) => {
    const components = Array.from({ length: 52 }, (_, index) => ({
      ...emptyComponent,
      name: `Component ${index}`,
      amounts: { ...emptyComponent.amounts, direct: 1_000 - index },
    }));
    await openWorksheet(page);
    await openFile(page, writeFile({ ...samplePractice(2026), components }));
    await expect(page.locator('[data-line="49c"]')).toHaveCount(50);
    await expect(page.locator("[data-result=components-left]")).toContainText(
      "Component 50, Component 51",
    );
  },
);

test("the verdict on Section G says once that it is optional", inTestAll, async ({ page }) => {
  await openWorksheet(page);
  await page.getByLabel(labels.taxYear).selectOption("2024");
  await expect(verdict(page, "section-g")).toHaveAttribute("data-value", "optional");
  const words = (await verdict(page, "section-g").innerText()).toLowerCase().split(/\W+/);
  expect(words.filter((word) => word === "optional")).toHaveLength(1);
});

test("at 390 px no line of the breadcrumb begins with a slash", inTestAll, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorksheet(page);
  const items = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const lines = await items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return all
      .filter((_, index) => index === 0 || tops[index] !== tops[index - 1])
      .map((item) => item.textContent?.trim());
  });
  for (const text of lines) expect(text).not.toMatch(/^\//);
});
