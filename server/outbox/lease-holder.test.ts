import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { holderHasEnded, newLeaseToken } from "./lease-holder.ts";

const token = (pid: number, host = hostname()) => `${host}/${pid}/another-start/x`;
const { pid: ended } = spawnSync(process.execPath, ["--version"]);

test("a lease of this process is held", () => {
  expect(holderHasEnded(newLeaseToken())).toBe(false);
});

test("a lease of a process that has ended is free, also when its number is ours now", () => {
  expect(holderHasEnded(token(ended))).toBe(true);
  expect(holderHasEnded(token(process.pid))).toBe(true);
});

test("a lease of a process that runs, on another machine, or of an earlier version is left alone", () => {
  expect(holderHasEnded(token(process.ppid))).toBe(false);
  expect(holderHasEnded(token(ended, "another-machine"))).toBe(false);
  expect(holderHasEnded("3f2b8c1e-0000-4000-8000-000000000000")).toBe(false);
});
