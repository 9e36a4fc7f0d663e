import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import type { HeldDeletion } from "#contracts/desk/held-deletion.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { MINUTE_MS } from "../use-minute.ts";
import { Refused } from "./states.tsx";

type MailState = Answer<"mailState">;

/** How mail does, asked every minute. */
export function useMailState(): MailState | undefined {
  return useQuery({ ...deskQuery("mailState"), refetchInterval: MINUTE_MS }).data;
}

/** Above every screen while mail does not leave, or some has failed. */
export function MailNote({ state }: { state: MailState | undefined }) {
  const sentences = state ? inWords(state) : "";
  return (
    <div role="status" className="print:hidden">
      {sentences ? (
        <p className="desk-failure mt-0">
          {sentences}
          <Link
            to={state?.failed ? "/desk/mail?status=failed" : "/desk/mail"}
            className="inline-block min-h-6 underline"
          >
            See Mail
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function inWords({ lateSince, waiting, failed }: MailState): string {
  return [
    lateSince === null
      ? ""
      : `No mail has left since ${firmMoment(lateSince)}. ${counted(waiting, "message")} ${waiting === 1 ? "waits" : "wait"}.`,
    failed === 0 ? "" : `${counted(failed, "message")} could not be delivered.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** For admins, above every screen: the website erases no old leads, and why. */
export function HeldDeletionNote() {
  const { data } = useQuery(deskQuery("heldDeletion"));
  const release = useDeskAction("releaseDeletion");
  if (!data?.held) return null;
  return (
    <section className="desk-failure" aria-label="Old leads are not being erased">
      <p>
        Old leads are not being erased. {reason(data.held)} If the server’s clock is right, there is
        nothing to do: erasing goes on after {firmMoment(data.held.until)}.
      </p>
      <SmallButton disabled={release.isPending} onClick={() => release.mutate({})}>
        Erase now
      </SmallButton>
      <Refused failure={release.error} />
    </section>
  );
}

function reason({ because, leads }: HeldDeletion): string {
  const number = counted(leads, "lead");
  return because === "clock"
    ? `The server’s clock jumped by more than 30 days; ${number} would be erased.`
    : `${number} would be erased at once, more than a tenth of all.`;
}
