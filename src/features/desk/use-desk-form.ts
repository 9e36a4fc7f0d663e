import { type SubmitEvent, useState } from "react";
import { checkFields, filledFields } from "#browser/form-fields.ts";

const pleaseFillIn = "Please fill this in.";

interface FormMutation<Fields> {
  isPending: boolean;
  reset: () => void;
  mutate: (fields: Fields, options: { onSuccess: () => void }) => void;
}

/**
 * A form whose named fields are checked, sent by a mutation, and emptied when that has succeeded.
 * `form` are its attributes, `faults` what is wrong with each field.
 */
export function useDeskForm<Fields extends object>(
  sending: FormMutation<Fields>,
  words: { missing?: string; invalid?: string } = {},
) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = checkFields(form, { missing: pleaseFillIn, invalid: pleaseFillIn, ...words });
    setFaults(found);
    if (Object.keys(found).length > 0 || sending.isPending) return;
    sending.mutate(filledFields(form) as Fields, { onSuccess: () => form.reset() });
  }

  function onInput() {
    setFaults({});
    if (!sending.isPending) sending.reset();
  }

  return { form: { noValidate: true, onSubmit, onInput }, faults };
}
