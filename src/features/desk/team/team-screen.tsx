import { useState } from "react";
import { desk, deskTeam as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { deskTeamMemberPath, deskTeamPath } from "#contracts/desk/endpoints.ts";
import { type DeskRole, deskRoles } from "#contracts/desk/session.ts";
import type {
  ChangeRoleRequest,
  TeamAnswer,
  TeamMember,
  TeamMemberAnswer,
} from "#contracts/desk/team.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { useSession } from "../session.ts";
import { EmailAddress } from "../shell/email-address.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { useChange } from "../use-change.ts";
import { useLoaded } from "../use-loaded.ts";
import { InviteForm } from "./invite-form.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/** Who works here. Everybody may look; admins invite, change roles and remove. */
export function TeamScreen() {
  const loaded = useLoaded<TeamAnswer>(deskTeamPath);
  const { user } = useSession();
  const isAdmin = user?.role === "admin";
  const [told, setTold] = useState("");
  const [leaving, setLeaving] = useState<TeamMember>();
  const { busy, failure, run } = useChange();

  function tell(text: string) {
    setTold(text);
    loaded.reload();
  }

  async function changeRole({ id, email }: TeamMember, role: DeskRole) {
    setTold("");
    const body: ChangeRoleRequest = { role };
    const path = deskTeamMemberPath(id);
    if (await run<TeamMemberAnswer>(path, { method: "PATCH", body }))
      tell(fillIn(words.changed, { email, role: desk.account.roles[role] }));
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
      <Refused failure={failure} />
      <Ready loaded={loaded}>
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
                        disabled={busy}
                        onValueChange={(role) => changeRole(member, role as DeskRole)}
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
        <RemoveDialog
          member={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => {
            setLeaving(undefined);
            tell(fillIn(words.removed, { email: leaving.email }));
          }}
        />
      ) : null}
    </>
  );
}
