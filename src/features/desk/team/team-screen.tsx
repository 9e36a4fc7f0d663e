import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { TeamMember } from "#contracts/desk/team.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { personName, roleNames } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { Ready, Refused } from "../shell/states.tsx";
import { TableHead } from "../shell/table-head.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { EndSessions } from "./end-sessions.tsx";
import { InviteForm } from "./invite-form.tsx";
import { type MemberAction, MemberRow } from "./member-row.tsx";
import { RemoveMember } from "./remove-member.tsx";

const teamQuery = deskQuery("team");

/** The desk's users. All can see them; admins invite, change roles, end sessions and remove. */
export function TeamScreen() {
  const client = useQueryClient();
  const team = useQuery(teamQuery);
  const user = useUser();
  const isAdmin = user?.role === "admin";
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(team.data?.members.length, heading);
  const [told, setTold] = useState<ReactNode>("");
  const [asked, setAsked] = useState<{ member: TeamMember; action: MemberAction }>();
  const changeRole = useMutation({
    mutationFn: ({ id, role }: TeamMember) => request("changeRole", { id, body: { role } }),
    onMutate: () => setTold(""),
    onSuccess: ({ member }) => tell(`${personName(member)} is ${roleNames[member.role]} now.`),
  });
  const inviteAgain = useMutation({
    mutationFn: ({ id }: TeamMember) => request("inviteAgain", { id }),
    onMutate: () => setTold(""),
    onSuccess: (_, { email }) => tell(`${email} gets the invitation again.`),
  });
  const dialog = asked && {
    member: asked.member,
    onDone: tell,
    onClose: () => setAsked(undefined),
  };

  function tell(text: ReactNode) {
    setAsked(undefined);
    setTold(text);
    client.invalidateQueries(teamQuery);
  }

  return (
    <>
      <div className="desk-title">
        <h1 ref={heading} tabIndex={-1}>
          Team
        </h1>
      </div>
      <p className="text-ink-2">
        Staff work leads and write newsletters. Admins also send them, invite, remove, erase and
        export.
      </p>
      <p role="status" className="mt-3 font-medium text-leaf not-empty:mb-3">
        {told}
      </p>
      <Refused failure={changeRole.error ?? inviteAgain.error} />
      <Ready query={team}>
        {({ members }) => {
          const admins = members.filter(({ role }) => role === "admin").length;
          return (
            <table className="desk-table">
              <TableHead
                columns={["Person", "Role", "Last seen", ...(isAdmin ? ["Signs in by"] : [])]}
                withButtons={isAdmin}
              />
              <tbody>
                {members.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    isSelf={member.id === user?.id}
                    {...(isAdmin && {
                      admin: {
                        busy: changeRole.isPending || inviteAgain.isPending,
                        isOnlyAdmin: member.role === "admin" && admins === 1,
                        onRole: (role) => changeRole.mutate({ ...member, role }),
                        onAsked: (action) =>
                          action === "inviteAgain"
                            ? inviteAgain.mutate(member)
                            : setAsked({ member, action }),
                      },
                    })}
                  />
                ))}
              </tbody>
            </table>
          );
        }}
      </Ready>
      {isAdmin ? <InviteForm onInvited={(email) => tell(`${email} is invited.`)} /> : null}
      {dialog && asked.action === "remove" ? <RemoveMember {...dialog} /> : null}
      {dialog && asked.action === "endSessions" ? <EndSessions {...dialog} /> : null}
    </>
  );
}
