import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";

/** What `npm run bench -- pages --page /about --rounds 3` says besides the bench's name. */
type BenchOptions = { page?: string | undefined; rounds?: string | undefined };

/** `npm run bench` for all, `npm run bench -- pages` for one. What each measures stands at its `run`. */
const benches: Record<string, () => Promise<{ run: (options: BenchOptions) => Promise<void> }>> = {
  pages: () => import("./pages.ts"),
  server: () => import("./server.ts"),
  leads: () => import("./leads.ts"),
  embed: () => import("./embed.ts"),
  desk: () => import("./desk.ts"),
  outbox: () => import("./outbox.ts"),
  growth: () => import("./growth.ts"),
};

const { positionals: named, values: options } = parseArgs({
  allowPositionals: true,
  options: { page: { type: "string" }, rounds: { type: "string" } },
});
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown}. There are: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}

for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.log(`\n${name} (${machineLoad()})`);
  const bench = await benches[name]?.();
  await bench?.run(options);
  console.log(`Afterwards: ${machineLoad()}`);
}

/** Beside every figure: on a machine that is busy with something else it means little. */
function machineLoad(): string {
  const minutes = loadavg().map((load) => load.toFixed(1));
  return `machine load ${minutes.join(", ")} on ${availableParallelism()} cores`;
}
