import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { deskConnections } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type Connection,
  type Delivery,
  deliveriesAnswer,
  deliveryAnswer,
  deskDeliveriesPath,
  deskDeliveryReplayPath,
} from "#contracts/desk/connections.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { answerQuery, ask } from "../data/desk-api.ts";
import { Ready, Refused } from "../shell/states.tsx";

const words = deskConnections.deliveries;

/** The latest leads sent to a connection, loaded when the list is opened. */
export function Deliveries(props: { connection: Connection; onTold: (sentence: string) => void }) {
  const { connection } = props;
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const deliveriesQuery = answerQuery(deskDeliveriesPath(connection.id), deliveriesAnswer);
  const query = useQuery({ ...deliveriesQuery, enabled: open });
  const replay = useMutation({
    mutationFn: ({ id }: Delivery) =>
      ask(deskDeliveryReplayPath(id), deliveryAnswer, { method: "POST" }),
    onSuccess: () => {
      client.invalidateQueries(deliveriesQuery);
      props.onTold(words.replayed);
    },
  });

  return (
    <details
      className="connection-deliveries"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="desk-tool desk-summary">
        {words.summary} <span className="sr-only">{connection.name}</span>
      </summary>
      <Refused failure={replay.error} />
      {open ? (
        <Ready query={query}>
          {({ deliveries }) =>
            deliveries.length === 0 ? (
              <p className="text-ink-2">{words.none}</p>
            ) : (
              <table className="desk-table">
                <thead>
                  <tr>
                    <th scope="col">{words.when}</th>
                    <th scope="col">{words.status}</th>
                    <th scope="col">{words.answer}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {deliveries.map((delivery) => (
                    <tr key={delivery.id}>
                      <th scope="row">
                        {delivery.leadId ? (
                          <Link to={`/desk/leads/${delivery.leadId}`}>
                            {formatMoment(delivery.createdAt, firmTimeZone)}
                          </Link>
                        ) : (
                          formatMoment(delivery.createdAt, firmTimeZone)
                        )}
                      </th>
                      <td>{delivery.skipped ? words.skipped : words.statuses[delivery.status]}</td>
                      <td>
                        {delivery.answer ?? "–"}
                        <small> {attemptsOf(delivery)}</small>
                      </td>
                      <td>
                        <Button
                          variant="quiet"
                          size="small"
                          disabled={replay.isPending || connection.status !== "on"}
                          onClick={() => replay.mutate(delivery)}
                        >
                          {words.replay}
                          <span className="sr-only">
                            {" "}
                            {formatMoment(delivery.createdAt, firmTimeZone)}
                          </span>
                        </Button>
                      </td>
                    </tr>
                  ))}
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
  const { one, more } = words.attempts;
  const count = attempts === 1 ? one : fillIn(more, { count: String(attempts) });
  if (nextAttemptAt === null) return count;
  const next = fillIn(words.next, { when: formatMoment(nextAttemptAt, firmTimeZone) });
  return `${count}, ${next}`;
}
