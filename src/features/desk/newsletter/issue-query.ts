import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { issueConflict } from "#contracts/desk/newsletter.ts";
import { type DeskFailure, deskQuery, request } from "../data/desk-api.ts";

export const issueListPath = "/desk/newsletter";

/** How often numbers are loaded again while an issue is sent. */
const whileSendingMs = 2000;
/** A scheduled issue begins without anyone at the desk. */
const whileScheduledMs = 15_000;

export const newsletterQuery = {
  ...deskQuery("newsletter"),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { issues: { status: string }[] } | undefined };
  }) => pauseFor(state.data?.issues.map(({ status }) => status) ?? []),
};

export const issueQuery = (id: string) => ({
  ...deskQuery("issue", { id }),
  refetchInterval: ({ state }: { state: { data?: Answer<"issue"> | undefined } }) =>
    pauseFor(state.data ? [state.data.issue.status] : []),
});

function pauseFor(statuses: readonly string[]): number | false {
  if (statuses.includes("sending")) return whileSendingMs;
  return statuses.includes("scheduled") && whileScheduledMs;
}

/** Shows an issue as a change has returned it, and drops an older answer that is still loading. */
export async function showIssue(client: QueryClient, answer: Answer<"issue">): Promise<void> {
  const { queryKey } = issueQuery(answer.issue.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}

/** The issue as it is now, where the server refused a change because of it. */
export function conflictIn({ status, body }: DeskFailure): Answer<"issue"> | undefined {
  return status === 409 ? issueConflict.safeParse(body).data : undefined;
}

/** An action on an issue, whose answer is shown. It may save the draft first. */
export function useIssueAction(act: () => Promise<Answer<"issue">>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => showIssue(client, answer),
    onError: (failure) => {
      const now = conflictIn(failure);
      return now && showIssue(client, now);
    },
  });
}

/** Makes a draft, empty or a copy, and opens it. */
export function useNewIssue() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: RequestBody<"addIssue">) => request("addIssue", { body }),
    onSuccess: async (answer) => {
      await showIssue(client, answer);
      navigate(`${issueListPath}/${answer.issue.id}`);
    },
  });
}
