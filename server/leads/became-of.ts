import { partnerName } from "#content/partners/listed-partners.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { BecameOf, FunnelQuery } from "#contracts/desk/funnel.ts";
import { leadStatuses } from "#contracts/desk/people.ts";
import { mergedPartners } from "../storage/merged-partners.ts";
import { pagesOf } from "../storage/page-position.ts";
import type { Queries } from "../storage/tables.ts";
import { type ListedPerson, leadsOf, listPeople, shownLeads } from "./list-people.ts";

type Outcomes = Pick<Answer<"funnel">, "byStatus" | "bySourceOutcome" | "byPartnerOutcome">;

/** What became of the people of these days: each once, with their newest estimate. */
export async function becameOf(queries: Queries, { from, to }: FunnelQuery): Promise<Outcomes> {
  const byStatus = leadStatuses.map((status) => ({
    status,
    people: 0,
    estimates: 0,
    estimatedCredit: 0,
  }));
  const bySource = new Map<string, BecameOf>();
  const byPartner = new Map<string, BecameOf>();
  const filters = { from, to };
  const meant = await mergedPartners(queries);
  for await (const people of pagesOf(
    (page) => listPeople(queries, { filters, ...page }),
    ({ newest_at }) => newest_at,
  )) {
    const sent = await leadsOf(
      queries,
      people.map(({ id }) => id),
    );
    for (const person of people) {
      const sum = byStatus.find(({ status }) => status === person.status);
      if (sum) {
        sum.people += 1;
        sum.estimates += person.estimated_credit === null ? 0 : 1;
        sum.estimatedCredit += person.estimated_credit ?? 0;
      }
      // Who first led them to us.
      const leads = shownLeads(sent.get(person.id) ?? []).toReversed();
      const partner = leads.find((lead) => lead.partner)?.partner;
      add(bySource, leads.find((lead) => lead.utm_source)?.utm_source ?? "", person);
      add(byPartner, partner ? partnerName(meant(partner)) : "", person);
    }
  }
  const sorted = (rows: Map<string, BecameOf>) =>
    [...rows.values()].toSorted((one, other) => other.people - one.people);
  return { byStatus, bySourceOutcome: sorted(bySource), byPartnerOutcome: sorted(byPartner) };
}

function add(rows: Map<string, BecameOf>, name: string, person: ListedPerson) {
  const { status, estimated_credit } = person;
  const row = rows.get(name) ?? {
    name,
    people: 0,
    talkedTo: 0,
    clients: 0,
    notAFit: 0,
    estimatedCredit: 0,
    clientsCredit: 0,
  };
  const credit = estimated_credit ?? 0;
  const isClient = status === "client";
  rows.set(name, {
    ...row,
    people: row.people + 1,
    talkedTo: row.talkedTo + Number(isClient || status === "contacted" || status === "meeting"),
    clients: row.clients + Number(isClient),
    notAFit: row.notAFit + Number(status === "not-a-fit"),
    estimatedCredit: row.estimatedCredit + credit,
    clientsCredit: row.clientsCredit + (isClient ? credit : 0),
  });
}
