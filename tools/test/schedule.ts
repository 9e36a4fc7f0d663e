import { type Count, failedOne, type Output } from "./count.ts";

export type Stage = {
  name: string;
  run: (output: Output) => Promise<Count>;
  /** These come first, if they are to run at all; when one has failed there is nothing to look at. */
  needs?: string[];
  /** Waits until all others are done: beside them it would be too slow to say anything. */
  alone?: boolean;
};

export type Finished = { name: string; count: Count; seconds: number; output: string };

/**
 * Runs the stages in their order, at most `atOnce` side by side; gives each when it is done, with
 * its words, unless there is a screen on which they can be read as they come.
 */
export function runStages(
  stages: readonly Stage[],
  atOnce: number,
  onFinished: (finished: Finished) => void,
  screen?: Output,
): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>();
  const waiting = [...stages];
  const names = stages.map(({ name }) => name);
  let running = 0;

  const run = async ({ name, needs = [], run: work }: Stage) => {
    const started = performance.now();
    let output = "";
    const write = (text: string) => {
      if (screen) screen.write(text);
      else output += text;
    };
    const failed = needs.filter((need) => (counts.get(need)?.failed ?? 0) > 0);
    if (failed.length > 0) write(`Not run, because of: ${failed.join(", ")}\n`);
    const count =
      failed.length > 0
        ? failedOne
        : await work({ write }).catch((error: unknown) => {
            write(`${error instanceof Error ? error.stack : error}\n`);
            return failedOne;
          });
    counts.set(name, count);
    onFinished({ name, count, seconds: (performance.now() - started) / 1000, output });
  };

  return new Promise((resolve) => {
    const startNext = () => {
      if (waiting.length === 0 && running === 0) resolve(counts);
      while (running < atOnce) {
        const othersAreDone = running === 0 && waiting.every(({ alone }) => alone);
        const next = waiting.findIndex(
          ({ needs = [], alone }) =>
            needs.every((need) => counts.has(need) || !names.includes(need)) &&
            (!alone || othersAreDone),
        );
        if (next === -1) return;
        const [stage] = waiting.splice(next, 1) as [Stage];
        running += 1;
        void run(stage).then(() => {
          running -= 1;
          startNext();
        });
      }
    };
    startNext();
  });
}
