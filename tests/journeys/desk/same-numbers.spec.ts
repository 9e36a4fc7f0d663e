import { expect } from "@playwright/test";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { answersOf } from "#features/rd-calculator/answers/answers.sample.ts";
import { renewConfirmations, testAtDesk } from "../../support/journeys/desk-browser.ts";
import { mailTo } from "../../support/journeys/own-server.ts";
import {
  button,
  fillInContact,
  heading,
  onSlip,
  openAnswered,
  sampleContact,
} from "../../support/journeys/rd-calculator.ts";

const test = testAtDesk();
const { send, slip } = rdCalculatorResult;

/** $700,000 × 3 of 14 people × 12 of 40 hours is $45,000 of expenses. */
const answers = {
  ...answersOf(orthodonticsInUtah),
  onlySome: { people: "3", all: "14", hoursAWeek: "12" },
};
/** 6% and 10% of them federal, 7.5% by Utah's law; the most that is left is 79% of 10%, less $3,000. */
const inAnswer = ["$2,700 to $4,500", "3 of 14 people at 12 hours a week", "$3,375"];
const inLeft = "at most $555";
/** What the specified rates give for everyone. */
const simplified = "$33,075";

test("a practice has the same numbers on screen and paper, in both mails, at the desk and in its CSV", async ({
  page,
  site,
  server,
  smtp,
  ana,
}) => {
  const calculator = await openAnswered(page, "/", answers);
  await button(calculator, "Calculate Results").click();
  for (const words of inAnswer) await expect(heading(calculator)).toContainText(words);
  await expect(calculator.locator(".rd-left")).toContainText(inLeft);
  await expect(onSlip(calculator, slip.total)).toHaveText(simplified);
  const answer = (await heading(calculator).textContent()) ?? "";
  const left = (await calculator.locator(".rd-left").textContent())?.split(" How the fee")[0] ?? "";
  expect(answer + left).not.toContain(simplified);

  await page.emulateMedia({ media: "print" });
  for (const words of [answer, left, simplified])
    await expect(calculator.locator(".estimate-sheet")).toContainText(words);
  await page.emulateMedia({ media: null });

  await fillInContact(calculator);
  await calculator.getByLabel(send.cpa).fill("cpa@books.example");
  await button(calculator, "Send").click();
  const card = calculator.getByRole("region").filter({ hasText: "cpa@books.example" });
  for (const words of [answer, left, simplified]) await expect(card).toContainText(words);

  for (const address of [sampleContact["E-mail"], "cpa@books.example"]) {
    const { subject, text = "", html = "" } = await mailTo(smtp.parsed, address);
    expect(subject).not.toContain(simplified);
    if (subject !== "Your R&D Tax Credit Calculation Results")
      expect(subject).toContain(inAnswer[0]);
    await page.setContent(html);
    for (const words of [answer, left, simplified]) {
      await expect(page.locator("body")).toContainText(words);
      expect(text.replaceAll(/\s+/g, " ")).toContain(words);
    }
  }

  await ana.becomeFirstAdmin(server);
  await expect(ana.locator(".lead-row")).toContainText(inAnswer[0] ?? "");
  await ana.locator(".lead-name").click();
  await expect(ana.getByText(`${answer} ${left}`)).toBeVisible();
  await expect(ana.getByRole("region", { name: "The slip the visitor saw" })).toContainText(
    simplified,
  );
  await renewConfirmations(server);
  const csv = await (await ana.request.get(`${site}/desk/api/people.csv`)).text();
  expect(csv).toContain(`${answer} ${left}`);
  for (const cell of [",2700,4500,", ",33075,"]) expect(csv).toContain(cell);
});
