import { type SubmitEvent, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { desk, deskTeam as words } from "#content/desk.ts";
import { deskTeamPath } from "#contracts/desk/endpoints.ts";
import { type DeskRole, deskRoles } from "#contracts/desk/session.ts";
import type { InviteRequest, TeamMemberAnswer } from "#contracts/desk/team.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { useChange } from "../use-change.ts";

export function InviteForm({ onInvited }: { onInvited: (email: string) => void }) {
  const [fault, setFault] = useState<string>();
  const { busy, failure, run, clear } = useChange();

  async function invite(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = checkFields(form, words);
    setFault(faults.email);
    if (faults.email) return;
    const fields = new FormData(form);
    const body: InviteRequest = {
      email: `${fields.get("email")}`.trim(),
      role: fields.get("role") as DeskRole,
    };
    if (!(await run<TeamMemberAnswer>(deskTeamPath, { method: "POST", body }))) return;
    form.reset();
    onInvited(body.email);
  }

  return (
    <section aria-labelledby="invite" className="team-invite">
      <h2 id="invite">{words.inviteHeading}</h2>
      <p className="text-ink-2">{words.inviteAbout}</p>
      <form noValidate onSubmit={invite}>
        <TextInput
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          required
          error={fault ?? failure?.message}
          onInput={() => {
            setFault(undefined);
            clear();
          }}
        />
        <Select
          name="role"
          label={words.role}
          options={deskRoles.map((role) => ({ value: role, label: desk.account.roles[role] }))}
        />
        <Button type="submit" size="small" disabled={busy}>
          {busy ? words.inviting : words.invite}
        </Button>
      </form>
    </section>
  );
}
