import { expect, type Locator, type Page } from "@playwright/test";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { cpaCopy } from "#content/calculators/results-email.ts";
import { firm } from "#content/firm.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  accessibilityFaults,
  loseAnswer,
  overflowing,
  pageCount,
  watch,
} from "../../support/built-pages/page-checks.ts";
import { mailTo, testOnOwnServer } from "../../support/journeys/own-server.ts";
import {
  activitiesOf,
  button,
  fillInContact,
  heading,
  nameOf,
  openCalculator,
  openResult,
  reachResult,
  resultAnswer,
  sampleContact,
} from "../../support/journeys/rd-calculator.ts";

const test = testOnOwnServer();
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

const { preview, send, sent } = rdCalculatorResult;
const success = "Email sent successfully! Check your inbox for detailed results.";
const sizes = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

test.beforeEach(({ smtp }) => {
  smtp.received.length = 0;
});

const alertIn = (calculator: Locator) => calculator.getByRole("alert");

test("a doctor sends the result with a copy for the CPA, on a phone", async ({ page, smtp }) => {
  const trouble = watch(page);
  const calculator = await openCalculator(page, "/wealthfd");
  await reachResult(calculator);
  await expect(button(calculator, "Send")).toBeDisabled();
  await fillInContact(calculator);
  const addresses = { email: sampleContact["E-mail"], cpaEmail: "cpa@books.example" };
  await calculator.getByLabel(send.cpa).fill(addresses.cpaEmail);
  await button(calculator, send.preview).click();
  const dialog = page.getByRole("dialog");
  const frame = dialog.locator("iframe");
  await expect(frame.contentFrame().getByText("$33,075", { exact: true }).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(frame).toHaveAttribute("sandbox", "");
  for (const size of sizes.filter(({ height, width }) => height > width)) {
    await page.setViewportSize(size);
    await expect(frame).toBeInViewport({ ratio: 1 });
    const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden, "the preview scrolls in its frame and nowhere else").toBeLessThanOrEqual(0);
  }
  const shown = (await frame.getAttribute("srcdoc"))?.trim();
  await button(dialog, preview.audiences.cpa).click();
  const cpaSubject = fillIn(cpaCopy.subject, {
    practice: sampleContact["Practice name"],
    ...{ low: "$18,900", high: "$31,500" },
  });
  await expect(dialog).toContainText(cpaSubject);
  const shownToCpa = (await frame.getAttribute("srcdoc"))?.trim();
  await button(dialog, "Close").click();

  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);
  await expect(alertIn(calculator)).toBeInViewport({ ratio: 1 });
  const own = await mailTo(smtp.parsed, addresses.email);
  const copy = await mailTo(smtp.parsed, addresses.cpaEmail);
  expect(smtp.received, "one message each").toHaveLength(2);
  // The link that stops further copies is made when the message is sent.
  const withoutStop = copy.html?.replace(/ <a href="[^"]*"[^>]*>[^<]*<\/a>(?=<br\/><br\/>)/, "");
  expect([own.html?.trim(), withoutStop?.trim()]).toEqual([shown, shownToCpa]);

  // The result that was sent stays in view, and step 1 waits below, folded.
  const card = calculator.getByRole("region", { name: fillIn(sent.toBoth, addresses) });
  const dentistry = calculator.getByRole("checkbox", { name: nameOf("dentistry") });
  const answer = card.getByText(resultAnswer(), { exact: true }).first();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(dentistry).toBeHidden();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await overflowing(page)).toEqual([]);
  }
  expect(pageCount(await page.pdf({ format: "Letter" }))).toBe(1);

  await calculator.getByText(sent.firstStep).click();
  await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
  await button(card, sent.reopen).click();
  await expect(heading(calculator)).toHaveText(resultAnswer());
  expect(trouble).toEqual([]);

  const link = own.text?.split(/\s/).find((word) => word.includes("#estimate=")) ?? "";
  await page.goto(link);
  await expect(calculator.getByText("Step 3 of 4")).toBeVisible();
  await expect(page).toHaveURL("/wealthfd");
  const wagesField = calculator.getByLabel("Doctor/owner annual wages");
  await expect(wagesField).toBeFocused();
  await expect(wagesField).toHaveValue("");
});

test("from the first card to the inbox by keyboard alone, with no call but Send @test:all @every-chromium", async ({
  page,
  smtp,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    // Files are not counted: browsers differ in those that they fetch for their own window.
    const isCall = /^(fetch|xhr|ping|eventsource)$/.test(request.resourceType());
    if (isCall || request.method() !== "GET") calls.push(new URL(request.url()).pathname);
  });
  const calculator = await openCalculator(page);
  const choice = (name: string) => calculator.getByRole("checkbox", { name });
  const { medium } = rdCalculator.innovation.levels;
  await choice(nameOf("medicine")).focus();
  for (const [target, key] of [
    [choice(nameOf("dentistry")), "Space"],
    [button(calculator, "Continue"), "Enter"],
    [choice(nameOf("orthodontics")), "Space"],
    [button(calculator, "Continue"), "Enter"],
    ...activitiesOf("orthodontics")
      .slice(0, 3)
      .map((name) => [choice(name), "Space"] as const),
    [calculator.getByRole("radio", { name: medium.label }), "ArrowRight"],
  ] as const) {
    await tabTo(page, target);
    await page.keyboard.press(key);
  }
  await tabTo(page, calculator.getByLabel("Doctor/owner annual wages"));
  await typeInOrder(page, ["400000", "300000", "Utah"]);
  await tabTo(page, button(calculator, "Calculate Results"));
  await page.keyboard.press("Enter");
  await expect(heading(calculator)).toHaveText(resultAnswer());
  await expect(heading(calculator)).toBeFocused();

  await tabTo(page, calculator.getByLabel("Name", { exact: true }));
  const { Name, "Practice name": practiceName, Phone } = sampleContact;
  await typeInOrder(page, [Name, practiceName, Phone, "keys@practice.example"]);
  await page.keyboard.press("Enter");
  await expect(alertIn(calculator)).toHaveText(success);
  await expect(heading(calculator)).toBeFocused();
  await expect.poll(() => smtp.receivedBy("keys@practice.example")).toHaveLength(1);
  expect(calls).toEqual([sendEmailPath]);
});

/** Into the field that has the focus and those that Tab leads to. */
async function typeInOrder(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Not reached by Tab: ${target}`);
}

test("when the answer is lost, nothing else is, and a retry sends once @test:all", async ({
  page,
  smtp,
}) => {
  const calculator = await openResult(page);
  await fillInContact(calculator);
  await page.route(`**${sendEmailPath}`, loseAnswer, { times: 1 });
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(
    `Failed to send email: ${send.unreachable} Please try again or contact us at ${firm.email}`,
  );
  await expect(button(calculator, "Send")).toBeFocused();
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);
  await mailTo(smtp.parsed, sampleContact["E-mail"]);
  expect(smtp.receivedBy(sampleContact["E-mail"])).toHaveLength(1);
});
