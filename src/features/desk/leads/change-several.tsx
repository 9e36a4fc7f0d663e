import { useMutation } from "@tanstack/react-query";
import { leadStatusNames } from "#content/desk.ts";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { type DeskPerson, type LeadInList, leadStatuses } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { counted } from "#wording/counts.ts";
import { request } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { Refused } from "../shell/states.tsx";
import { ownerOptions } from "./owner-options.ts";

type Change = Pick<RequestBody<"changeLeads">, "status" | "ownerId">;

const noOwner = "none";

/** Under the list while rows are chosen: one status or owner for all of them. */
export function ChangeSeveral(props: {
  chosen: readonly LeadInList[];
  owners: readonly DeskPerson[];
  onChanged: (sentence: string) => void;
  onEnd: () => void;
}) {
  const { chosen, owners, onChanged } = props;
  const user = useUser();
  const change = useMutation({
    mutationFn: (body: Change) => {
      const leads = chosen.map(({ id, version }) => ({ id, version }));
      return request("changeLeads", { body: { leads, ...body } });
    },
    onSuccess: (answer) => onChanged(inWords(answer)),
  });
  const disabled = chosen.length === 0 || change.isPending;
  return (
    <section className="lead-several" aria-label="Change several leads">
      <p role="status">{counted(chosen.length, "lead")} chosen</p>
      <Select
        label="Status"
        value=""
        disabled={disabled}
        onValueChange={(status) => change.mutate({ status } as Change)}
        options={[
          { value: "", label: "Set status", disabled: true },
          ...leadStatuses.map((status) => ({ value: status, label: leadStatusNames[status] })),
        ]}
      />
      <Select
        label="Owner"
        value=""
        disabled={disabled}
        onValueChange={(id) => change.mutate({ ownerId: id === noOwner ? null : id })}
        options={[
          { value: "", label: "Set owner", disabled: true },
          { value: noOwner, label: "No owner" },
          ...ownerOptions(owners, user?.id),
        ]}
      />
      <Button variant="quiet" size="small" onClick={props.onEnd}>
        Done
      </Button>
      <Refused failure={change.error} />
    </section>
  );
}

/** `3 leads changed. Not changed, because a colleague was quicker: Dr. Ada Lind.` */
export function inWords({ changed, conflicts, gone }: Answer<"changeLeads">): string {
  return [
    `${counted(changed, "lead")} changed.`,
    conflicts.length > 0
      ? `Not changed, because a colleague was quicker: ${conflicts.map(({ who }) => who).join(", ")}.`
      : "",
    gone > 0 ? `${counted(gone, "lead")} erased meanwhile.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
