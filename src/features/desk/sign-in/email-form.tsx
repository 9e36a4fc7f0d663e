import { type SubmitEvent, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { deskSignIn } from "#content/desk.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { DeskFailure } from "../data/desk-api.ts";

interface EmailFormProps {
  email?: string;
  hint?: string;
  autoComplete?: string;
  sending: { isPending: boolean; error: DeskFailure | null; mutate: (email: string) => void };
  submit: string;
  submitting: string;
  /** Set if another way to sign in is above it. */
  quiet?: boolean;
}

export function EmailForm(props: EmailFormProps) {
  const { isPending, error, mutate } = props.sending;
  const [fault, setFault] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = checkFields(form, deskSignIn);
    setFault(faults.email);
    if (!faults.email) mutate(`${new FormData(form).get("email")}`.trim());
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <TextInput
        name="email"
        type="email"
        label={deskSignIn.email}
        hint={props.hint}
        autoComplete={props.autoComplete ?? "username"}
        defaultValue={props.email}
        required
        error={fault}
        onInput={() => setFault(undefined)}
      />
      <p className="mt-5">
        <Button type="submit" variant={props.quiet ? "quiet" : "primary"} disabled={isPending}>
          {isPending ? props.submitting : props.submit}
        </Button>
      </p>
      <AlertRegion tone="error" className="mt-4">
        {error?.message}
      </AlertRegion>
    </form>
  );
}
