import { useState } from "react";
import { Button } from "#design-system/actions/button.tsx";
import { useUser } from "../data/session.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";

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
      {asked ? (
        <ActionDialog
          title="Withdraw this issue?"
          about={`“${props.subject}” leaves the site: its page says that it was withdrawn. Messages that have arrived stay in the mailboxes. It cannot be resumed or shown again.`}
          endpoint="withdrawIssue"
          send={() => ({ id: props.id })}
          confirm="Withdraw"
          confirming="Withdrawing"
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
