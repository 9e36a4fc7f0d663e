import { describe, expect, test } from "vitest";
import { bookPath, contactPath, sendEmailPath, subscribePath } from "#contracts/endpoints.ts";
import { quickTiming, startApp } from "../../../tests/support/app.ts";
import { addColleague, bookingOf, monday } from "../../../tests/support/bookings.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { addressesIn, rowsIn } from "../../../tests/support/rows.ts";
import { createRateLimits } from "../../http/rate-limits.ts";
import { outboxTiming } from "../../outbox/timing.ts";

const ada = "ada@practice.example";
const cpaEmail = "cpa@accounting.example";
const results = (email: string) => resultsRequest(email, { cpaEmail });
const message = (email: string) => ({ name: "Ada", email, message: "Hello", filledInMs: 4000 });
const subscription = (email: string) => ({ email, filledInMs: 4000 });
const booking = (email: string) => {
  const start = email === ada ? "2026-12-01T17:00:00Z" : "2026-12-02T17:00:00Z";
  return { ...bookingOf(start), email };
};

/** How many leads of all together each form takes, a request, and who gets mail that can wait. */
const forms = [
  ["send-email", sendEmailPath, 1200, results, [ada, cpaEmail]],
  ["contact", contactPath, 400, message, [ada]],
  ["subscribe", subscribePath, 400, subscription, [ada]],
  ["book", bookPath, 400, booking, [ada]],
] as const;

describe.each(forms)("%s", (form, path, most, request, waiting) => {
  test("is open to the next visitor after empty requests from 20 networks", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "1" }, options: { now: () => monday } });
    await addColleague(app.storage);
    for (let network = 0; network < 20; network++)
      for (let host = 0; host < most / 20; host++)
        await app.postFrom(`2001:db8:${network.toString(16)}:${host.toString(16)}::1`, path, {});
    const answer = await app.postFrom("203.0.113.1", path, request(ada));
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty("mailWaits");
    expect(await app.mails(waiting.length)).not.toEqual([]);
  });

  test("stores a lead above the limit of all together, and only mail to the visitor waits", async () => {
    const limits = createRateLimits(undefined, true, "a key");
    for (let lead = 1; lead < most; lead++) await limits.exceeded(`${form}-by-all`, "all");
    let now = monday;
    const timing = { ...outboxTiming, pollMs: quickTiming.pollMs };
    const app = await startApp({ options: { limits, now: () => now, outboxTiming: timing } });
    await addColleague(app.storage);
    const answerTo = async (email: string) => (await app.post(path, request(email))).json();
    const stillWaiting = async () => {
      const rows = await rowsIn(app.storage, "outbox");
      return addressesIn(rows.filter(({ status }) => status === "waiting"));
    };
    expect(await answerTo("the-last@practice.example")).not.toHaveProperty("mailWaits");
    await expect.poll(stillWaiting).toEqual([]);

    const isBooked = form === "book" && { status: "booked" };
    expect(await answerTo(ada)).toMatchObject({ success: true, mailWaits: true, ...isBooked });
    expect(await rowsIn(app.storage, "leads")).toHaveLength(2);
    await expect.poll(stillWaiting).toEqual(waiting);

    now += 10 * 60_000;
    await expect.poll(stillWaiting).toEqual([]);
  });
});

test("ten things with one address, in any spelling, close no form to its owner: only mail to it waits", async () => {
  const options = { limits: createRateLimits(undefined, true, "a key") };
  const app = await startApp({ options, env: { TRUST_PROXY: "1" } });
  const ask = async (path: string, body: object, network: number) => {
    const answer = await app.postFrom(`203.0.${network}.1`, path, body);
    return { status: answer.status, ...(await answer.json()) };
  };
  const spellings = ["dr.jones", "Dr.Jones+1", "drjones", "d.r.jones+tax", "drjones"];
  for (const [at, spelling] of [...spellings, ...spellings].entries()) {
    const address = `${spelling}@${at % 2 ? "gmail.com" : "googlemail.com"}`;
    expect(await ask(contactPath, message("no address"), at)).toMatchObject({ status: 422 });
    const answer = await ask(contactPath, { ...message(address), message: `${at}` }, at);
    expect(answer).toMatchObject({ status: 200, success: true });
    expect(answer).not.toHaveProperty("mailWaits");
  }
  const held = { status: 200, success: true, mailWaits: true };
  expect(await ask(contactPath, message("drjones@gmail.com"), 50)).toMatchObject(held);
  expect(await ask(sendEmailPath, results("dr.jones@gmail.com"), 51)).toMatchObject(held);
  expect(await ask(contactPath, message(ada), 52)).not.toHaveProperty("mailWaits");
  const later = Date.now() + 30 * 60_000;
  const waiting = (await rowsIn(app.storage, "outbox")).filter((row) => row.available_at > later);
  expect(addressesIn(waiting)).toEqual(["dr.jones@gmail.com", "drjones@gmail.com"]);
});
