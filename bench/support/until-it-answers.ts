import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Any answer will do: the server listens. */
export async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The server for ${url} stopped at its start`);
    await pause(50);
  }
}
