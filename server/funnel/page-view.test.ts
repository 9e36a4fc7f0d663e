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

/** What is counted for one request for a page of the site. */
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

test.each([
  ["computer", "computer"],
  ["phone", "phone"],
  ["tablet", "computer"],
] as const)("a view on a %s is counted as one on a %s", (browser, device) => {
  const marks = "utm_source=newsletter&utm_campaign=2026-11-16-news";
  const url = `/about?partner=fortune&placement=webinar&${marks}&email=ada@practice.example`;
  expect(counted({ "user-agent": browsers[browser] }, { url })).toEqual([
    {
      ...{ event: "page-view", path: "/about", partner: "fortune", placement: "webinar", device },
      ...{ utmSource: "newsletter", utmCampaign: "2026-11-16-news" },
    },
  ]);
});

test.each<[string, Parameters<typeof counted>[0], Parameters<typeof counted>[1]?]>([
  ["Do Not Track", { dnt: "1" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a program", { "user-agent": "curl/8.10.1" }],
  ["a request without a user agent", { "user-agent": "" }],
  ["a page made ready before it is opened", { "sec-purpose": "prefetch;prerender" }],
  ["a page that a script fetches", { "sec-fetch-dest": "empty" }],
  ["HEAD", {}, { method: "HEAD" }],
  ["an error", {}, { status: 404 }],
  ["what is no page", {}, { url: "/assets/shell.js" }],
])("%s is not counted", (_, headers, request) => {
  expect(counted(headers, request)).toEqual([]);
});

test.each<[string, Parameters<typeof counted>[0], Parameters<typeof counted>[1]?]>([
  ["a page that the browser still had", { "if-none-match": '"x"' }, { status: 304 }],
  ["a page in a frame", { "sec-fetch-dest": "iframe" }],
  ["a visitor whose Do Not Track is off", { dnt: "0", "sec-gpc": "0" }],
])("%s is counted", (_, headers, request) => {
  expect(counted(headers, request)).toHaveLength(1);
});

const marked = "/about?partner=fortune&placement=web&utm_source=letter";
const framed = { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site", host: "ours.example" };

test.each<[string, Parameters<typeof counted>[0], (string | undefined)[]]>([
  ["a link from elsewhere", { "sec-fetch-site": "none" }, ["fortune", "web", undefined, "letter"]],
  [
    "a link of our own",
    { "sec-fetch-site": "same-origin" },
    [undefined, undefined, undefined, undefined],
  ],
  [
    "a frame",
    { ...framed, referer: "https://fortune-law.example/tools" },
    ["fortune", "web", "fortune-law.example", "letter"],
  ],
  ["a frame that names no site", framed, ["fortune", "web", undefined, "letter"]],
])(
  "%s counts with the partner, placement and host with which a visit begins",
  (_, headers, origin) => {
    const [view] = counted(headers, { url: marked });
    expect([view?.partner, view?.placement, view?.embeddingHost, view?.utmSource]).toEqual(origin);
  },
);
