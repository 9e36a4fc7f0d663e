import { useForm } from "#browser/use-form.ts";
import type { Passkey } from "#contracts/desk/passkeys.ts";
import { Button } from "#design-system/actions/button.tsx";
import { FaultSummary } from "#design-system/forms/fault-summary.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { addPasskey } from "../passkey-ceremonies.ts";

export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const { form, field, sending, summary } = useForm({
    send: async ({ name = "" }: { name?: string }) => onAdded((await addPasskey(name)).passkey),
  });
  return (
    <form {...form} className="mt-5 grid max-w-[34rem] gap-3.5 [&>button]:justify-self-start">
      <TextInput
        {...field("name")}
        label="Name of a new passkey"
        hint="Optional, for you to recognize it, such as Work laptop."
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" size="small">
        {sending ? "Waiting for your device" : "Add a passkey"}
      </Button>
      <FaultSummary {...summary} />
    </form>
  );
}
