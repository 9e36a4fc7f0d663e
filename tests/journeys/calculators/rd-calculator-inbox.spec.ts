import { expect, type Locator, type Page, test } from "@playwright/test";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { cpaCopy, resultsEmail } from "#content/calculators/results-email.ts";
import { firm } from "#content/firm.ts";
import { called, emailFault, phoneFault, webAddressFault } from "#contracts/limits.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  accessibilityFaults,
  overflowing,
  pageCount,
  watch,
} from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  activitiesOf,
  button,
  calculatorOn,
  fillInContact,
  heading,
  nameOf,
  onSlip,
  openCalculator,
  openResult,
  reachResult,
  resultAnswer,
  sampleContact,
} from "../../support/journeys/rd-calculator.ts";
import { type SiteServer, startSiteServer } from "../../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../../support/smtp.ts";

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

const success = "Email sent successfully! Check your inbox for detailed results.";
const endpoint = "**/functions/v1/send-email";

let smtp: SmtpSink;
let server: SiteServer;
let home: string;

test.beforeAll(async () => {
  smtp = await startSmtp();
  server = await startSiteServer({ SMTP_URL: smtp.url, RATE_LIMIT: "off" });
  // The server uses localhost in its messages. The preview uses the page's address.
  home = `${server.url.replace("127.0.0.1", "localhost")}/`;
});
test.afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});
test.beforeEach(() => {
  smtp.received.length = 0;
});

const alertIn = (calculator: Locator) => calculator.getByRole("alert");

/** Messages to that address, once they have arrived. */
async function mailTo(address: string, count = 1) {
  const theirs = async () =>
    (await smtp.parsed()).filter(({ to }) => to?.some((one) => one.address === address));
  await expect.poll(async () => (await theirs()).length).toBe(count);
  return theirs();
}

test("from the first card to the inbox, on a phone", async ({ page }) => {
  const trouble = watch(page, new URL(home).origin);
  const calculator = await openCalculator(page, home);
  await reachResult(calculator);
  await expect(button(calculator, "Send")).toBeDisabled();
  await fillInContact(calculator);

  await button(calculator, "Preview e-mail").click();
  const dialog = page.getByRole("dialog");
  const shown = dialog.frameLocator("iframe").getByText("$33,075", { exact: true });
  await expect(shown.first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const preview = await dialog.locator("iframe").getAttribute("srcdoc");
  await expect(dialog.locator("iframe")).toHaveAttribute("sandbox", "");
  await button(dialog, "Close").click();

  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);
  await expect(heading(calculator)).toBeFocused();

  const [mail] = await mailTo(sampleContact["E-mail"]);
  expect(mail?.subject).toBe("Your R&D Tax Credit Calculation Results");
  expect(mail?.html?.trim()).toBe(preview?.trim());
  for (const part of [mail?.html, mail?.text])
    for (const figure of ["$33,075", "$31,500", "$1,575", "$315,000", "45.00%", "45.0%"])
      expect(part).toContain(figure);
  expect(mail?.text).toContain(sampleContact["Practice name"]);
  expect(mail?.html).toContain(resultAnswer().replaceAll("'", "&#x27;"));

  await calculator.getByText(rdCalculatorResult.sent.firstStep).click();
  await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
  for (let step = 1; step < 3; step += 1) await button(calculator, "Continue").click();
  await button(calculator, "Calculate Results").click();
  await expect(calculator.getByLabel("E-mail", { exact: true })).toHaveValue("");
  await expect(calculator.getByLabel("Name", { exact: true })).toHaveValue(sampleContact.Name);
  expect(trouble).toEqual([]);
});

test("by keyboard alone", async ({ page }) => {
  const calculator = await openCalculator(page, home);
  await calculator.getByRole("checkbox", { name: nameOf("medicine") }).focus();
  const press = (keys: string) => page.keyboard.press(keys);

  await tabTo(page, calculator.getByRole("checkbox", { name: nameOf("dentistry") }));
  await press("Space");
  await tabTo(page, button(calculator, "Continue"));
  await press("Enter");
  await tabTo(page, calculator.getByRole("checkbox", { name: nameOf("orthodontics") }));
  await press("Space");
  await tabTo(page, button(calculator, "Continue"));
  await press("Enter");
  for (const name of activitiesOf("orthodontics").slice(0, 3)) {
    await tabTo(page, calculator.getByRole("checkbox", { name }));
    await press("Space");
  }
  await tabTo(
    page,
    calculator.getByRole("radio", { name: rdCalculator.innovation.levels.medium.label }),
  );
  await press("ArrowRight");
  await tabTo(page, calculator.getByLabel("Doctor/owner annual wages"));
  await page.keyboard.type("400000");
  await press("Tab");
  await page.keyboard.type("300000");
  await press("Tab");
  await page.keyboard.type("Utah");
  await tabTo(page, button(calculator, "Calculate Results"));
  await press("Enter");
  await expect(heading(calculator)).toHaveText(resultAnswer());
  await expect(heading(calculator)).toBeFocused();

  await tabTo(page, calculator.getByLabel("Name", { exact: true }));
  for (const text of [sampleContact.Name, sampleContact["Practice name"], sampleContact.Phone]) {
    await page.keyboard.type(text);
    await press("Tab");
  }
  await page.keyboard.type("keys@practice.example");
  await press("Enter");
  await expect(alertIn(calculator)).toHaveText(success);
  await expect(heading(calculator)).toBeFocused();
  await mailTo("keys@practice.example");
});

test("when the server fails, nothing is lost and the visitor can try again", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => errors.push(message.text()));
  const calculator = await openResult(page, home);
  await fillInContact(calculator);
  const keys: string[] = [];
  let failing = true;
  await page.route(endpoint, async (route) => {
    keys.push(route.request().postDataJSON().calculation.idempotencyKey);
    expect(await route.request().headerValue("authorization")).toMatch(/^Bearer .+/);
    if (!failing) return route.continue();
    await expect(button(calculator, "Sending")).toBeDisabled();
    const error = "We could not save your request just now.";
    return route.fulfill({ status: 503, json: { error } });
  });

  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(
    `Failed to send email: We could not save your request just now. Please try again or contact us at ${firm.email}`,
  );
  expect(errors.some((text) => text.startsWith("Error sending email:"))).toBe(true);
  await expect(button(calculator, "Send")).toBeFocused();
  await expect(calculator.getByLabel("E-mail", { exact: true })).toHaveValue(
    sampleContact["E-mail"],
  );

  failing = false;
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await mailTo(sampleContact["E-mail"]);
});

test(
  "text that the e-mail may not contain is reported at its field before anything is sent",
  inTestAll,
  async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("send-email")) sent.push(request.url());
    });
    const calculator = await openResult(page, home);
    await fillInContact(calculator);
    const name = calculator.getByLabel("Name", { exact: true });
    const phone = calculator.getByLabel("Phone", { exact: true });
    await name.fill("Dr. Ada Lind, open irs-refund.com/go");
    await phone.fill("call me");
    await button(calculator, "Send").click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(webAddressFault(called.name));
    await expect(phone).toHaveAccessibleDescription(phoneFault);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(sent).toEqual([]);
    await name.fill("Dr. Ada Lind");
    await phone.fill("(801) 555-0100 x12");
    await button(calculator, "Send").click();
    await expect(alertIn(calculator)).toHaveText(success);
  },
);

test("an address with a mistake is marked at its field, and the red box is for failures only", async ({
  page,
}) => {
  const calculator = await openResult(page, home);
  const hint = calculator.getByText(rdCalculatorResult.send.stillToFillIn, { exact: true });
  await expect(hint).toBeVisible();
  await fillInContact(calculator);
  await expect(hint).toBeHidden();
  const own = calculator.getByLabel("E-mail", { exact: true });
  const cpa = calculator.getByLabel(rdCalculatorResult.send.cpa);
  await own.fill("ada@practice");
  await cpa.fill("cpa@");
  await button(calculator, "Send").click();
  await expect(own).toBeFocused();
  await expect(own).toHaveAttribute("aria-invalid", "true");
  await expect(own).toHaveAccessibleDescription(emailFault);
  await expect(cpa).toHaveAttribute("aria-invalid", "true");
  await expect(alertIn(calculator)).toBeEmpty();
  await own.fill("ada@practice.example");
  await expect(own).not.toHaveAttribute("aria-invalid");
  await expect(cpa).toHaveAttribute("aria-invalid", "true");
  await button(calculator, "Send").click();
  await expect(cpa).toBeFocused();
});

test("when the server cannot be reached, the alert says so", inTestAll, async ({ page }) => {
  const calculator = await openResult(page, home);
  await fillInContact(calculator);
  await page.route(endpoint, (route) => route.abort());
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toContainText(
    `Failed to send email: ${rdCalculatorResult.send.unreachable}`,
  );
  await page.route(endpoint, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toContainText("Failed to send email: Failed to send email");
});

test("a retry after a lost answer stores and sends once", inTestAll, async ({ page }) => {
  const calculator = await openResult(page, home);
  await fillInContact(calculator);
  await calculator.getByLabel("E-mail", { exact: true }).fill("once@practice.example");
  const ids: string[] = [];
  await page.route(endpoint, async (route) => {
    const response = await route.fetch();
    ids.push((await response.json()).id);
    if (ids.length === 1) return route.abort();
    return route.fulfill({ response });
  });
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toContainText("Failed to send email:");
  await page.goBack();
  await page.goForward();
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await mailTo("once@practice.example", 1);
});

test("a copy with its own wording goes to the CPA on request", async ({ page }) => {
  const { own, copy, preview } = await sendWithCopyToCpa(page);
  expect(copy?.html?.trim()).toBe(preview?.trim());
  expect(own?.subject).toBe(resultsEmail.subject);
  expect(copy?.subject).toBe(cpaSubject);
  expect(own?.text).not.toContain(cpaCopy.ask.heading.toUpperCase());
  expect(copy?.text).toContain(cpaCopy.ask.heading.toUpperCase());
  for (const mail of [own, copy]) {
    expect(mail?.text).toContain(nameOf("endodontics"));
    expect(mail?.html).toContain(activitiesOf("endodontics")[0]);
  }

  await page.goto(linkIn(copy, "#qualified-wages="));
  const wages = page.getByLabel(worksheetWords.labels.wages, { exact: true });
  await expect(wages).toHaveValue("157,500");
  const taxYear = page.getByLabel(worksheetWords.labels.taxYear, { exact: true });
  await expect(taxYear).toHaveValue(String(resultsEmail.taxYear));
});

test("the link in the mail reopens the answers without the wages", async ({ page }) => {
  const { own } = await sendWithCopyToCpa(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(linkIn(own, "#estimate="));
  expect(new URL(page.url()).pathname).toBe("/wealthfd");
  const calculator = calculatorOn(page);
  await expect(calculator.getByText("Step 3 of 4")).toBeVisible();
  await expect(
    calculator.getByRole("checkbox", { name: activitiesOf("endodontics")[0] }),
  ).toBeChecked();
  await expect(calculator.getByLabel("Doctor/owner annual wages")).toHaveValue("");
});

/** With the range of $157,500 of expenses. */
const cpaSubject = fillIn(cpaCopy.subject, { low: "$9,450", high: "$15,750" });

/** One endodontist with $2,100,000 of wages and one activity at medium innovation: 7.5% R&D time. */
async function sendWithCopyToCpa(page: Page) {
  const calculator = await openCalculator(page, `${home}wealthfd`);
  await button(calculator, "Continue").click();
  await calculator.getByRole("checkbox", { name: nameOf("endodontics") }).check();
  await button(calculator, "Continue").click();
  await calculator.getByRole("checkbox").first().check();
  const { medium } = rdCalculator.innovation.levels;
  await calculator.getByRole("radio", { name: medium.label }).check();
  await calculator.getByLabel("Doctor/owner annual wages").fill("620000");
  await calculator.getByLabel("Clinical staff annual wages").fill("1480000");
  await button(calculator, "Calculate Results").click();
  await fillInContact(calculator);
  await calculator.getByLabel(rdCalculatorResult.send.cpa).fill("cpa@books.example");

  const { preview: previewWords, send } = rdCalculatorResult;
  await button(calculator, send.preview).click();
  const dialog = page.getByRole("dialog");
  await button(dialog, previewWords.audiences.cpa).click();
  await expect(dialog).toContainText(cpaSubject);
  const preview = await dialog.locator("iframe").getAttribute("srcdoc");
  await button(dialog, "Close").click();

  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);
  const [own] = await mailTo(sampleContact["E-mail"]);
  const [copy] = await mailTo("cpa@books.example");
  return { own, copy, preview };
}

/** The link in the text part that contains this. */
function linkIn(mail: { text?: string } | undefined, part: string): string {
  return mail?.text?.split(/\s/).find((word) => word.includes(part)) ?? "";
}

test(
  "a link in each mail adds the last day to claim an open year to the calendar",
  inTestAll,
  async ({ page }) => {
    const { own, copy } = await sendWithCopyToCpa(page);
    for (const mail of [own, copy]) {
      const response = await page.request.get(linkIn(mail, "/calendar/"));
      expect(response.headers()["content-type"]).toContain("text/calendar");
      expect(await response.text()).toMatch(/DTSTART;VALUE=DATE:\d{4}0415/);
    }
  },
);

test(
  "the preview scrolls in its frame and nowhere else, on a phone",
  inTestAll,
  async ({ page }) => {
    const calculator = await openResult(page, home);
    await button(calculator, "Preview e-mail").click();
    const dialog = page.getByRole("dialog");
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await expect(dialog.locator("iframe")).toBeInViewport({ ratio: 1 });
      const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    }
  },
);

test("after sending, the result stays in view and step 1 waits below, folded", async ({ page }) => {
  const { sent, send, next, actions, slip } = rdCalculatorResult;
  const onePractice = () => calculator.getByRole("checkbox", { name: nameOf("dentistry") });
  const calculator = await openResult(page, home);
  await fillInContact(calculator);
  await calculator.getByLabel(send.cpa).fill("cpa@books.example");
  await button(calculator, "Send").click();
  await expect(alertIn(calculator)).toHaveText(success);

  const card = calculator.getByRole("region", {
    name: fillIn(sent.toBoth, { email: sampleContact["E-mail"], cpaEmail: "cpa@books.example" }),
  });
  await expect(alertIn(calculator)).toBeInViewport({ ratio: 1 });
  await expect(card.getByText(resultAnswer(), { exact: true }).first()).toBeInViewport({
    ratio: 1,
  });
  await expect(onSlip(card, slip.total)).toHaveText("$33,075");
  await expect(onePractice()).toBeHidden();
  await expect(heading(calculator)).toBeFocused();
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(await overflowing(page)).toEqual([]);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  const booking = card.getByRole("link", { name: next.consultation });
  await expect(booking).toHaveAttribute("href", firm.links.booking);
  const worksheet = card.getByRole("link", { name: sent.worksheet });
  await expect(worksheet).toHaveAttribute("href", worksheetAddress(315_000));
  await expect(button(card, actions.print)).toBeVisible();
  expect(pageCount(await page.pdf({ format: "Letter" }))).toBe(1);

  // Even if other answers are given meanwhile, the result that was sent returns.
  await calculator.getByText(sent.firstStep).click();
  await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await onePractice().uncheck();
  await button(card, sent.reopen).click();
  await expect(heading(calculator)).toHaveText(resultAnswer());
  await expect(onSlip(calculator, slip.total)).toHaveText("$33,075");

  await button(calculator, "Start New Calculation").click();
  await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
  await expect(card).toBeHidden();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Not reached by Tab: ${target}`);
}
