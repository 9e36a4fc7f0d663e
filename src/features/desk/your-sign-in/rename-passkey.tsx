import { useMutation } from "@tanstack/react-query";
import { deskPasskeyPath } from "#contracts/desk/endpoints.ts";
import {
  type Passkey,
  passkeyAnswer,
  type RenamePasskeyRequest,
} from "#contracts/desk/passkeys.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { ask } from "../data/desk-api.ts";
import { useDeskForm } from "../use-desk-form.ts";

export function RenamePasskey(props: {
  passkey: Passkey;
  onTold: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, name } = props.passkey;
  const rename = useMutation({
    mutationFn: (body: RenamePasskeyRequest) =>
      ask(deskPasskeyPath(id), passkeyAnswer, { method: "PATCH", body }),
    onSuccess: ({ passkey }) => props.onTold(`The passkey is called ${passkey.name} now.`),
  });
  const { form, faults } = useDeskForm(rename, {
    missing: "Please enter a name.",
    invalid: "Please enter a shorter name.",
  });
  return (
    <Dialog open onClose={props.onClose} title={`Rename ${name}`}>
      <form {...form}>
        <TextInput
          name="name"
          label="Name"
          defaultValue={name}
          autoComplete="off"
          maxLength={60}
          required
          error={faults.name ?? rename.error?.message}
        />
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={rename.isPending}>
            {rename.isPending ? "Saving" : "Save"}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            Cancel
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
