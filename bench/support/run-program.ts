import { spawn } from "node:child_process";
import { once } from "node:events";

type Options = { cwd?: string; env?: Record<string, string | undefined> };

/** What a program prints; an error with its complaint when it fails. */
export async function outputOf(command: string[], options: Options = {}): Promise<string> {
  const [program = "", ...rest] = command;
  const child = spawn(program, rest, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let complaint = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command.join(" ")} failed:\n${complaint}${output}`);
  return output + complaint;
}
