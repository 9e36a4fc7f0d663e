import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Connection, Delivery } from "#contracts/desk/connections.ts";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { nameOf } from "../data/person-in-words.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { RowButton } from "../shell/action-button.tsx";
import { DeskTable } from "../shell/desk-table.tsx";
import { Ready, Refused } from "../shell/states.tsx";

const statusNames = { waiting: "Waiting", sent: "Delivered", failed: "Failed" };

/** The latest leads sent to a connection, loaded when the list is opened. */
export function Deliveries(props: {
  connection: Connection;
  onNotice: (sentence: string) => void;
}) {
  const { connection } = props;
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...deskQuery("deliveries", { id: connection.id }), enabled: open });
  const replay = useDeskAction("replayDelivery", () => props.onNotice("It is being sent again."));
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
              <DeskTable
                rows={deliveries}
                columns={[
                  { head: "Person", cell: (delivery) => <Whose delivery={delivery} /> },
                  {
                    head: "State",
                    cell: ({ skipped, status }) => (skipped ? "Not sent" : statusNames[status]),
                    speaks: true,
                  },
                  {
                    head: "Answer",
                    cell: (delivery) => (
                      <>
                        {delivery.answer ?? "–"}
                        <small className="text-ink-3"> {attemptsOf(delivery)}</small>
                      </>
                    ),
                    speaks: true,
                  },
                ]}
                buttons={({ id, person, createdAt }) => (
                  <RowButton
                    row={`${person ? nameOf(person) : ""} ${firmMoment(createdAt)}`}
                    disabled={replay.isPending || connection.status !== "on"}
                    onClick={() => replay.mutate({ id })}
                  >
                    Replay
                  </RowButton>
                )}
              />
            )
          }
        </Ready>
      ) : null}
    </details>
  );
}

function Whose({ delivery: { person, createdAt } }: { delivery: Delivery }) {
  return (
    <>
      {person ? <Link to={`/desk/leads/${person.id}`}>{nameOf(person)}</Link> : null}
      <small className="block text-ink-3">{firmMoment(createdAt)}</small>
    </>
  );
}

function attemptsOf({ attempts, nextAttemptAt }: Delivery): string {
  const count = counted(attempts, "attempt");
  if (nextAttemptAt === null) return count;
  const next = `next attempt ${firmMoment(nextAttemptAt)}`;
  return `${count}, ${next}`;
}
