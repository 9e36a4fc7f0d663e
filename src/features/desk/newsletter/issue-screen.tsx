import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { IssueEditor } from "./editor/issue-editor.tsx";
import { issueListPath, issueQuery } from "./issue-query.ts";
import { IssueReport } from "./issue-report.tsx";

/** One issue: a draft to write, or what became of it. */
export function IssueScreen({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const query = useQuery(issueQuery(id));
  const navigate = useNavigate();
  useKeys({ Escape: () => navigate(issueListPath) });
  return (
    <>
      <nav className="lead-trail" aria-label="Newsletter">
        <Link to={issueListPath}>Newsletter</Link>
      </nav>
      <Ready query={query}>
        {(answer) =>
          answer.issue.status === "draft" ? (
            <IssueEditor answer={answer} onDeleted={onDeleted} />
          ) : (
            <IssueReport answer={answer} />
          )
        }
      </Ready>
    </>
  );
}
