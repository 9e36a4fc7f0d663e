import type { Locator, Page } from "@playwright/test";
import { worksheetWords } from "#content/calculators/form-6765.ts";

/** Opens the worksheet and waits until it is ready. */
export async function openWorksheet(page: Page, hash = ""): Promise<void> {
  await page.goto(`/advisors/form-6765${hash}`);
  await worksheetStarted(page);
}

export const worksheetStarted = (page: Page): Promise<void> =>
  page.locator('[data-island="form-6765-worksheet"][data-hydrated]').waitFor();

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

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

/** An invented practice with two components, for which every section has content. */
export const loadSample = (page: Page): Promise<void> =>
  button(page, worksheetWords.start.button).click();

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
