import { useUser } from "../data/session.ts";
import { ActionButton } from "../shell/action-button.tsx";

/** For admins: takes the page of a sent or stopped issue off the site. */
export function WithdrawIssue({ id, subject }: { id: string; subject: string }) {
  if (useUser()?.role !== "admin") return null;
  return (
    <ActionButton
      label="Withdraw"
      title="Withdraw this issue?"
      about={`“${subject}” leaves the site: its page says that it was withdrawn. Messages that have arrived stay in the mailboxes. It cannot be resumed or shown again.`}
      endpoint="withdrawIssue"
      send={() => ({ id })}
      confirm="Withdraw"
      confirming="Withdrawing"
    />
  );
}
