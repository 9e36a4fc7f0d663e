import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DeskIssue } from "#contracts/desk/newsletter.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ActionDialog } from "../../shell/action-dialog.tsx";
import { issueListPath, issueQuery } from "../issue-query.ts";

export function DeleteDraft(props: { issue: DeskIssue; onDeleted: () => void }) {
  const { id, subject } = props.issue;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {asked ? (
        <ActionDialog
          title="Delete this draft?"
          about={`“${subject || "No subject yet"}” is deleted for everybody. It cannot be undone.`}
          endpoint="removeIssue"
          send={() => ({ id })}
          confirm="Delete"
          confirming="Deleting"
          onDone={() => {
            props.onDeleted();
            navigate(issueListPath);
            client.removeQueries({ queryKey: issueQuery(id).queryKey });
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
