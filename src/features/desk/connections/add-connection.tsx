import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { deskConnections } from "#content/desk.ts";
import {
  type ConnectionSecretAnswer,
  connectionSecretAnswer,
  deskConnectionsPath,
  type NewConnectionRequest,
} from "#contracts/desk/connections.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { ask } from "../data/desk-api.ts";
import { Refused } from "../shell/states.tsx";

const words = deskConnections.add;

export function AddConnection({ onAdded }: { onAdded: (answer: ConnectionSecretAnswer) => void }) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const add = useMutation({
    mutationFn: (body: NewConnectionRequest) =>
      ask(deskConnectionsPath, connectionSecretAnswer, { method: "POST", body }),
    onSuccess: (answer) => {
      form.current?.reset();
      onAdded(answer);
    },
  });
  const refusedUrl = add.error?.field === "url" ? add.error.message : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = checkFields(event.currentTarget, words);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const fields = new FormData(event.currentTarget);
    add.mutate({ name: `${fields.get("name")}`.trim(), url: `${fields.get("url")}`.trim() });
  }

  function correct() {
    setFaults({});
    add.reset();
  }

  return (
    <section aria-labelledby="add-connection" className="connections-add">
      <h2 id="add-connection">{words.heading}</h2>
      <p className="text-ink-2">{words.about}</p>
      <form ref={form} noValidate onSubmit={submit}>
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
          error={faults.url ?? refusedUrl}
          onInput={correct}
        />
        <Button type="submit" size="small" disabled={add.isPending}>
          {add.isPending ? words.adding : words.submit}
        </Button>
        {refusedUrl ? null : <Refused failure={add.error} />}
      </form>
    </section>
  );
}
