import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { LeadInList } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { useFilters } from "../data/use-filters.ts";
import { leadQueries } from "./leads-query.ts";

const MINUTE_MS = 60_000;

/**
 * Asks every minute, and when the window gets the focus, whether leads have arrived. They are shown
 * only when asked for, so that the list does not move under a reader.
 */
export function NewLeads(props: {
  /** When the newest lead of the list arrived; undefined until that is known. */
  newestAt: number | undefined;
  leads: readonly LeadInList[] | undefined;
  onShow: () => void;
}) {
  const { newestAt, leads, onShow } = props;
  const { query, setFilters } = useFilters();
  const { data, refetch } = useQuery({
    ...leadQueries(query).newSince(newestAt ?? 0),
    enabled: newestAt !== undefined,
    initialData: { count: 0 },
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  });
  const ask = useEffectEvent(() => {
    if (newestAt !== undefined) refetch();
  });
  useEffect(() => {
    const listen = () => ask();
    addEventListener("focus", listen);
    return () => removeEventListener("focus", listen);
  }, []);

  // The pressed button disappears, so the focus goes to the first new row.
  const [since, setSince] = useState<number>();
  useEffect(() => {
    const arrived = leads?.find(({ createdAt }) => since !== undefined && createdAt > since);
    if (!arrived) return;
    document.getElementById(`lead-${arrived.id}`)?.focus();
    setSince(undefined);
  }, [leads, since]);

  function show() {
    setSince(newestAt);
    if (query.get("after")) setFilters({ after: "" });
    onShow();
  }
  return (
    <p role="status" className="lead-new">
      {data.count > 0 ? (
        <Button size="small" onClick={show}>
          Show {formatNumber(data.count)} new
        </Button>
      ) : null}
    </p>
  );
}
