import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { Button } from "#design-system/actions/button.tsx";
import { useDeskAction } from "../data/use-desk-action.ts";
import { SecretDialog } from "../shell/secret-dialog.tsx";
import { Refused } from "../shell/states.tsx";

/** The address by which a calendar program shows the person's calls. */
export function PrivateAddress(props: {
  hours: PersonHours;
  onChanged: (answer: Answer<"renewFeed">) => void;
}) {
  const { person, hasFeed } = props.hours;
  const [shown, setShown] = useState("");
  const renew = useDeskAction("renewFeed", (answer) => {
    props.onChanged(answer);
    setShown(answer.address);
  });
  return (
    <section aria-labelledby="private-address" className="hours-calendar">
      <h2 id="private-address">Your calls in your own calendar</h2>
      <p className="text-ink-2">
        A private address to which Google, Outlook and Apple can subscribe. Whoever has it sees your
        calls with names and phone numbers, so do not pass it on.
        {hasFeed ? " A new address replaces the one you have." : ""}
      </p>
      <p className="mt-3">
        <Button
          variant="quiet"
          size="small"
          disabled={renew.isPending}
          onClick={() => renew.mutate({ id: person.id })}
        >
          {hasFeed ? "Renew the address" : "Make the address"}
        </Button>
      </p>
      <Refused failure={renew.error} />
      {shown ? (
        <SecretDialog
          title="The private address of your calls"
          about="Subscribe to it in your calendar program now: it is shown only this once."
          secret={shown}
          onClose={() => setShown("")}
        />
      ) : null}
    </section>
  );
}
