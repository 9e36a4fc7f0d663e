import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Answer, deskApi, deskApiPath, type Endpoint, routeOf } from "#contracts/desk/api.ts";
import {
  type AnsweringEndpoint,
  type DeskFailure,
  type RequestOptions,
  request,
} from "./desk-api.ts";

/** Answers with a page of their own. An action that answers the same is shown there at once. */
const shownAnswers = ["person", "issue"] as const;

/** After a 409: what the endpoint would answer now, which the server sent with the refusal. */
export function conflictIn<Name extends AnsweringEndpoint>(
  name: Name,
  { status, body }: DeskFailure,
): Answer<Name> | undefined {
  const now = deskApi[name].answer.safeParse(body);
  return status === 409 && now.success ? (now.data as Answer<Name>) : undefined;
}

/** Why the last of some actions was refused; null if it was not. */
export function lastFailure(
  ...actions: readonly { submittedAt: number; error: DeskFailure | null }[]
): DeskFailure | null {
  return actions.toSorted((one, other) => other.submittedAt - one.submittedAt)[0]?.error ?? null;
}

/** Shows a person or an issue as a change has returned it, and drops an older answer on its way. */
export function useShow() {
  const client = useQueryClient();
  return async (answer: Answer<"person"> | Answer<"issue">) => {
    const path =
      "person" in answer
        ? deskApiPath("person", { id: answer.person.id })
        : deskApiPath("issue", { id: answer.issue.id });
    await client.cancelQueries({ queryKey: [path] });
    client.setQueryData([path], answer);
  };
}

/**
 * An action of the desk. Once it is done, or refused because somebody was quicker, what it changes
 * is shown: the answer itself where that is a person or an issue, otherwise what the table says, or
 * what is below the action's own address, is loaded again.
 */
export function useDeskAction<Name extends AnsweringEndpoint>(
  name: Name,
  onDone: (answer: Answer<Name>, sent: RequestOptions<Name>) => unknown = () => {},
) {
  const client = useQueryClient();
  const show = useShow();
  const shown = shownAnswers.find((one) => deskApi[one].answer === deskApi[name].answer);
  function loadAgain() {
    const { changes = [routeOf(name).path.split("/").slice(0, 4).join("/")] }: Endpoint =
      deskApi[name];
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => changes.some((one) => String(path).startsWith(one)),
    });
  }
  return useMutation({
    mutationFn: (sent: RequestOptions<Name>) => request(name, ...([sent] as never)),
    onSuccess: async (answer, sent) => {
      if (shown) await show(answer as Answer<"person" | "issue">);
      await onDone(answer, sent);
      if (!shown) loadAgain();
    },
    onError: (failure) => {
      const now = shown && conflictIn(shown, failure);
      if (now) return show(now);
      if (failure.status === 409) loadAgain();
    },
  });
}
