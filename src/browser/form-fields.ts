/** Disclosures have names too. */
const controls = "input[name], select[name], textarea[name]";

interface FaultWords {
  missing: string;
  invalid: string;
}

/**
 * Returns what is wrong with a form's fields, by their names, and focuses the first faulty field.
 * `faultIn` adds what the contract refuses beyond the browser's own checks.
 */
export function checkFields(
  form: HTMLFormElement,
  words: FaultWords,
  faultIn: (field: string, text: string) => string | undefined = () => undefined,
): Record<string, string> {
  const faults = [...form.querySelectorAll<HTMLInputElement>(controls)].flatMap((field) => {
    const fault =
      field.required && isEmpty(field)
        ? words.missing
        : field.required && !field.checkValidity()
          ? words.invalid
          : faultIn(field.name, field.value);
    return fault ? [{ field, fault }] : [];
  });
  faults[0]?.field.focus();
  return Object.fromEntries(faults.map(({ field, fault }) => [field.name, fault]));
}

function isEmpty(field: HTMLInputElement): boolean {
  return field.value.trim() === "";
}

/** The fields that are filled in, and always `website`, the hidden one that only programs fill in. */
export function filledFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && (value.trim() || name === "website")
        ? [[name, value.trim()]]
        : [],
    ),
  );
}
