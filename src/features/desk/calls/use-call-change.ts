import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deskApiPath } from "#contracts/desk/api.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import type { Colleague } from "#contracts/desk/people.ts";
import { type DeskFailure, deskQuery } from "../data/desk-api.ts";

export interface CallDialogProps {
  call: DeskCall;
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Everything that shows calls. `people` begins the address of each person, too. */
const showCalls = (["calls", "callTimes", "hours", "people"] as const).map((name) =>
  deskApiPath(name),
);

/** Reads all that shows calls again. */
export function useReadCallsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => showCalls.some((one) => String(path).startsWith(one)),
    });
}

/**
 * A change of calls. After a conflict they are read again too, so that the next press is about what
 * they are now.
 */
export function useCallChange<Sent, Answer>(
  mutationFn: (sent: Sent) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const readAgain = useReadCallsAgain();
  return useMutation({
    mutationFn,
    onSuccess: (answer) => {
      onDone(answer);
      return readAgain();
    },
    onError: ({ status }: DeskFailure) => (status === 409 ? readAgain() : undefined),
  });
}

/** Everyone who can call. */
export function useColleagues(): readonly Colleague[] {
  return useQuery(deskQuery("calls")).data?.colleagues ?? [];
}
