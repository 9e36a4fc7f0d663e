import type { Context } from "hono";
import { firmTimeZone } from "#content/firm.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { agreeToPartnerMailPath, stopPartnerMailPath } from "#contracts/endpoints.ts";
import { type PartnerNumbers, partnerNumbersRequest } from "#contracts/partner-numbers.ts";
import { today } from "#wording/dates.ts";
import { Refusal } from "../http/refusal.ts";
import { limitClient, readJson } from "../http/request.ts";
import { becameOf } from "../leads/became-of.ts";
import { agreeToMonthlyMail, partnerBySecret, stopMonthlyMail } from "../partners/addresses.ts";
import { readNumbers, wholeTimeUntil } from "../partners/numbers.ts";
import { inThrees, numbersOf } from "../partners/shown-numbers.ts";
import type { Services } from "../services.ts";
import { mailLink } from "./mail-link.ts";

/** The secret comes in the body, so that no address and no log contains it. */
export async function partnerNumbers(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "partner-numbers");
  const { secret } = await readJson(context, partnerNumbersRequest);
  const partner = await services.storage.run((queries) => partnerBySecret(queries, secret));
  if (partner === undefined) throw new Refusal(404, words.unknown);
  await services.counter.flush();
  const range = wholeTimeUntil(today(firmTimeZone, new Date(services.now())));
  const { numbers, became } = await services.storage.snapshot(async (queries) => ({
    numbers: await readNumbers(queries, { ...range, partner }),
    became: await becameOf(queries, range),
  }));
  const name = partnerName(partner);
  const people = became.byPartnerOutcome.find((one) => one.name === name);
  const { people: all = 0, talkedTo = 0, clients = 0, notAFit = 0 } = people ?? {};
  const shown = (count: number) => inThrees(count) || null;
  const answer: PartnerNumbers = {
    success: true,
    partner: name,
    ...range,
    ...numbersOf(numbers.get(partner) ?? [], range.to),
    people: {
      new: shown(all - talkedTo - notAFit),
      talkedTo: shown(talkedTo - clients),
      client: shown(clients),
      notAFit: shown(notAFit),
    },
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

export const linkToAgreeToMail = mailLink(
  agreeToPartnerMailPath,
  words.askToAgree,
  async (token, { storage, now }) => {
    const isOurs = await storage.transaction((queries) =>
      agreeToMonthlyMail(queries, token, now()),
    );
    return isOurs ? words.agreed : undefined;
  },
);
