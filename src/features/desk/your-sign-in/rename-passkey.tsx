import { useMutation } from "@tanstack/react-query";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { Passkey } from "#contracts/desk/passkeys.ts";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { useDeskForm } from "../use-desk-form.ts";

export function RenamePasskey(props: {
  passkey: Passkey;
  onTold: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, name } = props.passkey;
  const rename = useMutation({
    mutationFn: (body: RequestBody<"renamePasskey">) => request("renamePasskey", { id, body }),
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
        <DialogButtons
          confirm="Save"
          confirming="Saving"
          isPending={rename.isPending}
          onCancel={props.onClose}
        />
      </form>
    </Dialog>
  );
}
