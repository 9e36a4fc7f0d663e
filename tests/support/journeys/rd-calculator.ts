import { expect, type Locator, type Page } from "@playwright/test";
import { storageKey } from "#browser/kept-estimate.ts";
import { estimateOf, orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { answersOf, everyType } from "#features/rd-calculator/answers/answers.sample.ts";
import type { Answers } from "#features/rd-calculator/answers/answers.ts";
import { writeKept } from "#features/rd-calculator/answers/kept-answers.ts";

export const sampleContact = {
  Name: "Dr. Ada Lind",
  "Practice name": "Lind & Daughters Orthodontics",
  Phone: "(801) 555-0100",
  "E-mail": "ada@practice.example",
} as const;

/** Opens the calculator on a page and waits until it is ready. */
export async function openCalculator(page: Page, path = "/"): Promise<Locator> {
  await page.goto(path);
  // Out of view, it would start some seconds later.
  await calculatorOn(page).scrollIntoViewIfNeeded();
  await page.locator("[data-island][data-hydrated]", { has: calculatorOn(page) }).waitFor();
  return calculatorOn(page);
}

/**
 * Found by its label in the markup, because finding a region by its role checks every element each
 * time.
 */
export function calculatorOn(page: Page): Locator {
  return page.locator(`section[aria-label="${rdCalculator.name}"]`);
}

export const button = (within: Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

function find<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((one) => one.id === id);
  if (!found) throw new Error(`There is no practice type or specialty ${id}`);
  return found;
}
const specialties = practiceTypes.flatMap((type) => type.specialties);

/** The name on the card of a practice type or specialty. */
export const nameOf = (id: string): string => find([...practiceTypes, ...specialties], id).name;

export const activitiesOf = (specialtyId: string): readonly string[] =>
  find(specialties, specialtyId).activities;

/** Steps 1 to 3 of the worked example: $33,075. Stops before Calculate Results. */
export async function answerAsOrthodontist(calculator: Locator): Promise<void> {
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await button(calculator, "Continue").click();
  await answerFromSpecialties(calculator);
}

/** Steps 2 and 3, with which a calculator of one practice type begins. */
export async function answerFromSpecialties(calculator: Locator): Promise<void> {
  await calculator.getByRole("checkbox", { name: nameOf("orthodontics") }).check();
  await button(calculator, "Continue").click();
  for (const activity of activitiesOf("orthodontics").slice(0, 3))
    await calculator.getByRole("checkbox", { name: activity }).check();
  await calculator.getByRole("radio", { name: rdCalculator.innovation.levels.high.label }).check();
  await calculator.getByLabel("Doctor/owner annual wages").fill("400000");
  await calculator.getByLabel("Clinical staff annual wages").fill("300000");
}

/** Stores answers as a visit earlier today did. By default those of the worked example. */
export async function keepAnswers(
  page: Page,
  step: 3 | 4,
  answers: Answers = answersOf(orthodonticsInUtah),
): Promise<void> {
  await page.addInitScript(
    ([key, kept]) => {
      // The preview's frame has no storage.
      if (self !== top) return;
      // Once for each tab, so that what the visitor changes afterwards survives a reload.
      if (sessionStorage.getItem("answers-were-given")) return;
      sessionStorage.setItem("answers-were-given", "yes");
      localStorage.setItem(key as string, kept as string);
    },
    [storageKey(everyType), writeKept({ answers, step }, Date.now())],
  );
}

/** Opens the calculator with stored answers of steps 1 to 3. */
export async function openAnswered(page: Page, path = "/", answers?: Answers): Promise<Locator> {
  await keepAnswers(page, 3, answers);
  const calculator = await openCalculator(page, path);
  await expect(button(calculator, "Calculate Results")).toBeEnabled();
  return calculator;
}

/** The result of the worked example, from stored answers. */
export async function openResult(page: Page, path = "/"): Promise<Locator> {
  const calculator = await openAnswered(page, path);
  await showResult(calculator);
  return calculator;
}

/** The same, starting from the first step. */
export async function reachResult(calculator: Locator): Promise<void> {
  await answerAsOrthodontist(calculator);
  await showResult(calculator);
}

export async function showResult(calculator: Locator): Promise<void> {
  await button(calculator, "Calculate Results").click();
  await expect(heading(calculator)).toHaveText(resultAnswer());
  await expect(button(calculator, "Send")).toBeVisible();
}

/** The sentence that opens the result of the worked example, today. */
export function resultAnswer(): string {
  const estimate = estimateOf(orthodonticsInUtah.answers);
  return studyAnswer(estimate, answerWords);
}

/** The step's own heading. */
export const heading = (calculator: Locator) => calculator.getByRole("heading", { level: 3 });

export async function fillInContact(calculator: Locator): Promise<void> {
  for (const [label, text] of Object.entries(sampleContact))
    await calculator.getByLabel(label, { exact: true }).fill(text);
}
