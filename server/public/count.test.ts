import { expect, test } from "vitest";
import { calculatorEvents, planEvents } from "#contracts/counted-events.ts";
import {
  bookPath,
  contactPath,
  countPath,
  sendEmailPath,
  subscribePath,
} from "#contracts/endpoints.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { addColleague, bookingOf, timesOf } from "../../tests/support/bookings.ts";
import { jsonRequest, resultsRequest } from "../../tests/support/requests.ts";

const origin = "http://site.example";
const browser =
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const pages = ["/", "/book", "/contact", "/fortune"];

const startCountingApp = () => startApp({ options: { isPage: (path) => pages.includes(path) } });

const fromBrowser = (request: Request) => {
  request.headers.set("user-agent", browser);
  return request;
};

/** As `fetch` sends text, without the public key. */
const beacon = (app: TestApp, body: object, headers: Record<string, string> = {}) =>
  app.ask(
    fromBrowser(
      new Request(origin + countPath, { method: "POST", headers, body: JSON.stringify(body) }),
    ),
  );

test("a report counts the furthest step and those before it, with nothing about the visitor", async () => {
  const app = await startCountingApp();
  const origin = {
    path: "/fortune",
    partner: "fortune",
    utmSource: "spring-letter",
    placement: "Web",
  };
  const answer = await beacon(app, { ...origin, step: 3, visitor: "ada@practice.example" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const rows = await app.counted();
  expect(rows.map(({ event }) => event).sort()).toEqual(calculatorEvents.slice(0, 3));
  for (const { event: _, day, ...rest } of rows) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rest).toEqual({
      path: "/fortune",
      partner: "fortune",
      utm_source: "spring-letter",
      placement: "web",
      device: "phone",
      count: 1,
    });
  }
});

test.each<[string, object[], readonly string[]]>([
  ["a later report only the steps since", [{ step: 2 }, { step: 4, after: 2 }], calculatorEvents],
  ["the year-end plan its own steps", [{ step: 2, plan: true }], planEvents],
  ["a view and a link no step", [{ view: true, booking: true }], ["booking-followed", "page-view"]],
])("of a page is counted, once each: %s", async (_, reports, events) => {
  const app = await startCountingApp();
  for (const report of reports) await beacon(app, { path: "/", ...report });
  const counts = (await app.counted()).map(({ event, count }) => `${event} ${count}`);
  expect(counts.sort()).toEqual(events.map((event) => `${event} 1`).sort());
});

test("a report is not counted under Do Not Track or Global Privacy Control", async () => {
  const app = await startCountingApp();
  for (const header of ["dnt", "sec-gpc"]) {
    const answer = await beacon(app, { step: 2, path: "/" }, { [header]: "1" });
    expect(answer.status).toBe(200);
  }
  expect(await app.counted()).toEqual([]);
});

test("a report with other contents is refused, and so is an empty one", async () => {
  const app = await startCountingApp();
  for (const body of [
    { path: "/" },
    { path: "/", event: "result-mailed" },
    { path: "/", view: false },
    { path: "/", booking: "yes" },
    ...[0, 5, 1.5, "2", null, [4]].map((step) => ({ path: "/", step })),
    { path: "/", after: 2 },
    { path: "/", view: true, after: 2 },
    { path: "/", step: 2, after: 2 },
    { path: "/", step: 2, after: 3 },
    { path: "/", step: 2, after: -1 },
    { path: "/made-up", step: 2 },
    { path: "/?email=ada@practice.example", step: 2 },
    { path: "https://elsewhere.example/", step: 2 },
    [],
  ])
    expect((await beacon(app, body)).status, JSON.stringify(body)).toBe(422);
  for (const body of ["", "step-2", "{"]) {
    const request = new Request(origin + countPath, { method: "POST", body });
    expect((await app.ask(fromBrowser(request))).status, body).toBe(400);
  }
  expect(await app.counted()).toEqual([]);
});

test("the reports of one network are limited", async () => {
  const app = await startCountingApp();
  const statuses = new Set<number>();
  for (let times = 0; times < 310; times += 1)
    statuses.add((await beacon(app, { step: 2, path: "/" })).status);
  expect([...statuses]).toEqual([200, 429]);
});

test("results, messages and calls are counted where they are stored, once each", async () => {
  const app = await startCountingApp();
  const results = resultsRequest();
  results.calculation.sourcePage = "/fortune";
  results.calculation.partner = "fortune";
  results.calculation.utmSource = "spring-letter";
  for (const _ of ["sent", "sent again by a lost connection"])
    await app.ask(fromBrowser(jsonRequest(origin, sendEmailPath, results)));
  const form = { name: "Ada", email: "ada@practice.example", message: "Hello", filledInMs: 9000 };
  await app.ask(fromBrowser(jsonRequest(origin, contactPath, form)));
  await addColleague(app.storage);
  const call = bookingOf((await timesOf(app))[0] ?? "");
  for (const _ of ["sent", "sent again"])
    await app.ask(fromBrowser(jsonRequest(origin, bookPath, call)));
  expect(await app.counted()).toMatchObject([
    { event: "call-booked", path: "/book", partner: "", count: 1 },
    // The address of the result, which came through the partner.
    { event: "contact-sent", path: "/contact", partner: "fortune", count: 1 },
    {
      event: "result-mailed",
      path: "/fortune",
      partner: "fortune",
      utm_source: "spring-letter",
      count: 1,
    },
  ]);
});

test("a subscription is counted when it is confirmed, for the page it was asked on", async () => {
  const app = await startCountingApp();
  const form = { email: "ada@practice.example", sourcePage: "/contact", filledInMs: 4000 };
  await app.ask(fromBrowser(jsonRequest(origin, subscribePath, form)));
  expect(await app.counted()).toEqual([]);
  const [mail] = await app.mails(1);
  const link = /http:\/\/site\.example\/newsletter\/confirm\?token=[\w-]+/.exec(mail?.text ?? "");
  for (const _ of ["pressed", "pressed again"])
    await app.ask(fromBrowser(new Request(link?.[0] ?? "", { method: "POST" })));
  expect(await app.counted()).toMatchObject([{ event: "subscribed", path: "/contact", count: 1 }]);
});
