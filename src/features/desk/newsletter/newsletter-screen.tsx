import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { IssueInList } from "#contracts/desk/newsletter.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { DeskTable } from "../shell/desk-table.tsx";
import { ListScreen } from "../shell/list-screen.tsx";
import { Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { DeletedDraft } from "./editor/deleted-draft.tsx";
import { useUnsavedFields } from "./editor/use-issue-draft.ts";
import { issueListPath, issueQuery, newsletterQuery, useNewIssue } from "./issue-query.ts";
import { countNames, countsOfIssue, IssueReport, StatusTag } from "./issue-report.tsx";
import "./newsletter.css";
import { firmMoment } from "../data/firm-time.ts";

/** Loaded when somebody writes. */
const IssueEditor = lazy(async () => ({
  default: (await import("./editor/issue-editor.tsx")).IssueEditor,
}));

/** The list of issues, or one of them. */
export function NewsletterScreen() {
  const { id } = useParams();
  const [notice, setNotice] = useState("");
  return id ? (
    <IssueScreen key={id} id={id} onDeleted={() => setNotice("The draft is deleted.")} />
  ) : (
    <IssueListScreen notice={notice} />
  );
}

function IssueListScreen({ notice }: { notice: string }) {
  const query = useQuery(newsletterQuery);
  const write = useNewIssue();
  return (
    <ListScreen
      title="Newsletter"
      tools={
        <Button size="small" disabled={write.isPending} onClick={() => write.mutate({ body: {} })}>
          {write.isPending ? "Opening a draft" : "Write an issue"}
        </Button>
      }
      about="An issue goes once to every confirmed reader. Staff write and test it, admins send it."
      notice={notice}
      failure={write.error}
      query={query}
      rows={({ issues }) => issues}
      empty={{
        heading: "No issues yet",
        text: "Write one and send it to yourself first. The articles published since the last issue are offered for it.",
      }}
    >
      {({ issues }) => (
        <DeskTable
          className="[&_:is(th,td):nth-child(n+4)]:lining-nums [&_:is(th,td):nth-child(n+4)]:tabular-nums sm:[&_:is(th,td):nth-child(n+4)]:text-right"
          rows={issues}
          columns={[
            {
              head: "Subject",
              cell: ({ id, subject }) => (
                <Link to={`${issueListPath}/${id}`}>{subject || "No subject yet"}</Link>
              ),
            },
            { head: "State", cell: ({ status }) => <StatusTag status={status} />, speaks: true },
            { head: "When", cell: whenInWords, speaks: true },
            ...countsOfIssue.map((name) => ({
              head: countNames[name],
              cell: ({ counts }: IssueInList) => (counts ? formatNumber(counts[name]) : null),
            })),
          ]}
        />
      )}
    </ListScreen>
  );
}

function whenInWords(issue: IssueInList) {
  const { status, changedAt, scheduledAt, startedAt, finishedAt, withdrawnAt } = issue;
  const [word, at] = {
    draft: ["Changed ", changedAt],
    scheduled: ["Leaves ", scheduledAt],
    sending: ["Since ", startedAt],
    sent: ["", finishedAt],
    stopped: ["Started ", startedAt],
    withdrawn: ["", withdrawnAt],
  }[status] as [string, number | null];
  return at === null ? null : word + firmMoment(at);
}

/** One issue: a draft to write, or what became of it. */
function IssueScreen({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const query = useQuery(issueQuery(id));
  const unsaved = useUnsavedFields(id);
  const isDeleted = query.error?.status === 404 && query.data === undefined;
  const navigate = useNavigate();
  useKeys({ Escape: () => navigate(issueListPath) });
  return (
    <>
      <nav className="lead-trail" aria-label="Newsletter">
        <Link to={issueListPath}>Newsletter</Link>
      </nav>
      {isDeleted && unsaved ? <DeletedDraft id={id} fields={unsaved} /> : null}
      <Ready query={query}>
        {(answer) =>
          answer.issue.status === "draft" ? (
            <Suspense>
              <IssueEditor answer={answer} onDeleted={onDeleted} />
            </Suspense>
          ) : (
            <IssueReport answer={answer} />
          )
        }
      </Ready>
    </>
  );
}
