import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { RequestBody } from "#contracts/desk/api.ts";
import { type DeskRole, deskRoles } from "#contracts/desk/session.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { Select } from "#design-system/forms/select.tsx";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { personName, roleNames } from "../data/names.ts";
import { sessionQuery, useUser } from "../data/session.ts";
import { lastFailure, useDeskAction } from "../data/use-desk-action.ts";
import { ActionButton, RowButton } from "../shell/action-button.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { DeskTable } from "../shell/desk-table.tsx";
import { EmailAddress } from "../shell/email-address.tsx";
import { ListScreen } from "../shell/list-screen.tsx";
import { RemoveMember } from "./remove-member.tsx";

/** The desk's users. All can see them; admins invite, change roles, end sessions and remove. */
export function TeamScreen() {
  const team = useQuery(deskQuery("team"));
  const linkIsOffered = useQuery(sessionQuery).data?.link ?? false;
  const user = useUser();
  const isAdmin = user?.role === "admin";
  const [notice, setNotice] = useState<ReactNode>("");
  const [removed, remove] = useState<TeamMember>();
  const changeRole = useDeskAction("changeRole", ({ member }) =>
    setNotice(`${personName(member)} is ${roleNames[member.role]} now.`),
  );
  const inviteAgain = useDeskAction("inviteAgain");
  const admins = team.data?.members.filter(({ role }) => role === "admin").length;
  /** Can neither be removed nor made staff. */
  const isOnlyAdmin = ({ role }: TeamMember) => role === "admin" && admins === 1;

  const roleOf = (member: TeamMember) =>
    isAdmin ? (
      <Select
        label={<span className="sr-only">Role: {member.email}</span>}
        value={member.role}
        disabled={changeRole.isPending || isOnlyAdmin(member)}
        onValueChange={(role) => {
          setNotice("");
          changeRole.mutate({ id: member.id, body: { role: role as DeskRole } });
        }}
        options={deskRoles.map((one) => ({ value: one, label: roleNames[one] }))}
      />
    ) : (
      roleNames[member.role]
    );
  const lastSeenOf = ({ id, email, lastSeenAt }: TeamMember) =>
    lastSeenAt === null ? (
      <>
        Not yet
        {isAdmin ? (
          <span className="mt-1 block">
            <RowButton
              row={email}
              disabled={inviteAgain.isPending}
              onClick={() => {
                setNotice("");
                inviteAgain.mutate(
                  { id },
                  { onSuccess: () => setNotice(`${email} gets the invitation again.`) },
                );
              }}
            >
              Send the invitation again
            </RowButton>
          </span>
        ) : null}
      </>
    ) : (
      firmMoment(lastSeenAt)
    );
  const buttonsOf = (member: TeamMember) => (
    <>
      {/* The user's own sessions are listed on Your sign-in. */}
      {member.id === user?.id ? null : (
        <ActionButton
          label="End sessions"
          row={member.email}
          title={`End all sessions of ${personName(member)}?`}
          about="They are signed out everywhere at once, and links they have asked for stop working. They can sign in again."
          endpoint="endMemberSessions"
          send={() => ({ id: member.id })}
          confirming="Ending"
          onDone={() => setNotice(`The sessions of ${personName(member)} have ended.`)}
        />
      )}
      {isOnlyAdmin(member) ? (
        <small>
          The only admin. To remove this person or make them staff, make another person an admin
          first.
        </small>
      ) : (
        <RowButton row={member.email} onClick={() => remove(member)}>
          Remove
        </RowButton>
      )}
    </>
  );
  return (
    <ListScreen
      title="Team"
      about="Staff work leads and write newsletters. Admins also send them, invite, remove, erase and export."
      notice={notice}
      failure={lastFailure(changeRole, inviteAgain)}
      query={team}
      rows={({ members }) => members}
      below={
        <>
          {isAdmin ? <InviteForm onInvited={(email) => setNotice(`${email} is invited.`)} /> : null}
          {removed ? (
            <RemoveMember member={removed} onDone={setNotice} onClose={() => remove(undefined)} />
          ) : null}
        </>
      }
    >
      {({ members }) => (
        <DeskTable
          rows={members}
          columns={[
            {
              head: "Person",
              cell: (member) => <Person member={member} isSelf={member.id === user?.id} />,
            },
            { head: "Role", cell: roleOf, speaks: true },
            { head: "Last seen", cell: lastSeenOf },
            ...(isAdmin
              ? [
                  {
                    head: "Signs in by",
                    cell: (one: TeamMember) => waysInWords(one, linkIsOffered),
                  },
                ]
              : []),
          ]}
          buttons={isAdmin ? buttonsOf : undefined}
        />
      )}
    </ListScreen>
  );
}

function Person({ member: { name, email }, isSelf }: { member: TeamMember; isSelf: boolean }) {
  return (
    <>
      {name ? <span className="block font-semibold">{name}</span> : null}
      <span className={name ? "font-normal text-ink-3" : ""}>
        <EmailAddress address={email} />
      </span>
      {isSelf ? <small> (you)</small> : null}
    </>
  );
}

/** `2 passkeys, e-mailed link`. */
export function waysInWords(
  { signsInBy }: Pick<TeamMember, "signsInBy">,
  linkIsOffered: boolean,
): string {
  const { passkeys = 0, singleSignOn = false } = signsInBy ?? {};
  const ways = [
    passkeys > 0 ? counted(passkeys, "passkey") : "",
    singleSignOn ? "single sign-on" : "",
    linkIsOffered ? "e-mailed link" : "",
  ];
  return ways.filter(Boolean).join(", ") || "Nothing yet";
}

function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
  return (
    <section
      aria-labelledby="invite"
      className="mt-10 max-w-[44rem] border-t border-line-strong pt-5"
    >
      <h2 id="invite">Invite a colleague</h2>
      <p className="text-ink-2">They get an e-mail that says how to sign in.</p>
      <ActionForm
        className="mt-4 sm:grid-cols-[minmax(0,1fr)_9rem_auto] sm:items-start sm:[&>p]:mt-[1.4375rem]"
        endpoint="inviteMember"
        fields={[
          { name: "email", type: "email", label: "E-mail", required: true },
          {
            name: "role",
            label: "Role",
            options: deskRoles.map((role) => ({ value: role, label: roleNames[role] })),
          },
        ]}
        send={(entered) => ({ body: entered as RequestBody<"inviteMember"> })}
        confirm="Invite"
        confirming="Inviting"
        button={{ size: "small" }}
        onDone={({ member }) => onInvited(member.email)}
      />
    </section>
  );
}
