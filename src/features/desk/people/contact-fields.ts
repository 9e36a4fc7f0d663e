import { fieldNames } from "../data/names.ts";

const fields = [
  { name: "name", maxLength: 100 },
  { name: "email", type: "email" },
  { name: "phone", type: "tel", maxLength: 40 },
  { name: "practiceName", maxLength: 120 },
] as const;

type Contact = Record<keyof typeof fieldNames, string | null>;

/**
 * How a person can be reached: the fields of Correct and of Add a person. Either an address or
 * a number is enough.
 */
export function contactFields(contact?: Contact) {
  return fields.map((field) => ({
    ...field,
    label: fieldNames[field.name],
    defaultValue: contact?.[field.name] ?? "",
  }));
}
