import type { Context } from "hono";
import { firmTimeZone } from "#content/firm.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { stopPartnerMailPath } from "#contracts/endpoints.ts";
import { type PartnerNumbers, partnerNumbersRequest } from "#contracts/partner-numbers.ts";
import { today } from "#wording/dates.ts";
import { Refusal } from "../http/refusal.ts";
import { limitClient, readJson } from "../http/request.ts";
import { partnerBySecret, stopMonthlyMail } from "../partners/addresses.ts";
import { readNumbers, weeksUntil, withoutSmallCounts } from "../partners/numbers.ts";
import type { Services } from "../services.ts";
import { mailLink } from "./mail-link.ts";

const shownWeeks = 13;

/** The secret comes in the body, so that no address and no log contains it. */
export async function partnerNumbers(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "partner-numbers");
  const { secret } = await readJson(context, partnerNumbersRequest);
  const partner = await services.storage.run((queries) => partnerBySecret(queries, secret));
  if (partner === undefined) throw new Refusal(404, words.unknown);
  await services.counter.flush();
  const range = weeksUntil(today(firmTimeZone, new Date(services.now())), shownWeeks);
  const rows = await services.storage.run((queries) => readNumbers(queries, { ...range, partner }));
  const answer: PartnerNumbers = {
    success: true,
    partner: partnerName(partner),
    ...range,
    rows: (rows.get(partner) ?? []).map(withoutSmallCounts),
  };
  return context.json(answer);
}

export const linkToStopMail = mailLink(
  stopPartnerMailPath,
  words.askToStop,
  async (token, { storage }) => {
    const isOurs = await storage.transaction((queries) => stopMonthlyMail(queries, token));
    return isOurs ? words.stopped : undefined;
  },
);
