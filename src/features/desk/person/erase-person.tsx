import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { heldCountWords } from "#content/desk.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { countsInWords } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { nameOf } from "../data/person-in-words.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { Ready } from "../shell/states.tsx";

const about =
  "Removes everything held about this person for good, under every address of theirs: what they sent, booked calls, messages, notes and a newsletter subscription. Coming calls are cancelled, and the colleague is told. It cannot be undone.";

/** For admins. The address must be typed, to prevent erasing by mistake. */
export function ErasePerson(props: {
  person: DeskPerson;
  onErased: (answer: Answer<"erasePerson">) => void;
}) {
  const { person } = props;
  const { id, email } = person;
  const expected = email ?? nameOf(person);
  return (
    <section
      aria-labelledby="lead-erase"
      className="border-t border-line-strong pt-5 text-sm text-ink-2 print:hidden"
    >
      <h2 id="lead-erase" className="text-ink">
        Erase this person
      </h2>
      <p className="mb-3">{about}</p>
      <ActionButton
        label="Erase"
        look={{ className: "text-alert" }}
        danger
        title="Erase this person"
        about={about}
        endpoint="erasePerson"
        fields={[
          { name: "typed", type: email ? "email" : "text", label: `Type ${expected} to confirm` },
        ]}
        send={({ typed = "" }) =>
          sameAddress(typed, expected)
            ? { id, body: { typed } }
            : {
                faults: { typed: `That is not the person’s ${email ? "e-mail address" : "name"}.` },
              }
        }
        confirming="Erasing"
        onDone={props.onErased}
      >
        <Held id={id} />
      </ActionButton>
    </section>
  );
}

/** How much will be erased, counted again each time the dialog opens. */
function Held({ id }: { id: string }) {
  const held = useQuery({ ...deskQuery("heldAbout", { id }), gcTime: 0 });
  return (
    <Ready query={held}>
      {(counts) => (
        <p>
          <strong>This erases {countsInWords(counts, heldCountWords)}.</strong>
        </p>
      )}
    </Ready>
  );
}

/** In the place of the person, until the screen is left: what to answer them. */
export function ErasedScreen({ erased }: { erased: Answer<"erasePerson"> }) {
  const { reference, before, after } = erased;
  const client = useQueryClient();
  // Nothing of the person stays in memory. What this screen shows has neither name nor address.
  useEffect(() => {
    client.removeQueries({ type: "inactive" });
    client.getMutationCache().clear();
    document.getElementById("lead-erased")?.focus();
  }, [client]);
  return (
    <div className="desk-empty">
      <h1 id="lead-erased" tabIndex={-1} className="outline-none">
        The person was erased
      </h1>
      <p>For the answer to them:</p>
      <blockquote className="my-4 border-l-2 border-leaf pl-4 text-ink">
        <p>
          We have erased what we held about you: {countsInWords(before, heldCountWords)}. Held now:{" "}
          {countsInWords(after, heldCountWords) || "nothing"}.
        </p>
        <p className="mt-2">Reference: {reference}</p>
      </blockquote>
      <p>
        {/* A page load, so that nothing else stays in memory either. */}
        <a href="/desk/leads">Go to Leads</a>
      </p>
    </div>
  );
}
