import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { deskYourSignIn } from "#content/desk.ts";
import { deskPasskeyPath } from "#contracts/desk/endpoints.ts";
import {
  type Passkey,
  passkeyAnswer,
  type RenamePasskeyRequest,
} from "#contracts/desk/passkeys.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../data/desk-api.ts";

const words = deskYourSignIn.passkeys;

export function RenamePasskey(props: {
  passkey: Passkey;
  onTold: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, name } = props.passkey;
  const [fault, setFault] = useState<string>();
  const rename = useMutation({
    mutationFn: (body: RenamePasskeyRequest) =>
      ask(deskPasskeyPath(id), passkeyAnswer, { method: "PATCH", body }),
    onSuccess: ({ passkey }) => props.onTold(fillIn(words.renamed, { name: passkey.name })),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = checkFields(event.currentTarget, words);
    setFault(faults.name);
    if (!faults.name)
      rename.mutate({ name: `${new FormData(event.currentTarget).get("name")}`.trim() });
  }

  return (
    <Dialog open onClose={props.onClose} title={fillIn(words.renameHeading, { name })}>
      <form noValidate onSubmit={submit}>
        <TextInput
          name="name"
          label={words.name}
          defaultValue={name}
          autoComplete="off"
          maxLength={60}
          required
          error={fault ?? rename.error?.message}
          onInput={() => {
            setFault(undefined);
            rename.reset();
          }}
        />
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={rename.isPending}>
            {rename.isPending ? words.saving : words.save}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            {deskYourSignIn.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
