import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import type { Passkey } from "#contracts/desk/passkeys.ts";
import { formatDate } from "#wording/dates.ts";
import { dayOf, formatMoment } from "#wording/times.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { Ready } from "../shell/states.tsx";
import { TableHead } from "../shell/table-head.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

const passkeysQuery = deskQuery("passkeys");

interface Asked {
  about: "rename" | "remove";
  passkey: Passkey;
}

export function Passkeys({ onTold }: { onTold: (sentence: string) => void }) {
  const client = useQueryClient();
  const query = useQuery(passkeysQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(query.data?.passkeys.length, heading);
  const [asked, setAsked] = useState<Asked>();

  function tell(sentence: string) {
    setAsked(undefined);
    onTold(sentence);
    client.invalidateQueries(passkeysQuery);
  }
  const dialog = asked && {
    passkey: asked.passkey,
    onTold: tell,
    onClose: () => setAsked(undefined),
  };

  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <Ready query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="text-ink-2">
              You have none yet. With a passkey you sign in by the fingerprint, face or PIN that
              unlocks your device.
            </p>
          ) : (
            <>
              <p className="text-ink-2">
                Add one on each device that you work with, so that you can sign in when one is lost.
              </p>
              <PasskeyTable passkeys={passkeys} onAsked={setAsked} />
            </>
          )
        }
      </Ready>
      <AddPasskey
        onAdded={({ name }) => tell(`${name} is added. You can sign in with it from now on.`)}
      />
      {dialog && asked.about === "rename" ? <RenamePasskey {...dialog} /> : null}
      {dialog && asked.about === "remove" ? <RemovePasskey {...dialog} /> : null}
    </section>
  );
}

function PasskeyTable(props: { passkeys: readonly Passkey[]; onAsked: (asked: Asked) => void }) {
  return (
    <table className="desk-table">
      <TableHead columns={["Name", "Added", "Last used"]} withButtons />
      <tbody>
        {props.passkeys.map((passkey) => (
          <tr key={passkey.id}>
            <th scope="row">{passkey.name}</th>
            <td data-label="Added">
              {formatDate(dayOf(passkey.createdAt, firmTimeZone), "short")}
            </td>
            <td data-label="Last used">
              {passkey.lastUsedAt === null
                ? "Not yet"
                : formatMoment(passkey.lastUsedAt, firmTimeZone)}
            </td>
            <td className="desk-row-actions">
              <RowButton
                row={passkey.name}
                onClick={() => props.onAsked({ about: "rename", passkey })}
              >
                Rename
              </RowButton>
              <RowButton
                row={passkey.name}
                onClick={() => props.onAsked({ about: "remove", passkey })}
              >
                Remove
              </RowButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RemovePasskey(props: {
  passkey: Passkey;
  onTold: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, name } = props.passkey;
  const remove = useMutation({
    mutationFn: () => request("removePasskey", { id }),
    onSuccess: () => props.onTold(`${name} is removed.`),
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      about="You can no longer sign in with this passkey. Your device may still list it: delete it there, too."
      action={remove}
      confirm="Remove"
      confirming="Removing"
      onClose={props.onClose}
    />
  );
}
