import { useState } from "react";
import { deskConnections as words } from "#content/desk.ts";
import {
  type ConnectionSecretAnswer,
  type ConnectionsAnswer,
  deskConnectionsPath,
} from "#contracts/desk/connections.ts";
import { Empty, Ready } from "../shell/states.tsx";
import { useLoaded } from "../use-loaded.ts";
import { AddConnection } from "./add-connection.tsx";
import { ConnectionEntry } from "./connection-entry.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import "./connections.css";

/** The addresses that leads are sent to. */
export function ConnectionsScreen() {
  const loaded = useLoaded<ConnectionsAnswer>(deskConnectionsPath);
  const [told, setTold] = useState("");
  const [shown, setShown] = useState<ConnectionSecretAnswer>();

  function tell(text: string) {
    setTold(text);
    loaded.reload();
  }
  function showSecret(answer: ConnectionSecretAnswer) {
    setTold("");
    setShown(answer);
    loaded.reload();
  }

  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
      </div>
      <p className="connections-about">{words.about}</p>
      <p role="status" className="connections-told">
        {told}
      </p>
      <Ready loaded={loaded}>
        {({ connections }) =>
          connections.length === 0 ? (
            <Empty heading={words.none.heading}>
              <p>{words.none.text}</p>
            </Empty>
          ) : (
            <ul className="connections">
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
      {shown ? <SecretDialog answer={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
