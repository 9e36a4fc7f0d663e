import type { RequestBody } from "#contracts/desk/api.ts";
import { deskRoles } from "#contracts/desk/session.ts";
import { roleNames } from "../data/names.ts";
import { ActionForm } from "../shell/action-form.tsx";

export function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
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
