import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { PersonInList } from "#contracts/desk/people.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { useFilters } from "../data/use-filters.ts";
import { MINUTE_MS } from "../use-minute.ts";
import { peopleQueries } from "./people-query.ts";

/**
 * Asks every minute, and when the window gets the focus, whether people have sent something. They are
 * shown only when asked for, so that the list does not move under a reader.
 */
export function NewPeople(props: {
  /** When the newest of the list arrived; undefined until that is known. */
  newestAt: number | undefined;
  people: readonly PersonInList[] | undefined;
  onShow: () => void;
}) {
  const { newestAt, people, onShow } = props;
  const { query, setFilters } = useFilters();
  const { data, refetch } = useQuery({
    ...peopleQueries(query).newSince(newestAt ?? 0),
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
    const arrived = people?.find(({ newest }) => since !== undefined && newest.at > since);
    if (!arrived) return;
    document.getElementById(`lead-${arrived.id}`)?.focus();
    setSince(undefined);
  }, [people, since]);

  function show() {
    setSince(newestAt);
    if (query.get("after")) setFilters({ after: "" });
    onShow();
  }
  return (
    <p role="status" className="not-empty:pb-4 print:hidden">
      {data.count > 0 ? (
        <Button size="small" onClick={show}>
          Show {formatNumber(data.count)} new
        </Button>
      ) : null}
    </p>
  );
}
