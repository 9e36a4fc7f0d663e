import type { Locator, Page } from "@playwright/test";

/** Opens the worksheet and waits until it is ready. */
export async function openWorksheet(page: Page, hash = ""): Promise<void> {
  await page.goto(`/advisors/form-6765${hash}`);
  await worksheetStarted(page);
}

export const worksheetStarted = (page: Page): Promise<void> =>
  page.locator('[data-island="form-6765-worksheet"][data-hydrated]').waitFor();

/** Types each value into the field with that label. */
export async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** The amount on a line of the form. */
export const amountOn = (page: Page, line: string): Locator =>
  page.locator(`[data-line="${line}"] [data-amount]`);

/** A verdict. Its answer is in `data-value`. */
export const verdict = (page: Page, result: string): Locator =>
  page.locator(`[data-result="${result}"]`);

/** A practice with earlier years, for which every section has content. */
export const practice = {
  "Qualified wages": "412000",
  Supplies: "38000",
  "Contract research": "60000",
  "QREs one year before": "300000",
  "QREs two years before": "280000",
  "QREs three years before": "190000",
  "Fixed-base percentage": "3",
  "Gross receipts one year before": "2100000",
  "Gross receipts two years before": "1900000",
  "Gross receipts three years before": "1700000",
  "Gross receipts four years before": "1500000",
  "Gross receipts this year": "2300000",
  "First year with gross receipts": "2016",
  "Net income tax": "140000",
  "Net regular tax": "135000",
  "Tax on income from this business": "90000",
  "Owner's marginal rate": "37",
  "Total W-2 wages": "550000",
  "Wages of people above 80%": "90000",
};

export async function addComponent(
  page: Page,
  number: number,
  { name, directWages }: { name: string; directWages: string },
): Promise<void> {
  await page.getByRole("button", { name: "Add a component" }).click();
  const component = page.getByRole("group", { name: `Component ${number}` });
  await component.getByLabel(/^Name/).fill(name);
  await component.getByLabel(/^Direct wages/).fill(directWages);
}
