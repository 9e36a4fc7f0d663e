import { useCallback, useEffect, useState } from "react";
import { ask, type DeskFailure } from "./ask-server.ts";
import { useSession } from "./session.ts";

export interface Loaded<Answer> {
  /** While it is loaded anew, and after a failure, what was there before. */
  data: Answer | undefined;
  failure: DeskFailure | undefined;
  loading: boolean;
  reload: () => void;
  /** Puts in what a change has answered. */
  replace: (data: Answer) => void;
}

/** Answers of this visit, so that going back shows a list at once; it is then loaded again. */
const seen = new Map<string, unknown>();

export function forgetLoaded(): void {
  seen.clear();
}

/**
 * What an endpoint says, loaded when the path changes and again when an ended session is back.
 * Without a path nothing is asked.
 */
export function useLoaded<Answer>(path: string | undefined): Loaded<Answer> {
  const [state, setState] = useState<{ path?: string; failure?: DeskFailure | undefined }>({});
  const [turn, setTurn] = useState(0);
  const { ended } = useSession();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the same path again.
  useEffect(() => {
    // What is there stays while somebody signs in again.
    if (path === undefined || (ended && seen.has(path))) return;
    const leaving = new AbortController();
    ask<Answer>(path, { signal: leaving.signal }).then(
      (data) => {
        seen.set(path, data);
        setState({ path });
      },
      (failure) => {
        if (!leaving.signal.aborted) setState({ path, failure });
      },
    );
    return () => leaving.abort();
  }, [path, turn, ended]);

  const reload = useCallback(() => {
    setState({});
    setTurn((before) => before + 1);
  }, []);
  const replace = useCallback(
    (data: Answer) => {
      if (path === undefined) return;
      seen.set(path, data);
      setState({ path });
    },
    [path],
  );
  const settled = state.path === path;
  return {
    data: path === undefined ? undefined : (seen.get(path) as Answer | undefined),
    failure: settled ? state.failure : undefined,
    loading: path !== undefined && !settled,
    reload,
    replace,
  };
}
