import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { desk, deskTeam as words } from "#content/desk.ts";
import { deskTeamPath } from "#contracts/desk/endpoints.ts";
import { type DeskRole, deskRoles } from "#contracts/desk/session.ts";
import { type InviteRequest, teamMemberAnswer } from "#contracts/desk/team.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { ask } from "../data/desk-api.ts";

export function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const invite = useMutation({
    mutationFn: (body: InviteRequest) =>
      ask(deskTeamPath, teamMemberAnswer, { method: "POST", body }),
    onSuccess: ({ member }) => {
      form.current?.reset();
      onInvited(member.email);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = checkFields(event.currentTarget, words);
    setFault(faults.email);
    if (faults.email) return;
    const fields = new FormData(event.currentTarget);
    invite.mutate({
      email: `${fields.get("email")}`.trim(),
      role: fields.get("role") as DeskRole,
    });
  }

  return (
    <section aria-labelledby="invite" className="team-invite">
      <h2 id="invite">{words.inviteHeading}</h2>
      <p className="text-ink-2">{words.inviteAbout}</p>
      <form ref={form} noValidate onSubmit={submit}>
        <TextInput
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          required
          error={fault ?? invite.error?.message}
          onInput={() => {
            setFault(undefined);
            invite.reset();
          }}
        />
        <Select
          name="role"
          label={words.role}
          options={deskRoles.map((role) => ({ value: role, label: desk.account.roles[role] }))}
        />
        <Button type="submit" size="small" disabled={invite.isPending}>
          {invite.isPending ? words.inviting : words.invite}
        </Button>
      </form>
    </section>
  );
}
