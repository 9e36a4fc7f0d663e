import type { DeskPerson } from "#contracts/desk/leads.ts";
import type { SelectOption } from "#design-system/forms/select.tsx";
import { personName } from "../data/names.ts";

/** Everybody who can own a lead, the signed-in user first, then by name. */
export function ownerOptions(
  owners: readonly DeskPerson[],
  me: string | undefined,
): SelectOption[] {
  const others = owners
    .filter(({ id }) => id !== me)
    .map((owner) => ({ value: owner.id, label: personName(owner) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return owners.some(({ id }) => id === me)
    ? [{ value: me ?? "", label: "Me" }, ...others]
    : others;
}
