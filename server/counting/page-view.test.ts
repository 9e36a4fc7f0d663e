import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { Counter, Occurrence } from "./counter.ts";
import { countPageView } from "./page-view.ts";

const browsers = {
  computer:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
  tablet:
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
};

/** What is counted of one request for a page of the site. */
function counted(
  headers: Record<string, string>,
  { method = "GET", status = 200, url = "/about" } = {},
): Occurrence[] {
  const occurrences: Occurrence[] = [];
  const counter: Counter = {
    isPage: (path) => path === "/about",
    count: (occurrence) => void occurrences.push(occurrence),
    flush: async () => {},
    stop: async () => {},
  };
  const request = { method, url, headers: { "user-agent": browsers.computer, ...headers } };
  countPageView(counter, request as unknown as IncomingMessage, status);
  return occurrences;
}

test.each(["computer", "phone"] as const)("a view on a %s is counted as such", (device) => {
  const [view] = counted({ "user-agent": browsers[device] });
  expect(view).toMatchObject({ event: "page-view", path: "/about", device });
});

test("a tablet counts as a computer", () => {
  expect(counted({ "user-agent": browsers.tablet })[0]?.device).toBe("computer");
});

test("the address says which partner and source brought the visitor", () => {
  const url = "/about?partner=fortune&utm_source=letter&email=ada@practice.example";
  expect(counted({}, { url })).toEqual([
    {
      event: "page-view",
      path: "/about",
      partner: "fortune",
      utmSource: "letter",
      device: "computer",
    },
  ]);
});

test.each([
  ["Do Not Track", { dnt: "1" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
  [
    "a search engine",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a program", { "user-agent": "curl/8.10.1" }],
  ["a request without a user agent", { "user-agent": "" }],
  ["a page made ready before it is opened", { "sec-purpose": "prefetch;prerender" }],
  ["a page that a script fetches", { "sec-fetch-dest": "empty" }],
])("%s is not counted", (_, headers) => {
  expect(counted(headers as Record<string, string>)).toEqual([]);
});

test("HEAD, errors and what is no page are not counted", () => {
  expect(counted({}, { method: "HEAD" })).toEqual([]);
  expect(counted({}, { status: 404 })).toEqual([]);
  expect(counted({}, { url: "/assets/shell.js" })).toEqual([]);
});

test("a page that the browser still had is a view, and so is one in a frame", () => {
  expect(counted({ "if-none-match": '"x"' }, { status: 304 })).toHaveLength(1);
  expect(counted({ "sec-fetch-dest": "document" })).toHaveLength(1);
  expect(counted({ "sec-fetch-dest": "iframe" })).toHaveLength(1);
});

test("a visitor whose Do Not Track is off is counted", () => {
  expect(counted({ dnt: "0", "sec-gpc": "0" })).toHaveLength(1);
});
