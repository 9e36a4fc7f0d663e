import { useMutation } from "@tanstack/react-query";
import type { TeamMember } from "#contracts/desk/team.ts";
import { request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";

export function EndSessions(props: {
  member: TeamMember;
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id } = props.member;
  const name = personName(props.member);
  const end = useMutation({
    mutationFn: () => request("endMemberSessions", { id }),
    onSuccess: () => props.onDone(`The sessions of ${name} have ended.`),
  });
  return (
    <ConfirmDialog
      title={`End all sessions of ${name}?`}
      about="They are signed out everywhere at once, and links they have asked for stop working. They can sign in again."
      action={end}
      confirm="End sessions"
      confirming="Ending"
      onClose={props.onClose}
    />
  );
}
