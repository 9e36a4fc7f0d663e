import { useNavigate } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import { deskQuery } from "../data/desk-api.ts";
import { useDeskAction } from "../data/use-desk-action.ts";

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

/** Makes a draft, empty or a copy, and opens it. */
export function useNewIssue() {
  const navigate = useNavigate();
  return useDeskAction("addIssue", ({ issue }) => navigate(`${issueListPath}/${issue.id}`));
}
