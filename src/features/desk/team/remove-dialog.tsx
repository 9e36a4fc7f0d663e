import { useMutation } from "@tanstack/react-query";
import { deskTeam as words } from "#content/desk.ts";
import { deskTeamMemberPath } from "#contracts/desk/endpoints.ts";
import { deskDone } from "#contracts/desk/session.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../desk-api.ts";

export function RemoveDialog(props: {
  member: TeamMember;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { id, email } = props.member;
  const remove = useMutation({
    mutationFn: () => ask(deskTeamMemberPath(id), deskDone, { method: "DELETE" }),
    onSuccess: props.onRemoved,
  });
  return (
    <Dialog open onClose={props.onClose} title={fillIn(words.removeHeading, { email })}>
      <p className="text-ink-2">{words.removeAbout}</p>
      <AlertRegion tone="error" className="mt-4">
        {remove.error?.message}
      </AlertRegion>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button disabled={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? words.removing : words.remove}
        </Button>
        <Button variant="quiet" onClick={props.onClose}>
          {words.cancel}
        </Button>
      </p>
    </Dialog>
  );
}
