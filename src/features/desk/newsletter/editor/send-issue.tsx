import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deskNewsletter as words } from "#content/desk.ts";
import {
  deskIssueSendPath,
  deskIssueTestPath,
  type IssueAnswer,
  issueAnswer,
  type SendIssueRequest,
} from "#contracts/desk/newsletter.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import { countInWords } from "#wording/counts.ts";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../../data/desk-api.ts";
import { useUser } from "../../data/session.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { Refused } from "../../shell/states.tsx";
import { useIssueAction } from "../issue-query.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import type { IssueDraft } from "./use-issue-draft.ts";

interface SendProps {
  answer: IssueAnswer;
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
      return ask(deskIssueTestPath(answer.issue.id), issueAnswer, { method: "POST" });
    },
  });
  const missing = [
    ...(draft.fields.subject.trim() ? [] : [words.missing.subject]),
    ...(draft.fields.articleIds.length > 0 ? [] : [words.missing.articles]),
  ];
  const isBlocked = missing.length > 0 || draft.isTooLong || draft.conflict !== undefined;
  return (
    <div className="newsletter-send">
      {missing.length > 0 ? <Checklist title={words.missing.heading} items={missing} /> : null}
      <p className="newsletter-actions">
        <Button
          variant="quiet"
          size="small"
          disabled={isBlocked || test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? words.test.sending : words.test.button}
        </Button>
        {user?.role === "admin" ? (
          <>
            <Button
              size="small"
              disabled={isBlocked || readers === 0}
              onClick={() => setAsked("send")}
            >
              {countInWords(readers, words.send.button)}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={isBlocked}
              onClick={() => setAsked("schedule")}
            >
              {words.schedule.button}
            </Button>
          </>
        ) : null}
      </p>
      {user?.role === "admin" ? null : <p className="field-hint">{words.send.staff}</p>}
      {readers === 0 ? <p className="field-hint">{words.send.noReaders}</p> : null}
      <p role="status" className="newsletter-told">
        {test.isSuccess ? fillIn(words.test.sent, { email: user?.email ?? "" }) : ""}
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
  const send = useIssueAction(
    deskIssueSendPath(issue.id),
    async (): Promise<SendIssueRequest> => ({ version: await draft.save(), readers }),
  );
  return (
    <ConfirmDialog
      title={countInWords(readers, words.send.heading)}
      about={fillIn(words.send.about, { subject: draft.fields.subject.trim() })}
      action={send}
      words={{
        confirm: countInWords(readers, words.send.button),
        confirming: words.send.sending,
        cancel: words.cancel,
      }}
      onClose={onClose}
    />
  );
}
