import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import { deskQuery } from "../data/desk-api.ts";
import { ListScreen } from "../shell/list-screen.tsx";
import { SecretDialog } from "../shell/secret-dialog.tsx";
import { AddConnection } from "./add-connection.tsx";
import { ConnectionEntry } from "./connection-entry.tsx";

export function ConnectionsScreen() {
  const [notice, setNotice] = useState("");
  const [shown, setShown] = useState<Answer<"rotateSecret">>();
  function showSecret(answer: Answer<"rotateSecret">) {
    setNotice("");
    setShown(answer);
  }
  return (
    <ListScreen
      title="Connections"
      about="Every new lead is sent to each of these addresses, signed, as JSON (Standard Webhooks). What is not taken is tried again for about three days."
      notice={notice}
      query={useQuery(deskQuery("connections"))}
      rows={({ connections }) => connections}
      empty={{
        heading: "No connections yet",
        text: "Add the address that Zapier, Make or your own program gives you for a webhook.",
      }}
      below={
        <>
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
      }
    >
      {({ connections }) => (
        <ul className="mt-3">
          {connections.map((connection) => (
            <ConnectionEntry
              key={connection.id}
              connection={connection}
              onNotice={setNotice}
              onSecret={showSecret}
            />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
