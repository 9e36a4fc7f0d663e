import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { deskNewsletter as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { IssueInList } from "#contracts/desk/newsletter.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatNumber } from "#wording/numbers.ts";
import { formatMoment } from "#wording/times.ts";
import { Empty, Ready, Refused } from "../shell/states.tsx";
import { issueListPath, newsletterQuery, useNewIssue } from "./issue-query.ts";
import { StatusTag } from "./issue-report.tsx";
import { IssueScreen } from "./issue-screen.tsx";
import "./newsletter.css";

/** The list of issues, or one of them. */
export function NewsletterScreen() {
  const { id } = useParams();
  const [told, setTold] = useState("");
  return id ? (
    <IssueScreen key={id} id={id} onDeleted={() => setTold(words.remove.removed)} />
  ) : (
    <IssueListScreen told={told} />
  );
}

function IssueListScreen({ told }: { told: string }) {
  const query = useQuery(newsletterQuery);
  const write = useNewIssue();
  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
        <Button size="small" disabled={write.isPending} onClick={() => write.mutate({})}>
          {write.isPending ? words.writing : words.write}
        </Button>
      </div>
      <p className="newsletter-about">{words.about}</p>
      <p role="status" className="newsletter-told">
        {told}
      </p>
      <Refused failure={write.error} />
      <Ready query={query}>
        {({ issues }) =>
          issues.length === 0 ? (
            <Empty heading={words.none.heading}>
              <p>{words.none.text}</p>
            </Empty>
          ) : (
            <IssueTable issues={issues} />
          )
        }
      </Ready>
    </>
  );
}

function IssueTable({ issues }: { issues: readonly IssueInList[] }) {
  const { columns } = words;
  return (
    <table className="desk-table newsletter-issues">
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <tr key={issue.id}>
            <th scope="row">
              <Link to={`${issueListPath}/${issue.id}`}>{issue.subject || words.noSubject}</Link>
            </th>
            <td>
              <StatusTag status={issue.status} />
            </td>
            <td>{whenInWords(issue)}</td>
            {(["readers", "delivered", "refused", "unsubscribed"] as const).map((name) => (
              <td key={name} data-label={columns[name]}>
                {issue.counts ? formatNumber(issue.counts[name]) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whenInWords({ status, changedAt, scheduledAt, startedAt, finishedAt }: IssueInList) {
  const at = {
    draft: changedAt,
    scheduled: scheduledAt,
    sending: startedAt,
    sent: finishedAt,
    stopped: startedAt,
  }[status];
  return at === null ? null : fillIn(words.when[status], { when: formatMoment(at, firmTimeZone) });
}
