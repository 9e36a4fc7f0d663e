import { type SubmitEvent, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { deskConnections } from "#content/desk.ts";
import {
  type ConnectionSecretAnswer,
  deskConnectionsPath,
  type NewConnectionRequest,
} from "#contracts/desk/connections.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { Refused } from "../shell/states.tsx";
import { useChange } from "../use-change.ts";

const words = deskConnections.add;

export function AddConnection({ onAdded }: { onAdded: (answer: ConnectionSecretAnswer) => void }) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { busy, failure, run, clear } = useChange();
  const refused = failure?.body.field === "url" ? failure.message : undefined;

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = checkFields(form, words);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const fields = new FormData(form);
    const body: NewConnectionRequest = {
      name: `${fields.get("name")}`.trim(),
      url: `${fields.get("url")}`.trim(),
    };
    const answer = await run<ConnectionSecretAnswer>(deskConnectionsPath, {
      method: "POST",
      body,
    });
    if (!answer) return;
    form.reset();
    onAdded(answer);
  }

  function correct() {
    setFaults({});
    clear();
  }

  return (
    <section aria-labelledby="add-connection" className="connections-add">
      <h2 id="add-connection">{words.heading}</h2>
      <p className="text-ink-2">{words.about}</p>
      <form noValidate onSubmit={add}>
        <TextInput
          name="name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={60}
          required
          error={faults.name}
          onInput={correct}
        />
        <TextInput
          name="url"
          type="url"
          label={words.url}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          required
          error={faults.url ?? refused}
          onInput={correct}
        />
        <Button type="submit" size="small" disabled={busy}>
          {busy ? words.adding : words.submit}
        </Button>
        {refused ? null : <Refused failure={failure} />}
      </form>
    </section>
  );
}
