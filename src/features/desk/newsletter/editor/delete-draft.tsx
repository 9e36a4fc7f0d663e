import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { DeskIssue } from "#contracts/desk/newsletter.ts";
import { ActionButton } from "../../shell/action-button.tsx";
import { issueListPath, issueQuery } from "../issue-query.ts";

export function DeleteDraft(props: { issue: DeskIssue; onDeleted: () => void }) {
  const { id, subject } = props.issue;
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <ActionButton
      label="Delete"
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
    />
  );
}
