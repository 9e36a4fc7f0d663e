import { useState } from "react";
import { deskConnections } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type Connection,
  type DeliveriesAnswer,
  type Delivery,
  type DeliveryAnswer,
  deskDeliveriesPath,
  deskDeliveryReplayPath,
} from "#contracts/desk/connections.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { DeskLink } from "../shell/desk-link.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { useChange } from "../use-change.ts";
import { useLoaded } from "../use-loaded.ts";

const words = deskConnections.deliveries;

/** The last leads sent to a connection; asked for when somebody opens it. */
export function Deliveries(props: { connection: Connection; onTold: (sentence: string) => void }) {
  const { connection } = props;
  const [open, setOpen] = useState(false);
  const loaded = useLoaded<DeliveriesAnswer>(open ? deskDeliveriesPath(connection.id) : undefined);
  const { busy, failure, run } = useChange();

  async function replay({ id }: Delivery) {
    if (!(await run<DeliveryAnswer>(deskDeliveryReplayPath(id), { method: "POST" }))) return;
    loaded.reload();
    props.onTold(words.replayed);
  }

  return (
    <details
      className="connection-deliveries"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="desk-tool desk-summary">
        {words.summary} <span className="sr-only">{connection.name}</span>
      </summary>
      <Refused failure={failure} />
      {open ? (
        <Ready loaded={loaded}>
          {({ deliveries }) =>
            deliveries.length === 0 ? (
              <p className="text-ink-2">{words.none}</p>
            ) : (
              <table className="desk-table">
                <thead>
                  <tr>
                    <th scope="col">{words.when}</th>
                    <th scope="col">{words.state}</th>
                    <th scope="col">{words.answer}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {deliveries.map((delivery) => (
                    <tr key={delivery.id}>
                      <th scope="row">
                        {delivery.leadId ? (
                          <DeskLink href={`/desk/leads/${delivery.leadId}`}>
                            {formatMoment(delivery.createdAt, firmTimeZone)}
                          </DeskLink>
                        ) : (
                          formatMoment(delivery.createdAt, firmTimeZone)
                        )}
                      </th>
                      <td>{words.states[delivery.state]}</td>
                      <td>
                        {delivery.answer ?? "–"}
                        <small> {attemptsOf(delivery)}</small>
                      </td>
                      <td>
                        <Button
                          variant="quiet"
                          size="small"
                          disabled={busy || connection.state !== "on"}
                          onClick={() => replay(delivery)}
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
