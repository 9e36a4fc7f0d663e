import { useMutation } from "@tanstack/react-query";
import { deskTeam as words } from "#content/desk.ts";
import { deskTeamMemberPath, deskTeamMemberSessionsPath } from "#contracts/desk/endpoints.ts";
import { deskDone } from "#contracts/desk/session.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";

/** Actions that ask for a second press. */
export type MemberAction = "endSessions" | "remove";

const actions = {
  endSessions: {
    path: deskTeamMemberSessionsPath,
    confirming: words.endingSessions,
    done: words.sessionsEnded,
  },
  remove: { path: deskTeamMemberPath, confirming: words.removing, done: words.removed },
};

export function MemberDialog(props: {
  member: TeamMember;
  action: MemberAction;
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, email } = props.member;
  const { path, confirming, done } = actions[props.action];
  const act = useMutation({
    mutationFn: () => ask(path(id), deskDone, { method: "DELETE" }),
    onSuccess: () => props.onDone(fillIn(done, { email })),
  });
  return (
    <ConfirmDialog
      title={fillIn(words[`${props.action}Heading`], { email })}
      about={words[`${props.action}About`]}
      action={act}
      words={{ confirm: words[props.action], confirming, cancel: words.cancel }}
      onClose={props.onClose}
    />
  );
}
