import type { Answer } from "#contracts/desk/api.ts";
import type { FunnelQuery } from "#contracts/desk/funnel.ts";
import { leadStatuses } from "#contracts/desk/leads.ts";
import { pagesOf } from "../storage/page-position.ts";
import type { Queries } from "../storage/tables.ts";
import { listLeads } from "./list-leads.ts";
import { estimatedCredit } from "./stored-estimate.ts";

/** Summed here, because the two engines read the JSON of the amounts differently. */
export async function leadsByStatus(
  queries: Queries,
  { from, to }: FunnelQuery,
): Promise<Answer<"funnel">["leadsByStatus"]> {
  const sums = leadStatuses.map((status) => ({
    status,
    leads: 0,
    estimates: 0,
    estimatedCredit: 0,
  }));
  const filters = { from, to };
  for await (const leads of pagesOf((page) => listLeads(queries, { filters, ...page }))) {
    for (const lead of leads) {
      const sum = sums.find(({ status }) => status === lead.status);
      const credit = estimatedCredit(lead.result);
      if (sum === undefined) continue;
      sum.leads += 1;
      if (credit === null) continue;
      sum.estimates += 1;
      sum.estimatedCredit += credit;
    }
  }
  return sums;
}
