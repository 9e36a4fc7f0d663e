import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DeskIssue } from "#contracts/desk/newsletter.ts";
import { Button } from "#design-system/actions/button.tsx";
import { request } from "../../data/desk-api.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { issueListPath, issueQuery, newsletterQuery } from "../issue-query.ts";

export function DeleteDraft({ issue, onDeleted }: { issue: DeskIssue; onDeleted: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {asked ? (
        <DeleteDialog issue={issue} onDeleted={onDeleted} onClose={() => setAsked(false)} />
      ) : null}
    </>
  );
}

function DeleteDialog(props: { issue: DeskIssue; onDeleted: () => void; onClose: () => void }) {
  const { id, subject } = props.issue;
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => request("removeIssue", { id }),
    onSuccess: async () => {
      props.onDeleted();
      await client.invalidateQueries({ queryKey: newsletterQuery.queryKey });
      navigate(issueListPath);
      client.removeQueries({ queryKey: issueQuery(id).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title="Delete this draft?"
      about={`“${subject || "No subject yet"}” is deleted for everybody. It cannot be undone.`}
      action={remove}
      confirm="Delete"
      confirming="Deleting"
      onClose={props.onClose}
    />
  );
}
