import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countPath } from "#contracts/endpoints.ts";
import { countFunnelStep } from "./funnel.ts";

const fetched = vi.fn<typeof fetch>(async () => new Response());

/** Each test takes steps of its own, since a page tells each of them once. */
function openPage(search = "", privacy: object = {}) {
  vi.stubGlobal("location", { pathname: "/fortune", search, host: "site.example" });
  vi.stubGlobal("navigator", { doNotTrack: null, ...privacy });
}

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  const frame = {};
  vi.stubGlobal("window", { parent: frame, self: frame });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

test("a step is sent once a page, without a cookie, as text that needs no preflight", async () => {
  openPage("?utm_source=letter&email=ada@practice.example");
  countFunnelStep("calculator-started", "fortune");
  countFunnelStep("calculator-started", "fortune");
  expect(fetched).toHaveBeenCalledTimes(1);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe(countPath);
  expect(init).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
  expect(init?.headers).toBeUndefined();
  expect(JSON.parse(`${init?.body}`)).toEqual({
    event: "calculator-started",
    path: "/fortune",
    partner: "fortune",
    utmSource: "letter",
  });
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "nothing is sent under %o",
  async (privacy) => {
    openPage("", privacy);
    countFunnelStep("booking-followed");
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("a server that does not answer disturbs nobody", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  openPage();
  countFunnelStep("step-2");
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toHaveBeenCalledTimes(1);
});
