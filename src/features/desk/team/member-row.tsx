import { useQuery } from "@tanstack/react-query";
import { firmTimeZone } from "#content/firm.ts";
import { type DeskRole, deskRoles } from "#contracts/desk/session.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { Select } from "#design-system/forms/select.tsx";
import { formatMoment } from "#wording/times.ts";
import { roleNames } from "../data/names.ts";
import { sessionQuery } from "../data/session.ts";
import { EmailAddress } from "../shell/email-address.tsx";
import { RowButton } from "../shell/row-button.tsx";

/** What an admin can do with a member besides changing the role. */
export type MemberAction = "inviteAgain" | "endSessions" | "remove";

interface MemberRowProps {
  member: TeamMember;
  isSelf: boolean;
  /** An admin's actions; undefined for staff. */
  admin?: {
    busy: boolean;
    /** The member is the only admin, who can neither be removed nor made staff. */
    isOnlyAdmin: boolean;
    onRole: (role: DeskRole) => void;
    onAsked: (action: MemberAction) => void;
  };
}

export function MemberRow({ member, isSelf, admin }: MemberRowProps) {
  const { email, name, role, lastSeenAt, signsInBy } = member;
  const linkIsOffered = useQuery(sessionQuery).data?.link ?? false;
  return (
    <tr>
      <th scope="row">
        {name ? <span className="block font-semibold">{name}</span> : null}
        <span className={name ? "font-normal text-ink-3" : ""}>
          <EmailAddress address={email} />
        </span>
        {isSelf ? <small> (you)</small> : null}
      </th>
      <td>
        {admin ? (
          <Select
            label={<span className="sr-only">Role: {email}</span>}
            value={role}
            disabled={admin.busy || admin.isOnlyAdmin}
            onValueChange={(chosen) => admin.onRole(chosen as DeskRole)}
            options={deskRoles.map((one) => ({ value: one, label: roleNames[one] }))}
          />
        ) : (
          roleNames[role]
        )}
      </td>
      <td data-label="Last seen">
        {lastSeenAt === null ? "Not yet" : formatMoment(lastSeenAt, firmTimeZone)}
        {lastSeenAt === null && admin ? (
          <span className="mt-1 block">
            <RowButton row={email} onClick={() => admin.onAsked("inviteAgain")}>
              Send the invitation again
            </RowButton>
          </span>
        ) : null}
      </td>
      {admin ? (
        <>
          <td data-label="Signs in by">
            {signsInBy ? waysInWords(signsInBy, linkIsOffered) : null}
          </td>
          <td className="desk-row-actions">
            {/* The user's own sessions are listed on Your sign-in. */}
            {isSelf ? null : (
              <RowButton row={email} onClick={() => admin.onAsked("endSessions")}>
                End sessions
              </RowButton>
            )}
            {admin.isOnlyAdmin ? (
              <small>
                The only admin. To remove this person or make them staff, make another person an
                admin first.
              </small>
            ) : (
              <RowButton row={email} onClick={() => admin.onAsked("remove")}>
                Remove
              </RowButton>
            )}
          </td>
        </>
      ) : null}
    </tr>
  );
}

/** `2 passkeys, e-mailed link`. */
export function waysInWords(
  { passkeys, singleSignOn }: NonNullable<TeamMember["signsInBy"]>,
  linkIsOffered: boolean,
): string {
  const ways = [
    passkeys === 1 ? "1 passkey" : "",
    passkeys > 1 ? `${passkeys} passkeys` : "",
    singleSignOn ? "single sign-on" : "",
    linkIsOffered ? "e-mailed link" : "",
  ];
  return ways.filter(Boolean).join(", ") || "Nothing yet";
}
