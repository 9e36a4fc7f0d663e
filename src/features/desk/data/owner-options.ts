import { leadStatusNames } from "#content/desk.ts";
import { type Colleague, leadStatuses } from "#contracts/desk/people.ts";
import { personName } from "./names.ts";

/** Colleagues to choose from, the signed-in user first, then by name. */
export function ownerOptions(colleagues: readonly Colleague[], me: string | undefined) {
  const self = colleagues.find(({ id }) => id === me);
  const others = colleagues
    .filter(({ id }) => id !== me)
    .map((colleague) => ({ value: colleague.id, label: personName(colleague) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return self ? [{ value: self.id, label: "Me", onPaper: personName(self) }, ...others] : others;
}

export const statusOptions = leadStatuses.map((value) => ({
  value,
  label: leadStatusNames[value],
}));
