import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import { counted } from "#wording/counts.ts";
import { request } from "../../data/desk-api.ts";
import { useUser } from "../../data/session.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { Refused } from "../../shell/states.tsx";
import { useIssueAction } from "../issue-query.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import type { IssueDraft } from "./use-issue-draft.ts";

interface SendProps {
  answer: Answer<"issue">;
  draft: IssueDraft;
}

/** The test, for everyone, and sending and scheduling, for admins. */
export function SendIssue(props: SendProps) {
  const { answer, draft } = props;
  const { readers } = answer;
  const user = useUser();
  const [asked, setAsked] = useState<"send" | "schedule">();
  const test = useMutation({
    mutationFn: async () => {
      await draft.save();
      return request("testIssue", { id: answer.issue.id });
    },
  });
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
      <p className="flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="small"
          disabled={isBlocked || test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? "Sending a test" : "Send me a test"}
        </Button>
        {user?.role === "admin" ? (
          <>
            <Button
              size="small"
              disabled={isBlocked || readers === 0}
              onClick={() => setAsked("send")}
            >
              Send to {counted(readers, "reader")}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={isBlocked}
              onClick={() => setAsked("schedule")}
            >
              Schedule
            </Button>
          </>
        ) : null}
      </p>
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
      {asked === "send" ? <SendDialog {...props} onClose={() => setAsked(undefined)} /> : null}
      {asked === "schedule" ? (
        <ScheduleDialog {...props} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}

function SendDialog({ answer, draft, onClose }: SendProps & { onClose: () => void }) {
  const { readers, issue } = answer;
  const send = useIssueAction(async () => {
    const body = { version: await draft.save(), readers };
    return request("sendIssue", { id: issue.id, body });
  });
  return (
    <ConfirmDialog
      title={`Send to ${counted(readers, "reader")}?`}
      about={`“${draft.fields.subject.trim()}” begins to leave at once. What has left cannot be called back.`}
      action={send}
      confirm={`Send to ${counted(readers, "reader")}`}
      confirming="Starting"
      onClose={onClose}
    />
  );
}
