import { useMutation } from "@tanstack/react-query";
import type { Passkey } from "#contracts/desk/passkeys.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { addPasskey } from "../passkey-ceremonies.ts";
import { useDeskForm } from "../use-desk-form.ts";

export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const add = useMutation({
    mutationFn: ({ name = "" }: { name?: string }) => addPasskey(name),
    onSuccess: ({ passkey }) => onAdded(passkey),
  });
  const { form } = useDeskForm(add);
  return (
    <form {...form} className="mt-5 grid max-w-[34rem] gap-3.5 [&>button]:justify-self-start">
      <TextInput
        name="name"
        label="Name of a new passkey"
        hint="Optional, for you to recognize it, such as Work laptop."
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" size="small">
        {add.isPending ? "Waiting for your device" : "Add a passkey"}
      </Button>
      <AlertRegion tone="error">{add.error?.message}</AlertRegion>
    </form>
  );
}
