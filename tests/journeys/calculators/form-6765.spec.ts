import { expect, type Page, test } from "@playwright/test";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  downloadBy,
  expectToHold,
  pageCount,
  turnPage,
  watch,
} from "../../support/built-pages/page-checks.ts";
import {
  addComponent,
  amountOn,
  button,
  loadSample,
  openWorksheet,
  typeInto,
  verdict,
  worksheetStarted,
} from "../../support/journeys/form-6765.ts";
import { openResult } from "../../support/journeys/rd-calculator.ts";

const { actions, bar, labels, notices } = worksheetWords;
const { reducedCredit, shelf, start, workpaper } = worksheetWords;
const phone = { width: 390, height: 844 };

test.use({ reducedMotion: "reduce", viewport: phone });

test("a CPA tries the sample and its advice, and clears it for an amended return", async ({
  page,
}) => {
  const trouble = watch(page);
  const used = page.locator("[data-used]");
  const elect = button(page, reducedCredit.apply.elect);
  await openWorksheet(page);
  await page.getByLabel(labels.taxYear).selectOption("2025");
  await loadSample(page);
  await expect(amountOn(page, "30")).toHaveText("$18,000");
  await expect(button(page, start.button)).toHaveCount(0);
  await expect(used).toHaveAttribute("data-line", "regular-full");
  await elect.click();
  await expect(elect).toBeDisabled();
  await expect(page.getByLabel(labels.reducedCredit)).toBeChecked();
  await expect(used).toHaveAttribute("data-line", "regular-reduced");
  await button(page, actions.undo).click();
  await expect(page.getByLabel(labels.reducedCredit)).not.toBeChecked();

  await button(page, actions.clear).click();
  await expect(button(page, start.button)).toBeVisible();
  await typeInto(page, { "Qualified wages": "53704" });
  await page.getByLabel("Return", { exact: true }).selectOption("Amended");
  await expect(page.getByLabel("Claimed before for this year")).toBeVisible();
  await expect(verdict(page, "280c")).toHaveAttribute("data-value", "not-available");
  expect(trouble).toEqual([]);
});

test("the calculator's result and an article's example are opened as worksheets @test:all", async ({
  page,
}) => {
  await openResult(page);
  await page.getByRole("link", { name: rdCalculatorResult.actions.worksheet }).click();
  await worksheetStarted(page);
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
  await page.goto("/knowledge-bank/form-6765-for-2026-section-g");
  await page.getByRole("link", { name: articleBody.form6765.open }).first().click();
  await expect(page.getByRole("group", { name: "Component 3" })).toBeVisible();
});

const typedWorkpaper = {
  [workpaper.client]: "Ortiz & Sons / Dental",
  [workpaper.preparer]: "R. Lindqvist",
  [workpaper.date]: "2026-03-02",
  [workpaper.note]: "Second draft, for review",
};
const fileName = "form-6765-2026-Ortiz-Sons-Dental-2026-03-02";

async function openFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await button(page, actions.open).click();
  await (await choosing).setFiles({ name, mimeType: "application/json", buffer });
}

test("it is saved and opened again, and nothing typed leaves the browser @test:all", async ({
  page,
}) => {
  const trouble = watch(page);
  await openWorksheet(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    // A full Chromium fetches the icon of its tab, sometimes late.
    if (/^blob:|\/favicon/.test(request.url())) return;
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""} ${headers}`);
  });
  await loadSample(page);
  await typeInto(page, { ...typedWorkpaper, "Qualified wages": "412000" });
  await addComponent(page, 3, { name: "Unpublished technique", directWages: "210000" });
  expect(sent).toEqual([]);
  const credit = (await amountOn(page, "30").textContent()) ?? "";

  const spreadsheet = await downloadBy(page, button(page, actions.spreadsheet));
  expect(spreadsheet.name).toBe(`${fileName}.xlsx`);
  // A zip archive.
  expect(spreadsheet.contents.subarray(0, 2).toString()).toBe("PK");
  expect(sent.join("\n")).toMatch(/\.js /);
  const saved = await downloadBy(page, button(page, actions.save));
  expect(saved.name).toBe(`${fileName}.json`);

  await button(page, actions.clear).click();
  await expect(page.getByLabel(workpaper.client, { exact: true })).toHaveValue("");
  await openFile(page, "mine.json", saved.contents);
  await expect(page.getByText(fillIn(notices.opened, { name: "mine.json" }))).toBeVisible();
  await expect(page.getByLabel(workpaper.note, { exact: true })).toHaveValue(
    typedWorkpaper[workpaper.note] ?? "",
  );
  await expect(amountOn(page, "53").first()).toHaveText("$210,000");
  await openFile(page, "mine.xlsx", spreadsheet.contents);
  const asked = fillIn(shelf.alreadyHere, { name: "mine.xlsx", names: "|" });
  const [found = ""] = asked.split("|");
  await expect(page.getByText(found)).toBeVisible();
  await expect(amountOn(page, "30")).toHaveText(credit);

  await turnPage(page, "hidden");
  const links = await page.locator("a").evaluateAll((all) => all.map((one) => String(one)));
  const typed = /412,?000|Unpublished|Ortiz|Lindqvist|2026-03-02|Second draft/;
  for (const line of [...sent, ...links, page.url()])
    expect(decodeURIComponent(line)).not.toMatch(typed);
  expect(sent.filter((line) => !line.startsWith("GET "))).toEqual([]);
  expect(trouble).toEqual([]);
});

test("the printed pages hold what was entered and computed, no controls @test:all @every-chromium", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-16T12:00:00-07:00");
  await openWorksheet(page);
  await page.getByLabel("Tax year").selectOption("2025");
  await loadSample(page);
  await typeInto(page, {
    ...typedWorkpaper,
    "Computer rental": "0",
    "Total W-2 wages": "200000",
  });
  // Four for the return, and the table and lines of its owner.
  for (const format of ["Letter", "A4"])
    expect(pageCount(await page.pdf({ format })), format).toBeLessThanOrEqual(5);
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
  // Only short parts are kept on one page, and tables of owners, of which two fit.
  const kept = (among: string) =>
    page
      .locator(among)
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).breakInside === "avoid")
          .map((one) => one.getBoundingClientRect().height),
      );
  expect(Math.max(...(await kept(".form-6765 *:not(.worksheet-owner table)")))).toBeLessThan(200);
  expect(Math.max(...(await kept(".worksheet-owner table")))).toBeLessThan(480);
});

test("a spreadsheet that cannot be written leaves the answers @test:all", async ({ page }) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "100000" });
  await page.route("**/*.js", (route) => route.abort());
  await button(page, actions.spreadsheet).click();
  await expect(page.getByText(notices.spreadsheetFailed)).toBeInViewport();
  await expect(amountOn(page, "42")).toHaveText("$100,000");
});

test("it is accessible and fits in every state @test:all", async ({ page }) => {
  const chooseReturn = (kind: string) =>
    page.getByLabel("Return", { exact: true }).selectOption(kind);
  await openWorksheet(page);
  await expectToHold(page, "empty");
  await loadSample(page);
  await addComponent(page, 3, { name: "A".repeat(120), directWages: "999999999999" });
  await button(page, "Remove component 1").click();
  await expect(amountOn(page, "37")).toHaveText("2");
  await page.getByLabel("Years with QREs so far").fill("8");
  await page.locator("details.worksheet-help").evaluateAll((all) => {
    for (const help of all as HTMLDetailsElement[]) help.open = true;
  });
  await expectToHold(page, "filled, with the longest name, eight years, every explanation open");
  await chooseReturn("Amended");
  await expectToHold(page, "amended");
  await page.getByLabel("Claimed before for this year").selectOption("Regular method");
  await page.getByLabel("Tax year").selectOption("2024");
  await chooseReturn("Original, timely");
  await expectToHold(page, "a return that can no longer be timely");
  await page.getByLabel(labels.controlledGroup).check();
  await page.setViewportSize({ width: 860, height: 844 });
  await expectToHold(page, "a group on a tablet");
  const broken = await page.locator(".shares-table td").evaluateAll((cells) =>
    cells.filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length > 1;
    }),
  );
  expect(broken).toHaveLength(0);
});

test("the bar is low and has every action in sight @test:all", async ({ page }) => {
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "300000" });
  const atFoot = page.getByRole("region", { name: bar.label });
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ["print", "spreadsheet", "save", "open", "clear"] as const)
      await expect(atFoot.getByRole("button", { name: actions[name] })).toBeInViewport({
        ratio: 1,
      });
    const { height = 0 } = (await atFoot.boundingBox()) ?? {};
    // Where five icons leave no room for the amount, they are below it.
    expect(height).toBeLessThanOrEqual(width < 360 ? 110 : 72);
  }
});
