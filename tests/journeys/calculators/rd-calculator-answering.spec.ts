import { expect, type Locator, type Page, test } from "@playwright/test";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { accessibilityFaults, overflowing } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  answerAsOrthodontist,
  button,
  heading,
  nameOf,
  openCalculator,
} from "../../support/journeys/rd-calculator.ts";

const { help } = rdCalculator;
const phone = { width: 390, height: 844 };
test.use({ viewport: phone, reducedMotion: "reduce" });

const _runningBar = (calculator: Locator) => calculator.locator(".running-bar");

/** Chooses dentistry and these specialties, and continues to step 3. */
async function _chooseInDentistry(calculator: Locator, ...specialties: string[]): Promise<void> {
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await button(calculator, "Continue").click();
  for (const id of specialties)
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await button(calculator, "Continue").click();
}

/** The parts of the step's head that are outside the window or covered by a sticky element. */
function hiddenPartsOfHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const head = document.querySelector(".rd-calculator .rd-head");
    return [...(head?.children ?? [])].flatMap((part) => {
      const { left, top, bottom, width } = part.getBoundingClientRect();
      const seen = [top + 1, bottom - 1].every((y) => {
        const there = document.elementFromPoint(left + Math.min(width / 2, 40), y);
        return there !== null && (part.contains(there) || there.contains(part));
      });
      return seen ? [] : [`${part.textContent}: ${Math.round(top)} to ${Math.round(bottom)}`];
    });
  });
}

for (const size of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
])
  test(
    `at ${size.width} by ${size.height} each step begins with its question in sight`,
    inTestAll,
    async ({ page }) => {
      await page.setViewportSize(size);
      const calculator = await openCalculator(page);
      const headInSight = async (step: number) => {
        await expect(calculator.getByText(`Step ${step} of 4`)).toBeVisible();
        await expect(heading(calculator)).toBeFocused();
        await expect.poll(() => hiddenPartsOfHead(page)).toEqual([]);
      };
      await answerAsOrthodontist(calculator);
      await button(calculator, "Calculate Results").click();
      await headInSight(4);
      for (const step of [3, 2, 1]) {
        await page.goBack();
        await headInSight(step);
      }
      for (const step of [2, 3]) {
        await button(calculator, "Continue").click();
        await headInSight(step);
      }
    },
  );

test("help is one tap away, and accessible", async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await button(calculator, "Continue").click();
  const open = (question: string) => calculator.locator("summary", { hasText: question }).click();
  const ask = calculator.getByRole("link", { name: help.notOurs.ask });
  await expect(ask).toBeHidden();
  await open(help.notOurs.specialty);
  await expect(ask).toBeVisible();
  await expect(ask).toHaveAttribute("href", "/contact");
  await calculator.getByRole("checkbox", { name: nameOf("orthodontics") }).check();
  await button(calculator, "Continue").click();

  await open(help.notOurs.activity);
  await expect(ask).toHaveAttribute("href", "/contact");
  await open(help.levels.question);
  for (const level of ["low", "medium", "high"] as const)
    await expect(calculator.getByText(help.levels[level])).toBeVisible();
  await open(help.wages.question);
  await expect(calculator.getByText(help.wages.sCorporation)).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowing(page)).toEqual([]);
  }
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityFaults(page)).toEqual([]);
});
