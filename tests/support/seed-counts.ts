import { firmTimeZone } from "#content/firm.ts";
import { partners } from "#content/partners/all-partners.ts";
import { type CountedEvent, countedEvents } from "#contracts/count.ts";
import { countId } from "#server/counting/write-counts.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { CountRow } from "#server/storage/tables.ts";
import { dayBefore, today } from "#wording/dates.ts";
import { choicesFor } from "./sample-leads.ts";

const pages = ["/", "/about", "/contact", "/services", "/knowledge-bank", "/case-studies"];
const partnerPages = partners.map(({ id }) => `/${id}`);
const sources = ["", "", "", "newsletter", "linkedin"];

/** How many of a hundred visitors get that far. */
const reached: Record<CountedEvent, number> = {
  "page-view": 100,
  "calculator-started": 22,
  "step-2": 15,
  "step-3": 12,
  "step-4": 9,
  "result-mailed": 4,
  "contact-sent": 2,
  subscribed: 2,
  "booking-followed": 3,
};

/** Invented daily figures up to today, always the same for the same numbers: about 100 rows a day. */
export async function seedCounts(
  storage: Storage,
  { days, now }: { days: number; now: number },
): Promise<void> {
  let day = today(firmTimeZone, new Date(now));
  for (let back = 0; back < days; back++, day = dayBefore(day)) {
    const rows = rowsOf(day, back);
    await storage.run((queries) => queries.insertInto("counts").values(rows).execute());
  }
}

function rowsOf(day: string, number: number): CountRow[] {
  const choose = choicesFor(number);
  return [...pages, ...partnerPages].flatMap((path) => {
    const views = (path === "/" ? 60 : 10) + choose.below(40, path);
    const partner = partnerPages.includes(path) ? path.slice(1) : "";
    const utm_source = choose.of(sources, `source of ${path}`);
    return (["phone", "computer"] as const).flatMap((device) =>
      countedEvents.flatMap((event): CountRow[] => {
        const count = Math.floor((views * reached[event]) / (device === "phone" ? 80 : 120));
        const row = { day, event, path, partner, utm_source, device };
        return count > 0 ? [{ id: countId(row), ...row, count }] : [];
      }),
    );
  });
}
