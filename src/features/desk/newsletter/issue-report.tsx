import { type ReactNode, useEffect, useRef } from "react";
import { deskNewsletter as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  deskIssueResumePath,
  deskIssueStopPath,
  deskIssueUnschedulePath,
  type IssueAnswer,
  type IssueInList,
} from "#contracts/desk/newsletter.ts";
import { issuePagePath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { countInWords } from "#wording/counts.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatNumber } from "#wording/numbers.ts";
import { formatMoment } from "#wording/times.ts";
import { useUser } from "../data/session.ts";
import { Refused } from "../shell/states.tsx";
import { CopyIssue } from "./copy-issue.tsx";
import { IssuePreview } from "./issue-preview.tsx";
import { useIssueAction } from "./issue-query.ts";

/** An issue that is scheduled, being sent, stopped or sent. */
export function IssueReport({ answer }: { answer: IssueAnswer }) {
  const { issue } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status removes a focused button.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [issue.status]);
  return (
    <article className="newsletter-columns">
      <div className="newsletter-fields">
        <header className="newsletter-head">
          <h1 ref={heading} tabIndex={-1}>
            {issue.subject}
          </h1>
          <p role="status">
            <StatusTag status={issue.status} />
          </p>
        </header>
        {issue.status === "scheduled" ? <Scheduled answer={answer} /> : <Progress issue={issue} />}
        <div className="newsletter-foot">
          {issue.slug && issue.status !== "scheduled" ? (
            <TextLink standalone newTab href={issuePagePath(issue.slug)}>
              {words.progress.view}
            </TextLink>
          ) : null}
          <CopyIssue id={issue.id} />
        </div>
      </div>
      <IssuePreview issue={issue} />
    </article>
  );
}

const tones = {
  draft: "neutral",
  scheduled: "blue",
  sending: "amber",
  sent: "green",
  stopped: "amber",
} as const;

export function StatusTag({ status }: { status: IssueInList["status"] }) {
  return <Tag tone={tones[status]}>{words.statuses[status]}</Tag>;
}

function Scheduled({ answer: { issue, readers } }: { answer: IssueAnswer }) {
  const at = issue.scheduledAt ?? 0;
  const { scheduled, locked, unschedule, unscheduling, staff } = words.schedule;
  const when = formatMoment(at, firmTimeZone);
  return (
    <div className="newsletter-state">
      <p>{countInWords(readers, scheduled, { when })}</p>
      <p className="text-ink-2">{locked}</p>
      <AdminAction
        path={deskIssueUnschedulePath(issue.id)}
        busyLabel={unscheduling}
        otherwise={staff}
      >
        {unschedule}
      </AdminAction>
    </div>
  );
}

function Progress({ issue }: { issue: IssueAnswer["issue"] }) {
  const { id, status, counts, startedAt, finishedAt } = issue;
  const labels = words.progress;
  if (!counts) return null;
  const done = counts.readers - counts.waiting;
  const moments = [
    [labels.started, startedAt],
    [labels.finished, finishedAt],
  ] as const;
  const next = nextStep(id, status, counts.waiting);
  return (
    <div className="newsletter-state">
      <p id="issue-progress" className="newsletter-left">
        {fillIn(labels.left, { done: formatNumber(done), count: formatNumber(counts.readers) })}
      </p>
      <progress
        aria-labelledby="issue-progress"
        className="newsletter-progress"
        value={done}
        max={Math.max(1, counts.readers)}
      />
      <dl className="newsletter-counts">
        {(["readers", "delivered", "refused", "unsubscribed"] as const).map((name) => (
          <div key={name}>
            <dt>{words.columns[name]}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
        {moments.map(([label, at]) =>
          at === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoment(at, firmTimeZone)}</dd>
            </div>
          ),
        )}
      </dl>
      {next ? (
        <>
          <p>{next.note}</p>
          <AdminAction path={next.path} busyLabel={next.busy} otherwise={labels.staff}>
            {next.label}
          </AdminAction>
        </>
      ) : null}
      <p className="text-ink-2">{labels.locked}</p>
    </div>
  );
}

/** In one place of the screen for both, so that the button keeps the focus. */
function nextStep(id: string, status: IssueInList["status"], waiting: number) {
  const labels = words.progress;
  if (status === "sending")
    return {
      note: labels.closeLaptop,
      path: deskIssueStopPath(id),
      label: labels.stop,
      busy: labels.stopping,
    };
  if (status === "stopped")
    return {
      note: countInWords(waiting, labels.stopped),
      path: deskIssueResumePath(id),
      label: countInWords(waiting, labels.resume),
      busy: labels.resuming,
    };
  return undefined;
}

/** A button for admins. Others read why they have none. */
function AdminAction(props: {
  path: string;
  busyLabel: string;
  otherwise: string;
  children: ReactNode;
}) {
  const user = useUser();
  const act = useIssueAction(props.path);
  if (user?.role !== "admin") return <p className="field-hint">{props.otherwise}</p>;
  return (
    <>
      <p>
        <Button size="small" disabled={act.isPending} onClick={() => act.mutate()}>
          {act.isPending ? props.busyLabel : props.children}
        </Button>
      </p>
      <Refused failure={act.error} />
    </>
  );
}
