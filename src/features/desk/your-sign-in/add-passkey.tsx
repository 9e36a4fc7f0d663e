import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef } from "react";
import { deskYourSignIn } from "#content/desk.ts";
import type { Passkey } from "#contracts/desk/passkeys.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { addPasskey } from "../passkey-ceremonies.ts";

const words = deskYourSignIn.passkeys.add;

export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: ({ passkey }) => {
      form.current?.reset();
      onAdded(passkey);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!add.isPending) add.mutate(`${new FormData(event.currentTarget).get("name")}`.trim());
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="add-passkey">
      <TextInput
        name="name"
        label={words.name}
        hint={words.hint}
        autoComplete="off"
        maxLength={60}
        onInput={() => !add.isPending && add.reset()}
      />
      <Button type="submit" size="small">
        {add.isPending ? words.adding : words.submit}
      </Button>
      <AlertRegion tone="error">{add.error?.message}</AlertRegion>
    </form>
  );
}
