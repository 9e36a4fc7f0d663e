import type { Context } from "hono";
import { embedPath } from "#content/calculators/embed.ts";
import { firmTimeZone } from "#content/firm.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import {
  agreeToPartnerMailPath,
  shortAddressPath,
  stopPartnerMailPath,
} from "#contracts/endpoints.ts";
import {
  type PartnerNumbers,
  type PartnerPlace,
  partnerNumbersRequest,
  partnerPlaceRequest,
} from "#contracts/partner-numbers.ts";
import { dayOf } from "#wording/times.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { limitClient, readJson } from "../http/request.ts";
import { becameOf } from "../leads/became-of.ts";
import {
  agreeToMonthlyMail,
  partnerBySecret,
  placeCode,
  stopMonthlyMail,
} from "../partners/addresses.ts";
import { readNumbers, wholeTimeUntil } from "../partners/numbers.ts";
import { inThrees, numbersOf } from "../partners/shown-numbers.ts";
import type { Services } from "../services.ts";
import { addRow, findRow } from "../storage/rows.ts";
import { mailLink } from "./mail-link.ts";

/** The secret comes in the body, so that no address and no log contains it. */
export async function partnerNumbers(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "partner-numbers");
  const { secret } = await readJson(context, partnerNumbersRequest);
  const partner = await services.storage.run((queries) => partnerBySecret(queries, secret));
  if (partner === undefined) throw new Refusal(404, words.unknown);
  await services.counter.flush();
  const range = wholeTimeUntil(dayOf(services.now(), firmTimeZone));
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

/** The same place always has the same address, however often it is asked for. */
export async function partnerPlace(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "partner-place");
  const place = await readJson(context, partnerPlaceRequest);
  const query = `${new URLSearchParams(Object.entries(place).filter(([, value]) => value))}`;
  const code = placeCode(query);
  const row = { code, query, made_at: services.now() };
  await services.storage.run((queries) => addRow(queries, "partner_places", row));
  const address = services.environment.publicOrigin + shortAddressPath(code);
  return context.json({ success: true, address } satisfies PartnerPlace);
}

/** The calculator counts the visit itself, by the partner and the place in its address. */
export async function openPlace(context: Context, services: Services): Promise<Response> {
  const code = /^[a-z0-9]+$/.exec(context.req.param("code") ?? "")?.[0] ?? "";
  const place = await services.storage.run((queries) =>
    findRow(queries, "partner_places", { code }),
  );
  if (place) return context.redirect(`${embedPath}?${place.query}`);
  if (services.notFoundPage === undefined) throw refusals.nothingHere();
  return context.html(services.notFoundPage, 404);
}

export const linkToStopMail = mailLink(
  stopPartnerMailPath,
  { ask: words.askToStop, done: words.stopped },
  (token, { storage }) => storage.transaction((queries) => stopMonthlyMail(queries, token)),
);

export const linkToAgreeToMail = mailLink(
  agreeToPartnerMailPath,
  { ask: words.askToAgree, done: words.agreed },
  (token, { storage, now }) =>
    storage.transaction((queries) => agreeToMonthlyMail(queries, token, now())),
);
