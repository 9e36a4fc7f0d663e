import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { firmTimeZone } from "#content/firm.ts";
import type { Connection, Delivery } from "#contracts/desk/connections.ts";
import { counted } from "#wording/counts.ts";
import { formatMoment } from "#wording/times.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { RowButton } from "../shell/row-button.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { TableHead } from "../shell/table-head.tsx";

const statusNames = { waiting: "Waiting", sent: "Delivered", failed: "Failed" };

/** The latest leads sent to a connection, loaded when the list is opened. */
export function Deliveries(props: { connection: Connection; onTold: (sentence: string) => void }) {
  const { connection } = props;
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const deliveriesQuery = deskQuery("deliveries", { id: connection.id });
  const query = useQuery({ ...deliveriesQuery, enabled: open });
  const replay = useMutation({
    mutationFn: ({ id }: Delivery) => request("replayDelivery", { id }),
    onSuccess: () => {
      client.invalidateQueries(deliveriesQuery);
      props.onTold("It is being sent again.");
    },
  });

  return (
    <details className="mt-2" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="desk-tool desk-summary">
        Last deliveries <span className="sr-only">{connection.name}</span>
      </summary>
      <Refused failure={replay.error} />
      {open ? (
        <Ready query={query}>
          {({ deliveries }) =>
            deliveries.length === 0 ? (
              <p className="text-ink-2">Nothing was sent yet.</p>
            ) : (
              <table className="desk-table">
                <TableHead columns={["Person", "State", "Answer"]} withButtons />
                <tbody>
                  {deliveries.map((delivery) => {
                    const who = delivery.person && (delivery.person.name ?? delivery.person.email);
                    const at = formatMoment(delivery.createdAt, firmTimeZone);
                    return (
                      <tr key={delivery.id}>
                        <th scope="row">
                          {delivery.person ? (
                            <Link to={`/desk/leads/${delivery.person.id}`}>
                              {who ?? "Without a name"}
                            </Link>
                          ) : null}
                          <small className="block text-ink-3">{at}</small>
                        </th>
                        <td>{delivery.skipped ? "Not sent" : statusNames[delivery.status]}</td>
                        <td>
                          {delivery.answer ?? "–"}
                          <small className="text-ink-3"> {attemptsOf(delivery)}</small>
                        </td>
                        <td>
                          <RowButton
                            row={`${who ?? ""} ${at}`}
                            disabled={replay.isPending || connection.status !== "on"}
                            onClick={() => replay.mutate(delivery)}
                          >
                            Replay
                          </RowButton>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )
          }
        </Ready>
      ) : null}
    </details>
  );
}

function attemptsOf({ attempts, nextAttemptAt }: Delivery): string {
  const count = counted(attempts, "attempt");
  if (nextAttemptAt === null) return count;
  const next = `next attempt ${formatMoment(nextAttemptAt, firmTimeZone)}`;
  return `${count}, ${next}`;
}
