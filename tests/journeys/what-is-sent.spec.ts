import { expect, type Page, type Request, test } from "@playwright/test";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { countPath, sendEmailPath } from "#contracts/endpoints.ts";
import { turnPage } from "../support/built-pages/page-checks.ts";
import { inEveryChromium } from "../support/in-test-all.ts";
import {
  answerAsOrthodontist,
  button,
  fillInContact,
  openCalculator,
  reachResult,
} from "../support/journeys/rd-calculator.ts";

/**
 * What the page itself sends: every call of a script, every beacon, and whatever is not a GET.
 * Files are not counted, because browsers differ in those that they fetch for their own window: a
 * full Chromium also asks for the icon of the tab.
 */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  const kinds = new Set(["fetch", "xhr", "ping", "eventsource"]);
  page.on("request", (request) => {
    if (request.method() !== "GET" || kinds.has(request.resourceType())) calls.push(request);
  });
  return calls;
}

const pathsOf = (calls: Request[]) => calls.map((call) => new URL(call.url()).pathname);
const bodiesOf = (calls: Request[]) => calls.map((call) => call.postDataJSON());

test(
  "from opening the calculator to the result the page makes no call but Send",
  inEveryChromium,
  async ({ page }) => {
    const calls = watchCalls(page);
    const calculator = await openCalculator(page);
    await reachResult(calculator);
    await fillInContact(calculator);
    await button(calculator, "Send").click();
    await expect(calculator.getByRole("alert")).toHaveText(rdCalculatorResult.send.success);
    expect(pathsOf(calls)).toEqual([sendEmailPath]);
  },
);

test(
  "a hidden page reports the furthest step of the calculator, and nothing else",
  inEveryChromium,
  async ({ page }) => {
    const calls = watchCalls(page);
    const calculator = await openCalculator(page, "/fortune?utm_source=spring-letter");
    await answerAsOrthodontist(calculator);
    await button(calculator, "Back").click();
    expect(pathsOf(calls)).toEqual([]);
    await turnPage(page, "hidden");
    const origin = { path: "/fortune", partner: "fortune", utmSource: "spring-letter" };
    await expect.poll(() => bodiesOf(calls)).toEqual([{ ...origin, step: 3 }]);
    expect(pathsOf(calls)).toEqual([countPath]);
  },
);
