import { useMutation } from "@tanstack/react-query";
import type { TeamMember } from "#contracts/desk/team.ts";
import { request } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";

/** Actions that ask for a second press. */
const actions = {
  endSessions: {
    endpoint: "endMemberSessions",
    title: (email: string) => `End all sessions of ${email}?`,
    about:
      "They are signed out everywhere at once, and links they have asked for stop working. They can sign in again.",
    confirm: "End sessions",
    confirming: "Ending",
    done: (email: string) => `The sessions of ${email} have ended.`,
  },
  remove: {
    endpoint: "removeMember",
    title: (email: string) => `Remove ${email}?`,
    about:
      "They are signed out everywhere at once and cannot come back. Their leads and notes stay, and booked calls stay under Calls: move them to a colleague.",
    confirm: "Remove",
    confirming: "Removing",
    done: (email: string) => `${email} is removed.`,
  },
} as const;

export type MemberAction = keyof typeof actions;

export function MemberDialog(props: {
  member: TeamMember;
  action: MemberAction;
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { id, email } = props.member;
  const { endpoint, title, done, ...words } = actions[props.action];
  const act = useMutation({
    mutationFn: () => request(endpoint, { id }),
    onSuccess: () => props.onDone(done(email)),
  });
  return <ConfirmDialog {...words} title={title(email)} action={act} onClose={props.onClose} />;
}
