import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { MINUTE_MS } from "../use-minute.ts";

type MailState = Answer<"mailState">;

const mailStateQuery = deskQuery("mailState");

/** How mail does, asked every minute. */
export function useMailState(): MailState | undefined {
  return useQuery({ ...mailStateQuery, refetchInterval: MINUTE_MS }).data;
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
