import { deskLeads } from "#content/desk.ts";
import { type LeadStatus, leadStatuses, leadStatusNames } from "#contracts/desk/leads.ts";
import { formatNumber } from "#wording/numbers.ts";
import { useAddress, withQuery } from "../address.ts";
import { Tabs } from "../shell/tabs.tsx";

/** How many leads stand where, and the way to them. */
export function StatusTabs({ counts }: { counts: Record<LeadStatus, number> | undefined }) {
  const address = useAddress();
  if (!address) return null;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const current = address.query.get("status") ?? "";
  const tab = (status: "" | LeadStatus, label: string, count: number | undefined) => ({
    label,
    count: count === undefined ? undefined : formatNumber(count),
    href: withQuery(address, { status, after: "" }),
    current: current === status,
  });
  return (
    <Tabs
      label={deskLeads.statuses}
      tabs={[
        tab("", deskLeads.all, all),
        ...leadStatuses.map((status) => tab(status, leadStatusNames[status], counts?.[status])),
      ]}
    />
  );
}
