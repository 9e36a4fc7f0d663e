import { useMutation } from "@tanstack/react-query";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { type Colleague, type LeadStatus, withoutOwner } from "#contracts/desk/people.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { countInWords } from "#wording/counts.ts";
import { request } from "../data/desk-api.ts";
import { ownerOptions, statusOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { Refused } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import type { Choice } from "./choice.ts";
import { Picker } from "./picker.tsx";

type Change = RequestBody<"changePeople">;
type Changed = Answer<"changePeople">;

const people = { one: "1 person", more: "{count} people" };

/** Under the list while rows are chosen: one status or owner for all of them, and its Undo. */
export function ChangeSeveral(props: {
  choice: Choice;
  /** How many of them are on this page. */
  shown: number;
  owners: readonly Colleague[];
  onAll: () => void;
  onChanged: (changed: Changed["changed"]) => void;
  onEnd: () => void;
}) {
  const { choice, owners } = props;
  const user = useUser();
  const change = useMutation({
    mutationFn: async ({ changes }: { changes: readonly Change[]; isUndo?: true }) =>
      joined(await Promise.all(changes.map((body) => request("changePeople", { body })))),
    onSettled: (answer) => props.onChanged(answer?.changed ?? []),
  });
  const isUndo = change.variables?.isUndo;
  const [made] = change.variables?.changes ?? [];
  const undo =
    made && !isUndo && change.data?.changed.length
      ? () => change.mutate({ changes: undoing(made, change.data.changed), isUndo: true })
      : undefined;
  useKeys({ u: () => undo?.() });

  function save(values: Pick<Change, "status" | "ownerId">) {
    const chosen = [...choice].map(([id, version]) => ({ id, version }));
    if (!change.isPending) change.mutate({ changes: [{ people: chosen, ...values }] });
  }
  const elsewhere = choice.size - props.shown;
  return (
    <section
      aria-label="Change several people"
      className="sticky bottom-0 z-2 mt-4 flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-line-strong bg-paper py-3 print:hidden"
    >
      <p role="status" className="flex w-full flex-wrap items-center gap-x-3 font-semibold">
        {countInWords(choice.size, people)} chosen
        {elsewhere > 0 ? `, ${elsewhere} of them not on this page` : null}
        {made && change.data ? (
          <span className="text-leaf">{inWords(change.data, made, isUndo)}</span>
        ) : null}
        {undo ? (
          <SmallButton
            onClick={() => {
              undo();
              // The pressed button disappears.
              document.getElementById("several-status")?.focus();
            }}
          >
            Undo
          </SmallButton>
        ) : null}
      </p>
      <Picker
        id="several-status"
        label="Status"
        value=""
        disabled={choice.size === 0}
        onChoose={(status) => save({ status: status as LeadStatus })}
        options={[{ value: "", label: "Set status", disabled: true }, ...statusOptions]}
      />
      <Picker
        id="several-owner"
        label="Owner"
        value=""
        disabled={choice.size === 0}
        onChoose={(id) => save({ ownerId: id === withoutOwner ? null : id })}
        options={[
          { value: "", label: "Set owner", disabled: true },
          { value: withoutOwner, label: "No owner" },
          ...ownerOptions(owners, user?.id),
        ]}
      />
      <SmallButton onClick={props.onAll}>All of this page</SmallButton>
      <SmallButton onClick={props.onEnd}>Done</SmallButton>
      <Refused failure={change.error} />
    </section>
  );
}

/** What takes a change back: one change for each status or owner that people had before. */
export function undoing(made: Change, changed: Changed["changed"]): Change[] {
  const field = made.status === undefined ? "ownerId" : "status";
  const groups = Map.groupBy(changed, (person) => person[field]);
  return [...groups].map(([before, people]) => ({
    people: people.map(({ id, version }) => ({ id, version })),
    [field]: before,
  }));
}

function joined(answers: readonly Changed[]): Changed {
  return {
    changed: answers.flatMap(({ changed }) => changed),
    conflicts: answers.flatMap(({ conflicts }) => conflicts),
    gone: answers.reduce((sum, { gone }) => sum + gone, 0),
  };
}

/** `Owner of 3 people changed. Not changed, because a colleague was quicker: Dr. Ada Lind.` */
export function inWords({ changed, conflicts, gone }: Changed, made: Change, isUndo = false) {
  const what = made.status === undefined ? "Owner" : "Status";
  return [
    `${what} of ${countInWords(changed.length, people)} changed${isUndo ? " back" : ""}.`,
    conflicts.length > 0
      ? `Not changed, because a colleague was quicker: ${conflicts.map(({ who }) => who).join(", ")}.`
      : "",
    gone > 0 ? `${countInWords(gone, people)} erased or merged meanwhile.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
