import { firmTimeZone } from "#content/firm.ts";
import { countedEvents } from "#contracts/counted-events.ts";
import { countId } from "#server/funnel/write-counts.ts";
import type { Storage } from "#server/storage/storage.ts";
import { dayBefore, today } from "#wording/dates.ts";

/** Invented daily counts up to today, for a page and a partner's page. */
export async function seedCounts(
  storage: Storage,
  { days, now }: { days: number; now: number },
): Promise<void> {
  let day = today(firmTimeZone, new Date(now));
  for (let back = 0; back < days; back++, day = dayBefore(day)) {
    const rows = ["", "fortune"].flatMap((partner) =>
      countedEvents.map((event, place) => {
        const path = `/${partner}`;
        const origin = { path, partner, placement: "", utm_source: "" } as const;
        const row = { day, event, ...origin, device: "phone" } as const;
        return { id: countId(row), ...row, count: 100 - 10 * place + (back % 7) };
      }),
    );
    await storage.run((queries) => queries.insertInto("counts").values(rows).execute());
  }
}
