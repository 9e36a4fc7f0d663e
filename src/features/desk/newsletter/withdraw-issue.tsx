import { useState } from "react";
import { Button } from "#design-system/actions/button.tsx";
import { request } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { useIssueAction } from "./issue-query.ts";

/** For admins: takes the page of a sent or stopped issue off the site. */
export function WithdrawIssue(props: { id: string; subject: string }) {
  const user = useUser();
  const [asked, setAsked] = useState(false);
  if (user?.role !== "admin") return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        Withdraw
      </Button>
      {asked ? <WithdrawDialog {...props} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function WithdrawDialog(props: { id: string; subject: string; onClose: () => void }) {
  const withdraw = useIssueAction(() => request("withdrawIssue", { id: props.id }));
  return (
    <ConfirmDialog
      title="Withdraw this issue?"
      about={`“${props.subject}” leaves the site: its page says that it was withdrawn. Messages that have arrived stay in the mailboxes. It cannot be resumed or shown again.`}
      action={withdraw}
      confirm="Withdraw"
      confirming="Withdrawing"
      onClose={props.onClose}
    />
  );
}
