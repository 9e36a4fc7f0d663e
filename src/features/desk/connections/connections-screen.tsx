import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { deskQuery } from "../data/desk-api.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ListScreen } from "../shell/list-screen.tsx";
import { SecretDialog } from "../shell/secret-dialog.tsx";
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

function AddConnection({ onAdded }: { onAdded: (answer: Answer<"rotateSecret">) => void }) {
  return (
    <section
      aria-labelledby="add-connection"
      className="mt-10 max-w-[44rem] border-line-strong border-t pt-5"
    >
      <h2 id="add-connection">Add a connection</h2>
      <p className="text-ink-2">
        The address must begin with https:// and be reachable from the internet.
      </p>
      <ActionForm
        className="mt-4"
        endpoint="addConnection"
        fields={[
          {
            name: "name",
            label: "Name",
            hint: "For the team, such as HubSpot through Zapier",
            maxLength: 60,
            required: true,
          },
          {
            name: "url",
            type: "url",
            label: "Address",
            spellCheck: false,
            maxLength: 2000,
            required: true,
          },
        ]}
        send={(entered) => ({ body: entered as RequestBody<"addConnection"> })}
        confirm="Add"
        confirming="Adding"
        button={{ size: "small" }}
        onDone={onAdded}
      />
    </section>
  );
}
