import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { deskYourSignIn } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { deskPasskeyPath, deskPasskeysPath } from "#contracts/desk/endpoints.ts";
import { type Passkey, passkeysAnswer } from "#contracts/desk/passkeys.ts";
import { deskDone } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { dayOf, formatMoment } from "#wording/times.ts";
import { answerQuery, ask } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { Ready } from "../shell/states.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

const words = deskYourSignIn.passkeys;

const passkeysQuery = answerQuery(deskPasskeysPath, passkeysAnswer);

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
    <section aria-labelledby="passkeys" className="your-sign-in-part">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <Ready query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="text-ink-2">{words.none}</p>
          ) : (
            <>
              <p className="text-ink-2">{words.about}</p>
              <PasskeyTable passkeys={passkeys} onAsked={setAsked} />
            </>
          )
        }
      </Ready>
      <AddPasskey onAdded={({ name }) => tell(fillIn(words.add.added, { name }))} />
      {dialog && asked.about === "rename" ? <RenamePasskey {...dialog} /> : null}
      {dialog && asked.about === "remove" ? <RemovePasskey {...dialog} /> : null}
    </section>
  );
}

function PasskeyTable(props: { passkeys: readonly Passkey[]; onAsked: (asked: Asked) => void }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.added}</th>
          <th scope="col">{words.lastUsed}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {props.passkeys.map((passkey) => (
          <tr key={passkey.id}>
            <th scope="row">{passkey.name}</th>
            <td data-label={words.added}>
              {formatDate(dayOf(passkey.createdAt, firmTimeZone), "short")}
            </td>
            <td data-label={words.lastUsed}>
              {passkey.lastUsedAt === null
                ? words.notUsed
                : formatMoment(passkey.lastUsedAt, firmTimeZone)}
            </td>
            <td className="desk-row-actions">
              {(["rename", "remove"] as const).map((about) => (
                <Button
                  key={about}
                  variant="quiet"
                  size="small"
                  onClick={() => props.onAsked({ about, passkey })}
                >
                  {words[about]}
                  <span className="sr-only"> {passkey.name}</span>
                </Button>
              ))}
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
    mutationFn: () => ask(deskPasskeyPath(id), deskDone, { method: "DELETE" }),
    onSuccess: () => props.onTold(fillIn(words.removed, { name })),
  });
  return (
    <ConfirmDialog
      title={fillIn(words.removeHeading, { name })}
      about={words.removeAbout}
      action={remove}
      words={{ confirm: words.remove, confirming: words.removing, cancel: deskYourSignIn.cancel }}
      onClose={props.onClose}
    />
  );
}
