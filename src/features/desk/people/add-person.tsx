import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { RequestBody } from "#contracts/desk/api.ts";
import { type Colleague, leadSources, withoutOwner } from "#contracts/desk/people.ts";
import { ownerOptions, statusOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { contactFields } from "./contact-fields.ts";

/** In the history, with a person whom somebody wanted to add a second time. */
const wasKnown = "was known";

/** For a person who called, wrote or came. */
export function AddPerson({ owners }: { owners: readonly Colleague[] }) {
  const navigate = useNavigate();
  const user = useUser();
  const ownerField = {
    name: "ownerId",
    label: "Owner",
    defaultValue: user?.id,
    options: [...ownerOptions(owners, user?.id), { value: withoutOwner, label: "No owner" }],
  };
  return (
    <ActionButton
      label="Add a person"
      title="Add a person"
      endpoint="addPerson"
      fields={[
        ...contactFields(),
        {
          name: "source",
          label: "How they came to us",
          options: leadSources.map((source) => ({ value: source, label: source })),
        },
        {
          name: "status",
          label: "Status",
          defaultValue: "contacted",
          options: statusOptions,
        },
        // Once they are loaded: a list begins with what is in it.
        ...(owners.length > 0 ? [ownerField] : []),
        {
          name: "message",
          label: "What they want",
          multiline: true,
          rows: 3,
          maxLength: 5000,
        },
      ]}
      send={({ ownerId, ...entered }, idempotencyKey) => {
        const owner = ownerId && { ownerId: ownerId === withoutOwner ? null : ownerId };
        return { body: { ...entered, ...owner, idempotencyKey } as RequestBody<"addPerson"> };
      }}
      confirm="Add"
      confirming="Adding"
      onDone={({ id, known }) =>
        navigate(`/desk/leads/${id}`, { state: known ? wasKnown : undefined })
      }
    />
  );
}

/** Above a person whose address was known when somebody added them. */
export function WasKnownNote() {
  const { state } = useLocation();
  const [notice, setNotice] = useState("");
  // Said after the first rendering, so that screen readers announce it.
  useEffect(
    () =>
      setNotice(
        state === wasKnown
          ? "We know this e-mail address already, so what you entered was added to this person."
          : "",
      ),
    [state],
  );
  return (
    <p role="status" className="lead-sent">
      {notice}
    </p>
  );
}
