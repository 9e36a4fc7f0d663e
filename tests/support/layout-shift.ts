import type { Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };

/** Call before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { recordedShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the page has moved by itself since it was opened, and what moved. */
export async function shiftsOf(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { recordedShifts: Shift[] }).recordedShifts,
  );
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}
