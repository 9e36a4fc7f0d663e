import type { UseMutationResult } from "@tanstack/react-query";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { DeskFailure } from "../data/desk-api.ts";
import { useDeskForm } from "../use-desk-form.ts";

interface EmailFormProps {
  email?: string;
  hint?: string;
  autoComplete?: string;
  sending: UseMutationResult<unknown, DeskFailure, { email: string }>;
  submit: string;
  submitting: string;
  /** Set if another way to sign in is above it. */
  quiet?: boolean;
}

export function EmailForm(props: EmailFormProps) {
  const { isPending, error } = props.sending;
  const { form, faults } = useDeskForm(props.sending, {
    missing: "Please enter your e-mail address.",
    invalid: "Please enter an address like name@practice.com.",
  });
  return (
    <form {...form} method="post">
      <TextInput
        name="email"
        type="email"
        label="E-mail"
        hint={props.hint}
        autoComplete={props.autoComplete ?? "username"}
        defaultValue={props.email}
        required
        error={faults.email}
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
