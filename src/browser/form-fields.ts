interface FaultWords {
  missing: string;
  invalid: string;
}

/** What is wrong with a form's fields, by their names; the first faulty field takes the focus. */
export function checkFields(form: HTMLFormElement, words: FaultWords): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement>("[required]")];
  const faulty = fields.filter((field) => isEmpty(field) || !field.checkValidity());
  faulty[0]?.focus();
  return Object.fromEntries(
    faulty.map((field) => [field.name, isEmpty(field) ? words.missing : words.invalid]),
  );
}

function isEmpty(field: HTMLInputElement): boolean {
  return field.value.trim() === "";
}

/** The fields that are filled in; the hidden one against programs always goes along. */
export function filledFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && (value.trim() || name === "website")
        ? [[name, value.trim()]]
        : [],
    ),
  );
}
