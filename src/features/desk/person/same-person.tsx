import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useForm } from "#browser/use-form.ts";
import type { OtherPerson } from "#contracts/desk/people.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { FaultSummary } from "#design-system/forms/fault-summary.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { DeskFailure, request } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { nameOf } from "../data/person-in-words.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { RowButton } from "../shell/action-button.tsx";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { Refused } from "../shell/states.tsx";
import { personQuery } from "./person-query.ts";

/** `Dana Whitfield, dana@practice.example`. */
function inWords({ name, email }: OtherPerson): string {
  return name && email ? `${name}, ${email}` : nameOf({ name, email });
}

/** Who was merged into this person, with the address that is known as theirs, and who may be next. */
export function SamePerson({ person }: { person: DeskPerson }) {
  const client = useQueryClient();
  const [other, setOther] = useState<OtherPerson>();
  const undo = useDeskAction("undoMerge", () => client.refetchQueries(personQuery(person.id)));
  return (
    <>
      {person.merged.map((merged) => (
        <p key={merged.id} className="mt-2 text-sm">
          Merged with {inWords(merged)}, {firmMoment(merged.at)}{" "}
          {merged.canUndo ? (
            <button
              type="button"
              className="lead-undo print:hidden"
              disabled={undo.isPending}
              onClick={() => undo.mutate({ id: merged.id })}
            >
              Undo<span className="sr-only"> the merge with {inWords(merged)}</span>
            </button>
          ) : null}
        </p>
      ))}
      <Refused failure={undo.error} />
      {person.alike.map((alike) => (
        <p key={alike.id} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
          <span>
            Perhaps the same as{" "}
            <Link to={`/desk/leads/${alike.id}`} className="underline">
              {inWords(alike)}
            </Link>
          </span>
          <RowButton row={`with ${inWords(alike)}`} onClick={() => setOther(alike)}>
            Merge
          </RowButton>
        </p>
      ))}
      {other ? (
        <MergeDialog person={person} other={other} onClose={() => setOther(undefined)} />
      ) : null}
    </>
  );
}

function MergeDialog(props: { person: DeskPerson; other: OtherPerson; onClose: () => void }) {
  const { person, other, onClose } = props;
  const addresses =
    person.email && other.email
      ? `${person.email} stays the main address; ${other.email} stays known as theirs.`
      : `The address is ${person.email ?? other.email ?? "still missing"}.`;
  return (
    <ActionDialog
      title={`Merge with ${nameOf(other)}?`}
      about={`Everything of theirs moves to ${nameOf(person)}: what they sent, calls, notes, messages and the newsletter. ${addresses} You can undo it until the end of today.`}
      endpoint="mergePeople"
      send={() => ({ id: person.id, body: { otherId: other.id } })}
      confirm="Merge"
      confirming="Merging"
      onClose={onClose}
    />
  );
}

/** The person with this e-mail address, or at this address of the desk. */
async function find(typed: string): Promise<OtherPerson> {
  const id = /\/desk\/leads\/([\w-]+)/.exec(typed)?.[1];
  if (id) return (await request("person", { id })).person;
  const { people } = await request("people", { query: { search: typed } });
  const found = people.find(({ email }) => email && sameAddress(email, typed));
  if (!found) throw new DeskFailure("Nobody has this e-mail address.");
  return found;
}

/** For two that nobody has noticed to be the same. */
export function MergeWith({ person }: { person: DeskPerson }) {
  const [other, setOther] = useState<OtherPerson>();
  const { form, field, summary } = useForm({
    async send({ other: typed = "" }: { other?: string }) {
      const found = await find(typed);
      if (found.id === person.id) throw new DeskFailure("That is this person.");
      setOther(found);
    },
  });
  return (
    <section aria-labelledby="lead-merge" className="print:hidden">
      <h2 id="lead-merge">The same person twice?</h2>
      <form {...form} className="grid justify-items-start gap-2.5 *:first:w-full">
        <TextInput
          {...field("other")}
          label="Merge with"
          hint="The other e-mail address, or the address of the other page at the desk."
          autoComplete="off"
        />
        <FaultSummary {...summary} />
        <SmallButton type="submit">Find</SmallButton>
      </form>
      {other ? (
        <MergeDialog person={person} other={other} onClose={() => setOther(undefined)} />
      ) : null}
    </section>
  );
}
