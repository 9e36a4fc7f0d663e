import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../tools/build/build.ts";

/**
 * `npm run bench` runs all, `npm run bench -- server --rounds 3` one. Each bench's `run` says what
 * it measures.
 */
const benches: Record<string, () => Promise<{ run(rounds: number): Promise<void> }>> = {
  server: () => import("./server.ts"),
  leads: () => import("./leads.ts"),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" } },
});
const names = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
const rounds = Number(values.rounds);
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: npm run bench -- [${Object.keys(benches).join(" | ")}] [--rounds N]`);
  process.exit(2);
}

await buildWhenChanged();
for (const name of names) {
  console.log(`\n${name}: median of ${rounds} rounds, ${machineLoad()}`);
  const bench = await benches[name]?.();
  await bench?.run(rounds);
  console.log(`Afterwards: ${machineLoad()}`);
}

/** Printed with every result, because results from a busy machine mean little. */
function machineLoad(): string {
  const minutes = loadavg().map((load) => load.toFixed(1));
  return `machine load ${minutes.join(", ")} on ${availableParallelism()} cores`;
}
