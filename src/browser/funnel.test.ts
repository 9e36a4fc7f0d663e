import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { countPath } from "#contracts/endpoints.ts";
import { countRequest } from "#contracts/funnel.ts";
import { gatherCounts, reachPlanStep, reachStep } from "./funnel.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
});

function openPage({ search = "", privacy = {}, partnerPage = "" } = {}) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    querySelector: () => (partnerPage ? { dataset: { partner: partnerPage } } : null),
  });
  const frame = new EventTarget();
  const globals = {
    document: page,
    window: {},
    addEventListener: frame.addEventListener.bind(frame),
    location: { pathname: "/fortune", search, host: "site.example" },
    navigator: { doNotTrack: null, ...privacy },
    sessionStorage: { getItem: () => null },
    fetch: fetched,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
  const turn = (visibilityState: "hidden" | "visible") => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return {
    ...gatherCounts(),
    hide: () => turn("hidden"),
    show: () => turn("visible"),
    leave: () => frame.dispatchEvent(new Event("pagehide")),
  };
}

const reports = () => fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`));

test("nothing is sent until the page is hidden, then one report with the furthest step", () => {
  const search = "?utm_source=letter&placement=webinar&email=ada@practice.example";
  const page = openPage({ search, partnerPage: "fortune" });
  for (const step of [1, 2, 3, 2, 1] as const) reachStep(step);
  expect(fetched).not.toHaveBeenCalled();
  page.hide();
  page.leave();
  expect(reports()).toEqual([
    { path: "/fortune", partner: "fortune", placement: "webinar", utmSource: "letter", step: 3 },
  ]);
});

test("the steps of the year-end plan are reported as its own", () => {
  const page = openPage();
  reachPlanStep(1);
  page.hide();
  page.show();
  reachPlanStep(2);
  page.hide();
  expect(reports()).toEqual([
    { path: "/fortune", step: 1, plan: true },
    { path: "/fortune", step: 2, after: 1, plan: true },
  ]);
});

test("a report is sent without cookies, as text that needs no preflight", () => {
  const page = openPage();
  reachStep(1);
  page.leave();
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe(countPath);
  expect(init).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
  expect(init?.headers).toBeUndefined();
});

test("a visitor who comes back and gets further is reported with the further steps only", () => {
  const page = openPage();
  reachStep(2);
  page.hide();
  page.show();
  page.hide();
  reachStep(4);
  page.show();
  page.hide();
  expect(reports()).toEqual([
    { path: "/fortune", step: 2 },
    { path: "/fortune", step: 4, after: 2 },
  ]);
});

test("a prepared view and a booking link are in the report, once each", () => {
  const page = openPage();
  page.viewed();
  page.bookingFollowed();
  page.hide();
  page.bookingFollowed();
  page.hide();
  expect(reports()).toEqual([{ path: "/fortune", view: true, booking: true }]);
});

test.each<[string, Parameters<typeof openPage>[0], boolean]>([
  ["from a page on which nothing happened", {}, false],
  ["by a partner's preview of the calculator", { search: "?partner=Smith&preview=yes" }, true],
  ["under Do Not Track", { privacy: { doNotTrack: "1" } }, true],
  ["under Global Privacy Control", { privacy: { globalPrivacyControl: true } }, true],
])("nothing is reported %s", (_, visit, used) => {
  const page = openPage(visit);
  if (used) reachStep(4);
  page.hide();
  page.leave();
  expect(fetched).not.toHaveBeenCalled();
});

test("a server that does not answer has no effect on the page", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const page = openPage();
  reachStep(1);
  page.hide();
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("every report is one that the server accepts", () => {
  const page = openPage();
  page.viewed();
  reachStep(1);
  page.hide();
  reachStep(3);
  page.bookingFollowed();
  page.leave();
  expect(reports()).toHaveLength(2);
  for (const report of reports()) expect(countRequest.safeParse(report).success).toBe(true);
});
