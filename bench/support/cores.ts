import { availableParallelism } from "node:os";
import { findProgram } from "../../tests/support/programs.ts";

/** The same command, kept to one core, so that server and load do not share one. */
export function onCore(core: number, command: string[]): string[] {
  return canPin ? ["taskset", "-c", `${core}`, ...command] : command;
}

export const canPin = availableParallelism() > 1 && findProgram(["taskset"]) !== undefined;
