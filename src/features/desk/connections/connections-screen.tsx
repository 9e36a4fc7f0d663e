import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import { deskQuery } from "../data/desk-api.ts";
import { SecretDialog } from "../shell/secret-dialog.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { AddConnection } from "./add-connection.tsx";
import { ConnectionEntry } from "./connection-entry.tsx";

const connectionsQuery = deskQuery("connections");

export function ConnectionsScreen() {
  const client = useQueryClient();
  const query = useQuery(connectionsQuery);
  const [told, setTold] = useState("");
  const [shown, setShown] = useState<Answer<"rotateSecret">>();

  function tell(text: string) {
    setTold(text);
    client.invalidateQueries(connectionsQuery);
  }
  function showSecret(answer: Answer<"rotateSecret">) {
    setTold("");
    setShown(answer);
    client.invalidateQueries(connectionsQuery);
  }

  return (
    <>
      <div className="desk-title">
        <h1>Connections</h1>
      </div>
      <p className="max-w-[52rem] text-ink-2">
        Every new lead is sent to each of these addresses, signed, as JSON (Standard Webhooks). What
        is not taken is tried again for about three days.
      </p>
      <p role="status" className="mt-3 font-medium text-pine">
        {told}
      </p>
      <Ready query={query}>
        {({ connections }) =>
          connections.length === 0 ? (
            <Empty heading="No connections yet">
              Add the address that Zapier, Make or your own program gives you for a webhook.
            </Empty>
          ) : (
            <ul className="mt-3">
              {connections.map((connection) => (
                <ConnectionEntry
                  key={connection.id}
                  connection={connection}
                  onTold={tell}
                  onSecret={showSecret}
                />
              ))}
            </ul>
          )
        }
      </Ready>
      <AddConnection onAdded={showSecret} />
      {shown ? (
        <SecretDialog
          title={`The secret of ${shown.connection.name}`}
          about="Copy it into the receiver now: it is shown only this once. With it the receiver checks that a call comes from you."
          secret={shown.secret}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}
