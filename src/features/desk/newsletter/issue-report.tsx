import { type ReactNode, useEffect, useRef } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import type { IssueInList } from "#contracts/desk/newsletter.ts";
import { issuePagePath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { counted } from "#wording/counts.ts";
import { formatNumber } from "#wording/numbers.ts";
import { firmMoment } from "../data/firm-time.ts";
import { useUser } from "../data/session.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { Refused } from "../shell/states.tsx";
import { CopyIssue } from "./copy-issue.tsx";
import { IssueColumns } from "./issue-preview.tsx";

/** An issue that is scheduled, being sent, stopped, sent or withdrawn. */
export function IssueReport({ answer }: { answer: Answer<"issue"> }) {
  const { issue } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status removes a focused button.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [issue.status]);
  return (
    <IssueColumns
      shown={issue}
      head={
        <>
          <h1 ref={heading} tabIndex={-1}>
            {issue.subject}
          </h1>
          <p role="status">
            <StatusTag status={issue.status} />
          </p>
        </>
      }
      foot={
        <>
          {issue.slug && hasPage(issue) ? (
            <TextLink standalone newTab href={issuePagePath(issue.slug)}>
              View in the browser
            </TextLink>
          ) : null}
          <CopyIssue id={issue.id} />
          {issue.status === "sent" || issue.status === "stopped" ? (
            <WithdrawIssue id={issue.id} subject={issue.subject} />
          ) : null}
        </>
      }
    >
      {issue.status === "scheduled" ? <Scheduled answer={answer} /> : <Progress issue={issue} />}
    </IssueColumns>
  );
}

function hasPage({ status }: IssueInList): boolean {
  return status === "sending" || status === "sent";
}

const tones = {
  draft: "neutral",
  scheduled: "blue",
  sending: "amber",
  sent: "green",
  stopped: "amber",
  withdrawn: "neutral",
} as const;

export const statusNames = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  sent: "Sent",
  stopped: "Stopped",
  withdrawn: "Withdrawn",
};

/** What is counted of an issue, in the order shown. */
export const countNames = {
  readers: "Readers",
  delivered: "Delivered",
  refused: "Refused",
  unsubscribed: "Unsubscribed or erased",
};
export const countsOfIssue = Object.keys(countNames) as (keyof typeof countNames)[];

export function StatusTag({ status }: { status: IssueInList["status"] }) {
  return <Tag tone={tones[status]}>{statusNames[status]}</Tag>;
}

function Scheduled({ answer: { issue, readers } }: { answer: Answer<"issue"> }) {
  const at = issue.scheduledAt ?? 0;
  const when = firmMoment(at);
  return (
    <div className="grid max-w-[40rem] gap-3">
      <p>
        It leaves on {when} for every reader confirmed by then: {formatNumber(readers)} today.
      </p>
      <p className="text-ink-2">
        A scheduled issue cannot be changed. Make it a draft again first.
      </p>
      <AdminAction
        id={issue.id}
        endpoint="unscheduleIssue"
        busyLabel="Canceling"
        otherwise="Only admins can make it a draft again."
      >
        Make it a draft again
      </AdminAction>
    </div>
  );
}

function Progress({ issue }: { issue: Answer<"issue">["issue"] }) {
  const { id, status, counts, startedAt, finishedAt, withdrawnAt } = issue;
  if (!counts) return null;
  const done = counts.readers - counts.waiting;
  const moments = [
    ["Started", startedAt],
    ["Finished", finishedAt],
    ["Withdrawn", withdrawnAt],
  ] as const;
  const next = nextStep(status, counts.waiting);
  return (
    <div className="grid max-w-[40rem] gap-3">
      <p
        id="issue-progress"
        className="tabular-digits font-serif text-lg leading-[1.3] font-medium"
      >
        {formatNumber(done)} of {formatNumber(counts.readers)} have been sent
      </p>
      <progress
        aria-labelledby="issue-progress"
        className="h-2.5 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
        value={done}
        max={Math.max(1, counts.readers)}
      />
      <dl className="tabular-digits *:flex *:justify-between *:gap-4 *:border-t *:border-dashed *:border-line-strong *:py-1.5">
        {countsOfIssue.map((name) => (
          <div key={name}>
            <dt className="text-ink-3">{countNames[name]}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
        {moments.map(([label, at]) =>
          at === null ? null : (
            <div key={label}>
              <dt className="text-ink-3">{label}</dt>
              <dd>{firmMoment(at)}</dd>
            </div>
          ),
        )}
      </dl>
      {next ? (
        <>
          <p>{next.note}</p>
          <AdminAction
            id={id}
            endpoint={next.endpoint}
            busyLabel={next.busy}
            otherwise="Only admins stop and resume."
          >
            {next.label}
          </AdminAction>
        </>
      ) : null}
      <p className="text-ink-2">
        What has begun to be sent cannot be changed. Copy it to write a new one.
      </p>
    </div>
  );
}

/** In one place of the screen for both, so that the button keeps the focus. */
function nextStep(status: IssueInList["status"], waiting: number) {
  if (status === "sending")
    return {
      note: "You can close this page. Sending goes on without it.",
      endpoint: "stopIssue",
      label: "Stop",
      busy: "Stopping",
    } as const;
  if (status === "stopped")
    return {
      note: `Stopped. ${counted(waiting, "reader")} ${waiting === 1 ? "has" : "have"} not got it. Its page is off the site meanwhile.`,
      endpoint: "resumeIssue",
      label: `Resume for ${counted(waiting, "reader")}`,
      busy: "Resuming",
    } as const;
  return undefined;
}

/** A button for admins. Others read why they have none. */
function AdminAction(props: {
  id: string;
  endpoint: "unscheduleIssue" | "stopIssue" | "resumeIssue";
  busyLabel: string;
  otherwise: string;
  children: ReactNode;
}) {
  const user = useUser();
  const act = useDeskAction(props.endpoint);
  if (user?.role !== "admin") return <p className="field-hint">{props.otherwise}</p>;
  return (
    <>
      <p>
        <Button size="small" disabled={act.isPending} onClick={() => act.mutate({ id: props.id })}>
          {act.isPending ? props.busyLabel : props.children}
        </Button>
      </p>
      <Refused failure={act.error} />
    </>
  );
}

/** For admins: takes the page of a sent or stopped issue off the site. */
function WithdrawIssue({ id, subject }: { id: string; subject: string }) {
  if (useUser()?.role !== "admin") return null;
  return (
    <ActionButton
      label="Withdraw"
      title="Withdraw this issue?"
      about={`“${subject}” leaves the site: its page says that it was withdrawn. Messages that have arrived stay in the mailboxes. It cannot be resumed or shown again.`}
      endpoint="withdrawIssue"
      send={() => ({ id })}
      confirming="Withdrawing"
    />
  );
}
