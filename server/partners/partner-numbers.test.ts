import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { embedPath } from "#content/calculators/embed.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import {
  bookPath,
  contactPath,
  countPath,
  partnerNumbersPath,
  partnerPlacePath,
  sendEmailPath,
} from "#contracts/endpoints.ts";
import type { PartnerNumbers, PartnerPlace } from "#contracts/partner-numbers.ts";
import { appOnEveryEngine, type TestApp } from "../../tests/support/app.ts";
import { addColleague, bookingOf, monday } from "../../tests/support/bookings.ts";
import { type DeskVisitor, signInAs } from "../../tests/support/desk.ts";
import { jsonRequest, resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { createCounter } from "../funnel/counter.ts";
import { countPageView } from "../funnel/page-view.ts";
import { createLog, silentLog } from "../log.ts";
import { copiedTables } from "../storage/copy-database.ts";
import { weeksUntil } from "./numbers.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/142.0.0.0 Safari/537.36" };
const partnersHost = "www.fortune-law.example";

async function send(app: TestApp, path: string, body: object) {
  const request = jsonRequest("http://site.example", path, body);
  request.headers.set("user-agent", browser["user-agent"]);
  expect((await app.ask(request)).status, path).toBe(200);
}

/** Opens these addresses as browsers do, in a frame of `host` if there is one. */
async function visit(app: TestApp, times: number, url: string, host?: string) {
  const parts = { storage: app.storage, isPage: () => true, now: () => monday, log: silentLog };
  const counter = createCounter(parts);
  const framed = host && { "sec-fetch-dest": "iframe", referer: `https://${host}/tools` };
  const request = { method: "GET", url, headers: { ...browser, ...framed } };
  for (let i = 0; i < times; i++)
    countPageView(counter, request as unknown as IncomingMessage, 200);
  await counter.stop();
}

const change = async (admin: DeskVisitor, body: object): Promise<string> => {
  const { address } = await admin.answer("changePartner", {
    body: { partner: "fortune", ...body },
  });
  return address?.split("#")[1] ?? "";
};

async function numbers(app: TestApp, secret: string) {
  const answer = await app.post(partnerNumbersPath, { secret });
  return {
    status: answer.status,
    body: (await answer.json()) as PartnerNumbers & { error: string },
  };
}

appOnEveryEngine("a partner's numbers", (start) => {
  test("are what was counted by hand in a week with two placements, and nothing of other sites", async () => {
    const app = await start({ env: { RATE_LIMIT: "off" }, options: { now: () => monday } });
    await addColleague(app.storage);
    const letter = { partner: "fortune", placement: "Newsletter" };
    const site = { partner: "fortune", placement: "website", embeddingHost: partnersHost };
    const elsewhere = { ...site, embeddingHost: "evil.example" };
    await visit(app, 4, "/?partner=fortune&placement=newsletter");
    await visit(app, 2, "/embed/rd-calculator?partner=fortune&placement=website", partnersHost);
    await visit(app, 9, "/embed/rd-calculator?partner=fortune&placement=website", "evil.example");
    for (const step of [4, 4, 4, 1]) await send(app, countPath, { path: "/", ...letter, step });
    for (const step of [4, 4]) await send(app, countPath, { path: "/", ...site, step });
    await send(app, countPath, { path: "/", ...elsewhere, step: 4 });
    const sent = resultsRequest();
    Object.assign(sent.calculation, letter);
    await send(app, sendEmailPath, sent);
    const message = { name: "Bo", email: "bo@practice.example", message: "Hi", filledInMs: 9000 };
    await send(app, contactPath, { ...message, ...letter });
    await send(app, contactPath, { ...message, ...elsewhere });
    await send(app, bookPath, { ...bookingOf("2026-12-01T17:00:00Z"), ...letter });

    const admin = await signInAs(app, "admin", undefined, monday);
    const { body } = await numbers(app, await change(admin, { address: "make" }));
    expect(body.partner).toBe("Fortune Law");
    const three = { count: 3, orMore: true };
    const shown = { visits: three, begun: three, results: three };
    const counts = { ...shown, sent: null, contact: null, booked: null };
    const week = { kind: "soFar", from: "2026-11-30", to: "2026-11-30", placement: "newsletter" };
    expect(body.rows).toEqual([{ ...week, counts }]);
    expect(body.places).toEqual([{ name: "newsletter", counts }]);
    // Three people, of whom the firm has called none.
    expect(body.people).toEqual({ new: 3, talkedTo: null, client: null, notAFit: null });
    expect(JSON.stringify(body)).not.toMatch(/practice\.example|Bo\b/);

    const leads = (await rowsIn(app.storage, "leads")).map(({ partner, placement }) => [
      partner,
      placement,
    ]);
    expect(leads.sort()).toEqual([
      ["fortune on evil.example", "website"],
      ...Array(3).fill(["fortune", "newsletter"]),
    ]);
    const { partners } = await admin.answer("partners");
    expect(partners.find(({ partner }) => partner === "fortune")?.rows[1]?.counts.results).toBe(2);
    expect(partners.map(({ partner }) => partner)).toContain("fortune on evil.example");
  });

  test("are one partner's under two spellings until the merge is taken back", async () => {
    const app = await start({ env: { RATE_LIMIT: "off" }, options: { now: () => monday } });
    const spellings = ["Weber Dental", "Weber Dental Ltd."] as const;
    for (const partner of spellings)
      for (const step of [4, 4]) await send(app, countPath, { path: "/", partner, step });
    const message = { name: "Bo", email: "bo@practice.example", message: "Hi", filledInMs: 9000 };
    await send(app, contactPath, { ...message, partner: spellings[1] });
    const admin = await signInAs(app, "admin", undefined, monday);
    const merge = (sameAs: string | null) =>
      admin.answer("changePartner", { body: { partner: spellings[1], sameAs } });
    const { address } = await admin.answer("changePartner", {
      body: { partner: spellings[0], address: "make" },
    });
    const secret = address?.split("#")[1] ?? "";
    const shown = async () => {
      const { partners } = await admin.answer("partners");
      const people = await admin.answer("people", { query: { partner: spellings[0] } });
      const { rows } = (await numbers(app, secret)).body;
      const ours = partners.filter(({ partner }) => partner.startsWith(spellings[0]));
      return {
        names: ours.map(({ partner, alsoAs }) => [partner, ...alsoAs]),
        results: ours.map(({ rows }) => rows[0]?.counts.results),
        leads: people.people.length,
        atTheirAddress: rows[0]?.counts.results?.count,
      };
    };
    const apart = await shown();
    expect(apart).toEqual({
      ...{ names: [["Weber Dental"], ["Weber Dental Ltd."]], results: [2, 2] },
      ...{ leads: 0, atTheirAddress: undefined },
    });
    await merge("Weber Dental");
    expect(await shown()).toEqual({
      ...{ names: [spellings], results: [4], leads: 1, atTheirAddress: 3 },
    });
    const intoItself = { partner: "Weber Dental", sameAs: spellings[1] };
    expect(await admin.status("changePartner", { body: intoItself })).toBe(422);
    await merge(null);
    expect(await shown()).toEqual(apart);
  });

  test("and people are found by the name into which another merged name was merged", async () => {
    const app = await start({ env: { RATE_LIMIT: "off" } });
    const [first, second, third] = ["Weber Dental", "Weber Dental Ltd.", "Weber Dntal"];
    const message = { name: "Bo", email: "bo@practice.example", message: "Hi", filledInMs: 9000 };
    await send(app, contactPath, { ...message, partner: third });
    const admin = await signInAs(app, "admin");
    for (const [partner, sameAs] of [
      [third, second],
      [second, first],
    ])
      await change(admin, { partner, sameAs });
    const { people } = await admin.answer("people", { query: { partner: first } });
    expect(people).toHaveLength(1);
    // Each merge can be taken back where the last of the names is.
    const { partners } = await admin.answer("partners");
    const named = partners.find(({ partner }) => partner === first);
    expect(named?.alsoAs.toSorted()).toEqual([second, third]);
  });

  test("count what an address sends within 90 days of a partner's link, and no later", async () => {
    let now = monday;
    const app = await start({ env: { RATE_LIMIT: "off" }, options: { now: () => now } });
    const day = 24 * 60 * 60 * 1000;
    const message = { name: "Bo", email: "bo@practice.example", message: "Hi", filledInMs: 9000 };
    const onDay = async (days: number, marks: object = {}) => {
      now = monday + days * day;
      await send(app, contactPath, { ...message, message: `On day ${days}`, ...marks });
    };
    await onDay(0, { partner: "fortune", placement: "talk" });
    await onDay(60);
    // Counted from the link, not from what was credited on day 60.
    await onDay(91);
    await onDay(92, { partner: "wealthfd" });
    await onDay(93);
    const leads = (await rowsIn(app.storage, "leads")).toSorted(
      (a, b) => a.created_at - b.created_at,
    );
    expect(leads.map(({ partner, placement }) => [partner, placement])).toEqual([
      ["fortune", "talk"],
      ["fortune", "talk"],
      [null, null],
      ["wealthfd", null],
      ["wealthfd", null],
    ]);
    const counts = (await app.counted()).filter(({ event }) => event === "contact-sent");
    expect(counts.map(({ partner }) => partner).sort()).toEqual([
      "",
      "fortune",
      "fortune",
      "wealthfd",
      "wealthfd",
    ]);
  });

  test("are given for the secret of today only, which is neither stored nor logged", async () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const app = await start({ env: { RATE_LIMIT: "off" }, options: { log } });
    const admin = await signInAs(app, "admin");
    const first = await change(admin, { address: "make" });
    const second = await change(admin, { address: "make" });
    expect((await numbers(app, second)).body.rows).toEqual([]);
    expect(await change(admin, { address: "withdraw" })).toBe("");
    for (const secret of [first, second, "short", `${"x".repeat(42)}\0`])
      expect([(await numbers(app, secret)).status, secret.length]).toEqual([
        secret.includes("\0") ? 422 : 404,
        secret.length,
      ]);
    expect((await numbers(app, second)).body.error).toBe(words.unknown);
    const stored = await Promise.all(copiedTables.map((table) => rowsIn(app.storage, table)));
    for (const text of [JSON.stringify(stored), lines.join("\n")])
      for (const secret of [first, second]) expect(text).not.toContain(secret);
    const actions = (await rowsIn(app.storage, "desk_audit")).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("partner-"))).toHaveLength(3);
  });

  test("begin at the short address of a place, which is always the same", async () => {
    const app = await start();
    const place = { partner: "Weber & Söhne", placement: "Booth", url: "https://weber.example/" };
    const ask = async (body: object) =>
      (await (await app.post(partnerPlacePath, body)).json()) as PartnerPlace & { error: string };
    const { address } = await ask(place);
    expect((await ask({ ...place, accent: undefined })).address).toBe(address);
    expect((await ask({ ...place, placement: "talk" })).address).not.toBe(address);
    const opened = await app.get(new URL(address).pathname);
    const query = new URLSearchParams({ ...place, placement: "booth" });
    expect([opened.status, opened.headers.get("location")]).toEqual([302, `${embedPath}?${query}`]);
    expect((await app.get("/p/unknown")).status).toBe(404);
    for (const wrong of [{ partner: "<b>" }, { ...place, url: "javascript:alert(1)" }])
      expect((await app.post(partnerPlacePath, wrong)).status).toBe(422);
  });

  test("are limited by network", async () => {
    const app = await start();
    const statuses = new Set<number>();
    for (let i = 0; i < 40; i++) statuses.add((await numbers(app, "x".repeat(43))).status);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});

test.each([
  ["2026-11-30", "2026-11-16"],
  ["2026-12-06", "2026-11-16"],
  ["2026-11-29", "2026-11-09"],
])("three weeks until %s begin on Monday, %s", (to, from) => {
  expect(weeksUntil(to, 3)).toEqual({ from, to });
});
