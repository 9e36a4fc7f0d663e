import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { deskNewsletter as words } from "#content/desk.ts";
import { type DeskIssue, deskIssuePath } from "#contracts/desk/newsletter.ts";
import { deskDone } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../../data/desk-api.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { issueListPath, issueQuery, newsletterQuery } from "../issue-query.ts";

export function DeleteDraft({ issue, onDeleted }: { issue: DeskIssue; onDeleted: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {words.remove.button}
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
    mutationFn: () => ask(deskIssuePath(id), deskDone, { method: "DELETE" }),
    onSuccess: async () => {
      props.onDeleted();
      await client.invalidateQueries({ queryKey: newsletterQuery.queryKey });
      navigate(issueListPath);
      client.removeQueries({ queryKey: issueQuery(id).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={words.remove.heading}
      about={fillIn(words.remove.about, { subject: subject || words.noSubject })}
      action={remove}
      words={{
        confirm: words.remove.button,
        confirming: words.remove.removing,
        cancel: words.cancel,
      }}
      onClose={props.onClose}
    />
  );
}
