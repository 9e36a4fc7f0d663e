import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { exampleFilePath } from "#calculations/section-41/example-files.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { firm } from "#content/firm.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";
import { pageCount, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  addComponent,
  amountOn,
  openWorksheet,
  practice,
  typeInto,
  worksheetStarted,
} from "../../support/journeys/form-6765.ts";

const { actions, notices } = worksheetWords;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

test("the answers are there after a reload, ticks included, and removed the next day", async ({
  page,
}) => {
  await openWorksheet(page);
  await typeInto(page, practice);
  const record = page.getByLabel(worksheetWords.records.items.register);
  await record.check();
  const credit = await amountOn(page, "30").textContent();
  await page.reload();
  await worksheetStarted(page);
  await expect(page.getByText(notices.restored)).toBeVisible();
  await expect(amountOn(page, "30")).toHaveText(credit ?? "");
  await expect(page.getByLabel("Owner's marginal rate")).toHaveValue("37");
  await expect(record).toBeChecked();

  await page.evaluate(() => {
    const day = 24 * 60 * 60 * 1000;
    for (const [key, text] of Object.entries(localStorage))
      localStorage.setItem(key, text.replace(/"savedAt":(\d+)/, `"savedAt":${Date.now() - day}`));
  });
  await page.goto("/privacy");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await openWorksheet(page);
  await expect(page.getByLabel("Qualified wages")).toHaveValue("");
});

test(
  "Clear everything removes the answers from page and storage, and can be undone",
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWorksheet(page);
    await typeInto(page, { "Qualified wages": "100000" });
    await button(page, actions.clear).click();
    await expect(page.getByLabel("Qualified wages")).toHaveValue("");
    await expect(page.getByText(notices.cleared)).toBeInViewport();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("100000");
    await button(page, actions.undo).click();
    await expect(amountOn(page, "42")).toHaveText("$100,000");
    await button(page, actions.clear).click();
    await page.reload();
    await worksheetStarted(page);
    await expect(page.getByLabel("Qualified wages")).toHaveValue("");
  },
);

test(
  "a saved file opens again; a foreign file or one of a later version changes nothing",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    await typeInto(page, practice);
    await addComponent(page, 1, { name: "Aligner staging", directWages: "210000" });
    const credit = (await amountOn(page, "30").textContent()) ?? "";
    const saving = page.waitForEvent("download");
    await button(page, actions.save).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("form-6765-2026.json");
    const text = await readFile(await saved.path(), "utf8");

    await button(page, actions.clear).click();
    await openFile(page, "mine.json", text);
    await expect(page.getByText(fillIn(notices.opened, { name: "mine.json" }))).toBeVisible();
    await expect(amountOn(page, "30")).toHaveText(credit);
    await expect(amountOn(page, "53")).toHaveText("$210,000");

    const later = text.replace(/"version": \d+/, '"version": 9999');
    for (const [name, contents, sentence] of [
      ["package.json", '{ "name": "something else" }', notices.notOurs],
      ["photo.json", "\u0000\u0001", notices.notOurs],
      ["film.json", text.padEnd(2_000_000), notices.notOurs],
      ["later.json", later, notices.laterVersion],
    ] as const) {
      await openFile(page, name, contents);
      await expect(page.getByText(fillIn(sentence, { name }))).toBeInViewport();
      await expect(amountOn(page, "30")).toHaveText(credit);
    }
  },
);

async function openFile(page: Page, name: string, contents: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await button(page, actions.open).click();
  const file = { name, mimeType: "application/json", buffer: Buffer.from(contents) };
  await (await choosing).setFiles(file);
}

test("the spreadsheet's writer is fetched on the click, and nothing typed leaves the browser", async ({
  page,
  baseURL,
}) => {
  const trouble = watch(page, baseURL ?? "");
  await openWorksheet(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  await typeInto(page, { ...practice, "Qualified wages": "987654321" });
  await addComponent(page, 1, { name: "Unpublished technique", directWages: "987654321" });
  expect(sent).toEqual([]);

  const downloading = page.waitForEvent("download");
  await button(page, actions.spreadsheet).click();
  const spreadsheet = await downloading;
  expect(spreadsheet.suggestedFilename()).toBe("form-6765-2026.xlsx");
  const bytes = await readFile(await spreadsheet.path());
  // A zip archive with a workbook that has the sheet of lines.
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("xl/worksheets/sheet2.xml")).toBe(true);
  const ofTheSite = sent.filter((line) => !line.startsWith("GET blob:"));
  expect(ofTheSite.filter((line) => /\.js /.test(line)).length).toBeGreaterThan(0);
  for (const line of ofTheSite) {
    expect(line).toMatch(/^GET /);
    expect(decodeURIComponent(line)).not.toMatch(/987654321|Unpublished/);
  }
  expect(trouble).toEqual([]);
});

test(
  "without a connection the spreadsheet's failure is reported, and the answers stay",
  inTestAll,
  async ({ page }) => {
    await openWorksheet(page);
    await typeInto(page, { "Qualified wages": "100000" });
    await page.route("**/*.js", (route) => route.abort());
    await button(page, actions.spreadsheet).click();
    await expect(page.getByText(notices.spreadsheetFailed)).toBeInViewport();
    await expect(amountOn(page, "42")).toHaveText("$100,000");
  },
);

test("the printed pages hold firm, date, inputs, lines and warnings, and no controls", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-03-02T12:00:00-07:00");
  await openWorksheet(page);
  await typeInto(page, { ...practice, "Computer rental": "0" });
  await addComponent(page, 1, { name: "Aligner staging", directWages: "210000" });
  for (const format of ["Letter", "A4"])
    expect(pageCount(await page.pdf({ format })), format).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("body").innerText();
  for (const text of [
    firm.name,
    "March 2, 2026",
    form6765Page.title,
    "$412,000",
    // A typed 0 is printed, an empty field is not.
    worksheetWords.labels.computers,
    worksheetWords.lines[48],
    worksheetWords.sections.B,
    "Aligner staging",
    worksheetWords.records.items.register,
  ])
    expect(printed).toContain(text);
  await expect(page.locator('[data-warning="most-wages-claimed"]')).toBeVisible();
  await expect(page.getByLabel("Qualified wages")).toBeHidden();
  await expect(button(page, actions.print)).toBeHidden();
  await expect(page.locator(".site-header")).toBeHidden();
});

test(
  "an article's example opens in the worksheet, and its file can be saved and opened",
  inTestAll,
  async ({ page }) => {
    const article = "/knowledge-bank/form-6765-for-2026-section-g";
    await openWorksheet(page);
    await typeInto(page, practice);
    const own = await amountOn(page, "30").textContent();

    await page.goto(article);
    await page.getByRole("link", { name: articleBody.form6765.open }).first().click();
    await worksheetStarted(page);
    await expect(page.getByRole("group", { name: "Component 3" })).toBeVisible();
    await expect(page).toHaveURL(/\/advisors\/form-6765$/);
    const credit = (await amountOn(page, "30").textContent()) ?? "";
    expect(credit).not.toBe(own);
    await button(page, actions.undo).click();
    await expect(amountOn(page, "30")).toHaveText(own ?? "");

    await page.goto(article);
    await expect(page.getByText(credit).first()).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.locator(`a[href="${exampleFilePath("dental-practice")}"]`).click();
    const file = await (await saving).path();
    await openWorksheet(page);
    const choosing = page.waitForEvent("filechooser");
    await button(page, actions.open).click();
    await (await choosing).setFiles(file);
    await expect(amountOn(page, "30")).toHaveText(credit);
  },
);
