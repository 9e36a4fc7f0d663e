import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import { counted } from "#wording/counts.ts";
import { useUser } from "../../data/session.ts";
import { useDeskAction } from "../../data/use-desk-action.ts";
import { ActionButton } from "../../shell/action-button.tsx";
import { Refused } from "../../shell/states.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import type { IssueDraft } from "./use-issue-draft.ts";

/** The test, for everyone, and sending and scheduling, for admins. */
export function SendIssue(props: { answer: Answer<"issue">; draft: IssueDraft }) {
  const { answer, draft } = props;
  const { readers } = answer;
  const { id } = answer.issue;
  const user = useUser();
  const [asked, ask] = useState(false);
  const test = useDeskAction("testIssue");
  const missing = [
    ...(draft.fields.subject.trim() ? [] : ["Enter a subject"]),
    ...(draft.fields.articleIds.length > 0 ? [] : ["Choose at least one article"]),
  ];
  const isBlocked =
    missing.length > 0 || draft.isTooLong || draft.conflict !== undefined || draft.isDeleted;
  return (
    <div className="grid gap-3 border-t border-line-strong pt-5">
      {missing.length > 0 ? (
        <Checklist title="Before it can be tested or sent" items={missing} />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <SmallButton
          disabled={isBlocked || test.isPending}
          onClick={() => draft.afterSaving(() => test.mutate({ id }))}
        >
          {test.isPending ? "Sending a test" : "Send me a test"}
        </SmallButton>
        {user?.role === "admin" ? (
          <>
            <ActionButton
              label={`Send to ${counted(readers, "reader")}`}
              look={{ variant: "primary", disabled: isBlocked || readers === 0 }}
              title={`Send to ${counted(readers, "reader")}?`}
              about={`“${draft.fields.subject.trim()}” begins to leave at once. What has left cannot be called back.`}
              endpoint="sendIssue"
              send={() => async () => ({ id, body: { version: await draft.save(), readers } })}
              confirming="Starting"
            />
            <SmallButton disabled={isBlocked} onClick={() => ask(true)}>
              Schedule
            </SmallButton>
          </>
        ) : null}
      </div>
      {user?.role === "admin" ? null : (
        <p className="field-hint">
          Only admins send and schedule. Ask one of them when the issue is ready.
        </p>
      )}
      {readers === 0 ? (
        <p className="field-hint">
          There is no confirmed reader yet, so there is nobody to send it to.
        </p>
      ) : null}
      <p role="status" className="mt-2 font-medium text-leaf">
        {test.isSuccess ? `A test is on its way to ${user?.email ?? ""}.` : ""}
      </p>
      <Refused failure={test.error} />
      {asked ? <ScheduleDialog {...props} onClose={() => ask(false)} /> : null}
    </div>
  );
}
