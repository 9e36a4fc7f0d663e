import { expect, onTestFinished, test } from "vitest";
import { partners } from "#content/partners/all-partners.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import { createCounter, type Occurrence } from "./counter.ts";
import { readFunnel } from "./read-funnel.ts";
import {
  addCounts,
  countId,
  mostPartnersADay,
  mostRowsADay,
  mostSourcesADay,
  removeOldCounts,
} from "./write-counts.ts";

const pages = new Set(["/", "/contact", "/fortune"]);
const noon = Date.parse("2026-03-10T19:00:00Z");
const day = "2026-03-10";

const counterOn = (storage: Storage, now = () => noon) => {
  const counter = createCounter({
    storage,
    isPage: (path) => pages.has(path),
    now,
    log: silentLog,
  });
  onTestFinished(() => counter.stop());
  return counter;
};

const view = (about: Partial<Occurrence> = {}): Occurrence => ({
  event: "page-view",
  path: "/",
  device: "computer",
  ...about,
});

const rowsOf = (storage: Storage) =>
  storage.run((queries) => queries.selectFrom("counts").selectAll().orderBy("id").execute());

const funnelOf = (storage: Storage, range = { from: day, to: day }) =>
  storage.run((queries) => readFunnel(queries, range));

onSqlite("the funnel's counts", (open) => {
  test("of several servers add up in the day's row, also when they write at the same moment", async () => {
    const storage = await open();
    const counters = [1, 2, 3].map(() => counterOn(storage));
    for (let round = 0; round < 2; round += 1) {
      for (const counter of counters) {
        counter.count(view());
        counter.count(view());
        counter.count(view({ device: "phone" }));
      }
      await Promise.all(counters.map((counter) => counter.flush()));
    }
    expect((await rowsOf(storage)).map(({ device, count }) => [device, count])).toEqual([
      ["computer", 12],
      ["phone", 6],
    ]);
  });

  test("use the day in the firm's time zone", async () => {
    const storage = await open();
    let time = Date.parse("2026-03-11T05:59:59Z");
    const counter = counterOn(storage, () => time);
    counter.count(view());
    time += 1000;
    counter.count(view());
    await counter.flush();
    expect((await rowsOf(storage)).map((row) => row.day)).toEqual(["2026-03-10", "2026-03-11"]);
  });

  test("keep pages, partners and sources by name, and the rest as other", async () => {
    const storage = await open();
    const counter = counterOn(storage);
    const partner = partners[1]?.id as string;
    counter.count(view({ partner, utmSource: " Spring-Letter " }));
    counter.count(
      view({
        path: "/nowhere",
        partner: " Hennepin  Dental CPAs ",
        utmSource: "ada@practice.example",
      }),
    );
    counter.count(view({ partner: "ada@practice.example" }));
    counter.count(view({ partner: "evil.example/offer" }));
    counter.count(view({ path: "/fortune" }));
    await counter.flush();
    const kept = (await rowsOf(storage)).map((row) => [row.path, row.partner, row.utm_source]);
    expect(kept.sort()).toEqual([
      ["/", partner, "spring-letter"],
      ["/", "other", ""],
      ["/fortune", "fortune", ""],
      ["other", "Hennepin Dental CPAs", "other"],
    ]);
  });

  test("name each issue of the newsletter, and no other campaign", async () => {
    const storage = await open();
    const counter = counterOn(storage);
    const campaign = "2026-11-16-what-changed-this-fall";
    counter.count(view({ utmSource: "newsletter", utmCampaign: campaign }));
    counter.count(view({ utmSource: "newsletter", utmCampaign: "ada@practice.example" }));
    counter.count(view({ utmSource: "newsletter" }));
    counter.count(view({ utmSource: "google", utmCampaign: campaign }));
    await counter.flush();
    const { bySource } = await funnelOf(storage);
    expect(bySource.map(({ name }) => name)).toEqual([
      "google",
      "newsletter",
      `newsletter/${campaign}`,
      "newsletter/other",
    ]);
  });

  test("name a limited number of sources a day, across servers and restarts", async () => {
    const storage = await open();
    for (const server of ["one", "two"]) {
      const counter = counterOn(storage);
      for (let source = 0; source < mostSourcesADay; source += 1)
        counter.count(view({ utmSource: `${server}-${source}` }));
      await counter.flush();
    }
    const { bySource } = await funnelOf(storage);
    expect(bySource).toHaveLength(mostSourcesADay + 1);
    expect(bySource.find(({ name }) => name === "other")?.counts).toEqual({
      "page-view": mostSourcesADay,
    });
  });

  test("name a limited number of partners a day", async () => {
    const storage = await open();
    const counter = counterOn(storage);
    for (let firm = 0; firm <= mostPartnersADay; firm += 1)
      counter.count(view({ partner: `Firm ${firm}` }));
    await counter.flush();
    const { byPartner } = await funnelOf(storage);
    expect(byPartner).toHaveLength(mostPartnersADay + 1);
    expect(byPartner.map(({ name }) => name)).toContain("other");
  });

  test("stop growing by made-up partner and source once a day has many rows", async () => {
    const storage = await open();
    const row = (path: string, partner: string, source: string) => {
      const about = { day, event: "page-view", path, partner, utm_source: source } as const;
      const columns = { ...about, device: "phone", placement: "" } as const;
      return { id: countId(columns), ...columns, count: 1 };
    };
    const many = Array.from({ length: mostRowsADay }, (_, at) => row(`/${at}`, "", ""));
    await addCounts(storage, many);
    await addCounts(storage, [row("/", "fortune", "google"), row("/", "Made Up", "bing")]);
    const { byPartner, bySource, total } = await funnelOf(storage);
    expect(
      byPartner.map(({ name }) => name),
      "listed ones stay",
    ).toEqual(["", "fortune", "other"]);
    expect(bySource.map(({ name }) => name)).toEqual(["", "other"]);
    expect(total).toEqual({ "page-view": mostRowsADay + 2 });
  });

  test("are kept while the database is unavailable, and written afterwards", async () => {
    const storage = await open();
    let gone = true;
    const flaky: Storage = {
      ...storage,
      transaction: (work) => (gone ? Promise.reject(new Error("gone")) : storage.transaction(work)),
    };
    const counter = counterOn(flaky);
    counter.count(view());
    await counter.flush();
    counter.count(view());
    gone = false;
    await counter.flush();
    expect((await funnelOf(storage)).total).toEqual({ "page-view": 2 });
  });

  test("are deleted after 25 months", async () => {
    const storage = await open();
    let time = Date.parse("2024-02-09T19:00:00Z");
    const counter = counterOn(storage, () => time);
    counter.count(view());
    time = Date.parse("2024-02-10T19:00:00Z");
    counter.count(view());
    await counter.flush();
    await storage.run((queries) => removeOldCounts(queries, noon));
    expect((await rowsOf(storage)).map((row) => row.day)).toEqual(["2024-02-10"]);
  });

  test("are read by day, page, partner, source and device, for the chosen days only", async () => {
    const storage = await open();
    let time = noon - 86_400_000;
    const counter = counterOn(storage, () => time);
    counter.count(view());
    time = noon;
    counter.count(view({ utmSource: "google" }));
    counter.count(view({ path: "/fortune", device: "phone" }));
    counter.count(view({ path: "/fortune", device: "phone" }));
    counter.count(view({ event: "step-2", path: "/fortune", device: "phone" }));
    time = noon + 86_400_000;
    counter.count(view());
    await counter.flush();
    const phone = { "page-view": 2, "step-2": 1 };
    const computer = { "page-view": 1 };
    const total = { "page-view": 3, "step-2": 1 };
    expect(await funnelOf(storage)).toEqual({
      from: day,
      to: day,
      total,
      byDay: [{ name: day, counts: total }],
      byPage: [
        { name: "/fortune", counts: phone },
        { name: "/", counts: computer },
      ],
      byPartner: [
        { name: "fortune", counts: phone },
        { name: "", counts: computer },
      ],
      bySource: [
        { name: "", counts: phone },
        { name: "google", counts: computer },
      ],
      byDevice: [
        { name: "phone", counts: phone },
        { name: "computer", counts: computer },
      ],
    });
  });
});
