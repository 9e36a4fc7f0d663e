import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { desk, deskTeam as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { deskTeamMemberPath, deskTeamPath } from "#contracts/desk/endpoints.ts";
import { type DeskRole, deskDone, deskRoles } from "#contracts/desk/session.ts";
import {
  type ChangeRoleRequest,
  type TeamMember,
  teamAnswer,
  teamMemberAnswer,
} from "#contracts/desk/team.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { answerQuery, ask } from "../desk-api.ts";
import { useUser } from "../session.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { EmailAddress } from "../shell/email-address.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { InviteForm } from "./invite-form.tsx";

const teamQuery = answerQuery(deskTeamPath, teamAnswer);

/** Who works here. Everyone may look; admins invite, change roles and remove. */
export function TeamScreen() {
  const client = useQueryClient();
  const team = useQuery(teamQuery);
  const user = useUser();
  const isAdmin = user?.role === "admin";
  const [told, setTold] = useState("");
  const [leaving, setLeaving] = useState<TeamMember>();
  const changeRole = useMutation({
    mutationFn: ({ id, role }: TeamMember) => {
      const body: ChangeRoleRequest = { role };
      return ask(deskTeamMemberPath(id), teamMemberAnswer, { method: "PATCH", body });
    },
    onMutate: () => setTold(""),
    onSuccess: ({ member: { email, role } }) =>
      tell(fillIn(words.changed, { email, role: desk.account.roles[role] })),
  });

  const remove = useMutation({
    mutationFn: ({ id }: TeamMember) => ask(deskTeamMemberPath(id), deskDone, { method: "DELETE" }),
    onSuccess: (_, { email }) => {
      stay();
      tell(fillIn(words.removed, { email }));
    },
  });

  function stay() {
    setLeaving(undefined);
    remove.reset();
  }
  function tell(text: string) {
    setTold(text);
    client.invalidateQueries(teamQuery);
  }

  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
      </div>
      <p className="text-ink-2">{words.about}</p>
      <p role="status" className="lead-sent mt-3">
        {told}
      </p>
      <Refused failure={changeRole.error} />
      <Ready query={team}>
        {({ members }) => (
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{words.email}</th>
                <th scope="col">{words.role}</th>
                <th scope="col">{words.lastSeen}</th>
                {isAdmin ? <td /> : null}
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <tr key={member.id}>
                  <th scope="row">
                    <EmailAddress address={member.email} />
                    {member.id === user?.id ? <small> ({words.you})</small> : null}
                  </th>
                  <td>
                    {isAdmin ? (
                      <Select
                        label={
                          <span className="sr-only">
                            {words.role}: {member.email}
                          </span>
                        }
                        value={member.role}
                        disabled={changeRole.isPending}
                        onValueChange={(role) =>
                          changeRole.mutate({ ...member, role: role as DeskRole })
                        }
                        options={deskRoles.map((role) => ({
                          value: role,
                          label: desk.account.roles[role],
                        }))}
                      />
                    ) : (
                      desk.account.roles[member.role]
                    )}
                  </td>
                  <td data-label={words.lastSeen}>
                    {member.lastSeenAt === null
                      ? words.never
                      : formatMoment(member.lastSeenAt, firmTimeZone)}
                  </td>
                  {isAdmin ? (
                    <td>
                      <Button variant="quiet" size="small" onClick={() => setLeaving(member)}>
                        {words.remove}
                        <span className="sr-only"> {member.email}</span>
                      </Button>
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Ready>
      {isAdmin ? (
        <InviteForm onInvited={(email) => tell(fillIn(words.invited, { email }))} />
      ) : null}
      {leaving ? (
        <ConfirmDialog
          title={fillIn(words.removeHeading, { email: leaving.email })}
          about={words.removeAbout}
          action={{ ...remove, mutate: () => remove.mutate(leaving) }}
          words={{ confirm: words.remove, confirming: words.removing, cancel: words.cancel }}
          onClose={stay}
        />
      ) : null}
    </>
  );
}
