import type { ExpressionBuilder } from "kysely";
import { firm, firmTimeZone } from "#content/firm.ts";
import { numbersPage } from "#content/pages/partner-numbers.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { agreeToPartnerMailPath, stopPartnerMailPath } from "#contracts/endpoints.ts";
import type { PartnerCount, ShownCounts } from "#contracts/partner-numbers.ts";
import { partnerMailQuestion, partnerNumbersLetter } from "#emails/letters/partner-numbers.ts";
import { dayBefore, formatDate, startOfDay, today } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { writeMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import { stopToken } from "../partners/addresses.ts";
import { firstMonday, readNumbers, weeksUntil, wholeTimeUntil } from "../partners/numbers.ts";
import { numbersOf } from "../partners/shown-numbers.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries, Tables } from "../storage/tables.ts";
import { type OpeningHours, openingOf } from "./daily-digest.ts";

/** A month has at most five weeks and a few days, so none is left out between two mails. */
const mailedWeeks = 5;

/**
 * Puts the mail of the month to each partner that has an address for it into the outbox, from the
 * hour when the firm opens on the first Monday (all day where it is closed on Mondays), or later if no
 * server ran then. Returns how many.
 */
export async function sendPartnerMails(
  storage: Storage,
  origin: string,
  now: number,
  open: OpeningHours = firm.hours,
): Promise<number> {
  const day = today(firmTimeZone, new Date(now));
  const monday = firstMonday(day);
  if (now < (openingOf(monday, open)?.opensAt ?? startOfDay(monday, firmTimeZone))) return 0;
  // A day that is still to come was stored by a wrong clock.
  const isDue = ({ eb, or }: ExpressionBuilder<Tables, "partner_addresses">) =>
    or([eb("mailed_on", "<", monday), eb("mailed_on", ">", day)]);
  const partners = await storage.run((queries) =>
    queries.selectFrom("partner_addresses").select("partner").where(isDue).execute(),
  );
  let written = 0;
  for (const { partner } of partners)
    await storage.transaction(async (queries) => {
      // Only one of several processes changes the row.
      const claimed = await queries
        .updateTable("partner_addresses")
        .set({ mailed_on: monday })
        .where("partner", "=", partner)
        .where(isDue)
        .returning(["email", "agreed_at"])
        .executeTakeFirst();
      if (!claimed?.email || !claimed.agreed_at) return;
      await writeNumbers(queries, { partner, email: claimed.email, monday, origin, now });
      written += 1;
    });
  return written;
}

/** Asks the owner of an address that the desk has entered. Without their yes no numbers are mailed. */
export async function askToAgree(
  queries: Queries,
  { partner, email, token, origin, now }: Omit<Mail, "monday"> & { token: string },
) {
  const link = (path: string) => `${origin}${path}?token=${token}`;
  const letter = partnerMailQuestion({
    ...{ partner: partnerName(partner), origin },
    agreeUrl: link(agreeToPartnerMailPath),
    stopUrl: link(stopPartnerMailPath),
  });
  const outgoing = writeMail({
    purpose: "partner-numbers",
    about: `agree-${now}-${token.slice(0, 12)}`,
    body: { kind: "letter", letter },
    to: { name: partnerName(partner), address: email },
    now,
  });
  await enqueue(queries, [outgoing], { now });
}

type Mail = { partner: string; email: string; monday: string; origin: string; now: number };

async function writeNumbers(queries: Queries, { partner, email, monday, origin, now }: Mail) {
  const range = weeksUntil(dayBefore(monday), mailedWeeks);
  const read = { ...wholeTimeUntil(monday), partner };
  const [counted = []] = (await readNumbers(queries, read)).values();
  const { rows, months } = numbersOf(counted, monday);
  const token = await stopToken(queries, partner, email);
  const stopUrl = `${origin}${stopPartnerMailPath}?token=${token}`;
  const name = partnerName(partner);
  const lines = [
    ...months
      .filter(({ name: month }) => month >= range.from.slice(0, 7))
      .map(({ name: month, counts }) => asLine(month, table.allPlaces, counts)),
    ...rows
      .filter(({ kind, from }) => kind === "week" && from >= range.from)
      .map(({ from, placement, counts }) => asLine(from, placement, counts)),
  ];
  const outgoing = writeMail({
    purpose: "partner-numbers",
    // A hash, so that the Message-ID has no name in it.
    about: `${monday}-${token.slice(0, 12)}`,
    body: {
      kind: "letter",
      letter: partnerNumbersLetter({ partner: name, ...range, lines, stopUrl, origin }),
    },
    to: { name, address: email },
    unsubscribeUrl: stopUrl,
    now,
  });
  await enqueue(queries, [outgoing], { now });
}

const { table } = numbersPage;

function asLine(weekOrMonth: string, placement: string | null, counts: ShownCounts) {
  const parts = (Object.keys(table.counts) as PartnerCount[]).flatMap((name) => {
    const shown = counts[name];
    return shown ? `${table.counts[name]} ${formatNumber(shown.count)}` : [];
  });
  return {
    label: `${formatDate(weekOrMonth, "short")}: ${placement || table.noPlacement}`,
    value: parts.join(", "),
  };
}
