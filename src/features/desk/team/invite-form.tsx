import { useMutation } from "@tanstack/react-query";
import type { RequestBody } from "#contracts/desk/api.ts";
import { deskRoles } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { roleNames } from "../data/names.ts";
import { useDeskForm } from "../use-desk-form.ts";

export function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
  const invite = useMutation({
    mutationFn: (body: RequestBody<"inviteMember">) => request("inviteMember", { body }),
    onSuccess: ({ member }) => onInvited(member.email),
  });
  const { form, faults } = useDeskForm(invite, {
    missing: "Please enter an e-mail address.",
    invalid: "Please enter an address like name@practice.com.",
  });
  return (
    <section
      aria-labelledby="invite"
      className="mt-10 max-w-[44rem] border-t border-line-strong pt-5"
    >
      <h2 id="invite">Invite a colleague</h2>
      <p className="text-ink-2">They get an e-mail that says how to sign in.</p>
      <form
        {...form}
        className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto] sm:items-start"
      >
        <TextInput
          name="email"
          type="email"
          label="E-mail"
          autoComplete="off"
          required
          error={faults.email ?? invite.error?.message}
        />
        <Select
          name="role"
          label="Role"
          options={deskRoles.map((role) => ({ value: role, label: roleNames[role] }))}
        />
        <Button
          type="submit"
          size="small"
          className="sm:mt-[1.4375rem]"
          disabled={invite.isPending}
        >
          {invite.isPending ? "Inviting" : "Invite"}
        </Button>
      </form>
    </section>
  );
}
