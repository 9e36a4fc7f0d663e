import { useMutation } from "@tanstack/react-query";
import { deskTeamMemberPath, deskTeamMemberSessionsPath } from "#contracts/desk/endpoints.ts";
import { deskDone } from "#contracts/desk/session.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { ask } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";

/** Actions that ask for a second press. */
const actions = {
  endSessions: {
    path: deskTeamMemberSessionsPath,
    title: (email: string) => `End all sessions of ${email}?`,
    about:
      "They are signed out everywhere at once, and links they have asked for stop working. They can sign in again.",
    confirm: "End sessions",
    confirming: "Ending",
    done: (email: string) => `The sessions of ${email} have ended.`,
  },
  remove: {
    path: deskTeamMemberPath,
    title: (email: string) => `Remove ${email}?`,
    about:
      "They are signed out everywhere at once and cannot come back. Their leads and notes stay.",
    confirm: "Remove",
    confirming: "Removing",
    done: (email: string) => `${email} is removed.`,
  },
};

export type MemberAction = keyof typeof actions;

export function MemberDialog(props: {
  member: TeamMember;
  action: MemberAction;
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, email } = props.member;
  const { path, title, done, ...words } = actions[props.action];
  const act = useMutation({
    mutationFn: () => ask(path(id), deskDone, { method: "DELETE" }),
    onSuccess: () => props.onDone(done(email)),
  });
  return <ConfirmDialog {...words} title={title(email)} action={act} onClose={props.onClose} />;
}
