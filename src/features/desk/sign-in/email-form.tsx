import { type ReactNode, type SubmitEvent, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { deskSignIn } from "#content/desk.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { Change } from "../use-change.ts";

interface EmailFormProps {
  email?: string | undefined;
  change: Change;
  submit: string;
  submitting: string;
  onSubmit: (email: string) => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** One address and one button. */
export function EmailForm(props: EmailFormProps) {
  const { busy, failure } = props.change;
  const [fault, setFault] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = checkFields(form, deskSignIn);
    setFault(faults.email);
    if (!faults.email) props.onSubmit(`${new FormData(form).get("email")}`.trim());
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <TextInput
        name="email"
        type="email"
        label={deskSignIn.email}
        autoComplete="username"
        defaultValue={props.email}
        required
        error={fault}
        onInput={() => setFault(undefined)}
      />
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? props.submitting : props.submit}
        </Button>
        {props.children}
      </p>
      <AlertRegion tone="error" className="mt-4">
        {failure?.message}
      </AlertRegion>
    </form>
  );
}
