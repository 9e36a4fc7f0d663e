import { useState } from "react";
import { ask, type DeskFailure, type Question } from "./ask-server.ts";

export interface Change {
  busy: boolean;
  failure: DeskFailure | undefined;
  /** Gives the answer, or undefined after a failure, which then stands in `failure`. */
  run: <Answer>(path: string, question: Question) => Promise<Answer | undefined>;
  clear: () => void;
}

/** A call that changes something: idle, busy, then an answer or a sentence. */
export function useChange(): Change {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DeskFailure>();

  async function run<Answer>(path: string, question: Question): Promise<Answer | undefined> {
    setBusy(true);
    setFailure(undefined);
    try {
      return await ask<Answer>(path, question);
    } catch (error) {
      setFailure(error as DeskFailure);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, run, clear: () => setFailure(undefined) };
}
