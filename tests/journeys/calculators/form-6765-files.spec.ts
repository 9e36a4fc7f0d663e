import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { exampleFilePath } from "#calculations/section-41/example-files.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { firm } from "#content/firm.ts";
import { advisorsPage } from "#content/pages/advisors.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";
import { pageCount, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  addComponent,
  amountOn,
  button,
  loadSample,
  openWorksheet,
  typeInto,
  worksheetStarted,
} from "../../support/journeys/form-6765.ts";

const { actions, notices, start, workpaper } = worksheetWords;

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

const typedWorkpaper = {
  [workpaper.client]: "Ortiz & Sons / Dental",
  [workpaper.preparer]: "R. Lindqvist",
  [workpaper.date]: "2026-03-02",
  [workpaper.note]: "Second draft, for review",
};
const fileName = "form-6765-2026-Ortiz-Sons-Dental-2026-03-02";

async function downloadBy(page: Page, name: string) {
  const downloading = page.waitForEvent("download");
  await button(page, name).click();
  return downloading;
}

async function openFile(page: Page, name: string, contents: string | Buffer): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await button(page, actions.open).click();
  const file = { name, mimeType: "application/json", buffer: Buffer.from(contents) };
  await (await choosing).setFiles(file);
}

test("the worksheet is saved, cleared and opened again; nothing typed leaves the browser", async ({
  page,
  baseURL,
}) => {
  const trouble = watch(page, baseURL ?? "");
  await openWorksheet(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("blob:")) return;
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""} ${headers}`);
  });
  await loadSample(page);
  await typeInto(page, { ...typedWorkpaper, "Qualified wages": "412000" });
  await addComponent(page, 3, { name: "Unpublished technique", directWages: "210000" });
  expect(sent).toEqual([]);
  const credit = (await amountOn(page, "30").textContent()) ?? "";

  const spreadsheet = await downloadBy(page, actions.spreadsheet);
  expect(spreadsheet.suggestedFilename()).toBe(`${fileName}.xlsx`);
  const bytes = await readFile(await spreadsheet.path());
  // A zip archive with a workbook that has the sheet of lines.
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("xl/worksheets/sheet2.xml")).toBe(true);
  expect(sent.join("\n")).toMatch(/\.js /);
  const saved = await downloadBy(page, actions.save);
  expect(saved.suggestedFilename()).toBe(`${fileName}.json`);
  const text = await readFile(await saved.path(), "utf8");

  await button(page, actions.clear).click();
  await expect(page.getByLabel(workpaper.client)).toHaveValue("");
  await openFile(page, "mine.json", text);
  await expect(page.getByText(fillIn(notices.opened, { name: "mine.json" }))).toBeVisible();
  for (const [label, value] of Object.entries(typedWorkpaper))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(amountOn(page, "53").first()).toHaveText("$210,000");
  for (const [name, contents, sentence] of [
    ["package.json", '{ "name": "something else" }', notices.notOurs],
    ["film.json", text.padEnd(2_000_000), notices.notOurs],
    ["later.json", text.replace(/"version": \d+/, '"version": 9999'), notices.laterVersion],
  ] as const) {
    await openFile(page, name, contents);
    await expect(page.getByText(fillIn(sentence, { name }))).toBeInViewport();
    await expect(amountOn(page, "30")).toHaveText(credit);
  }

  await page.reload();
  await worksheetStarted(page);
  await expect(page.getByLabel(workpaper.client)).toHaveValue("Ortiz & Sons / Dental");
  const links = await page.locator("a").evaluateAll((all) => all.map((one) => String(one)));
  const typed = /412,?000|Unpublished|Ortiz|Lindqvist|2026-03-02|Second draft/;
  for (const line of [...sent, ...links, page.url()])
    expect(decodeURIComponent(line)).not.toMatch(typed);
  expect(sent.filter((line) => !line.startsWith("GET "))).toEqual([]);
  expect(trouble).toEqual([]);
});

test("the answers are there after a reload, ticks included, and removed the next day", async ({
  page,
}) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "100000", "Owner's marginal rate": "37" });
  const record = page.getByLabel(worksheetWords.records.items.register);
  await record.check();
  await page.reload();
  await worksheetStarted(page);
  await expect(page.getByText(notices.restored)).toBeVisible();
  await expect(amountOn(page, "42")).toHaveText("$100,000");
  await expect(page.getByLabel("Owner's marginal rate")).toHaveValue("37");
  await expect(record).toBeChecked();

  await button(page, actions.clear).click();
  await expect(page.getByText(notices.cleared)).toBeInViewport();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("100000");
  await button(page, actions.undo).click();
  await expect(amountOn(page, "42")).toHaveText("$100,000");

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

test("the printed pages hold firm, date, client, inputs, lines and warnings, and no controls", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-16T12:00:00-07:00");
  await openWorksheet(page);
  await page.getByLabel("Tax year").selectOption("2025");
  await loadSample(page);
  await typeInto(page, { ...typedWorkpaper, "Computer rental": "0", "Total W-2 wages": "200000" });
  for (const format of ["Letter", "A4"])
    expect(pageCount(await page.pdf({ format })), format).toBeLessThanOrEqual(4);
  const title = await page.title();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.title()).toBe(fileName.replace("2026", "2025"));
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await page.title()).toBe(title);

  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("body").innerText();
  for (const text of [
    ...[firm.name, "November 16, 2026", form6765Page.title, "$180,000"],
    ...["Ortiz & Sons / Dental", "R. Lindqvist", "March 2, 2026", "Second draft, for review"],
    // A typed 0 is printed, an empty field is not.
    worksheetWords.labels.computers,
    ...[worksheetWords.lines[48], worksheetWords.sections.B, start.components[0].name],
    worksheetWords.records.items.register,
  ])
    expect(printed).toContain(text);
  for (const warning of ["most-wages-claimed", "timely-passed"])
    await expect(page.locator(`[data-warning="${warning}"]`)).toBeVisible();
  await expect(page.getByLabel("Qualified wages")).toBeHidden();
  await expect(button(page, actions.print)).toBeHidden();
  await expect(page.locator(".site-header")).toBeHidden();

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
});

test("a spreadsheet that cannot be written leaves the answers", inTestAll, async ({ page }) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "100000" });
  await page.route("**/*.js", (route) => route.abort());
  await button(page, actions.spreadsheet).click();
  await expect(page.getByText(notices.spreadsheetFailed)).toBeInViewport();
  await expect(amountOn(page, "42")).toHaveText("$100,000");
});

test("an example opens from a link and from its file", inTestAll, async ({ page }) => {
  const article = "/knowledge-bank/form-6765-for-2026-section-g";
  const wages = page.getByLabel("Qualified wages");
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "123000" });
  await page.goto(advisorsPage.papers.workpaper.action.href);
  await expect(wages).not.toHaveValue("123,000");
  await expect(page).toHaveURL(/\/advisors\/form-6765$/);
  await page.reload();
  await expect(wages).toHaveValue("123,000");

  await page.goto(article);
  await page.getByRole("link", { name: articleBody.form6765.open }).first().click();
  await expect(page.getByRole("group", { name: "Component 3" })).toBeVisible();
  const credit = (await amountOn(page, "30").textContent()) ?? "";
  await button(page, actions.undo).click();
  await expect(wages).toHaveValue("123,000");

  await page.goto(article);
  await expect(page.getByText(credit).first()).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.locator(`a[href="${exampleFilePath("dental-practice")}"]`).click();
  const file = await readFile(await (await saving).path());
  await openWorksheet(page);
  await openFile(page, "example.json", file);
  await expect(amountOn(page, "30")).toHaveText(credit);
});
