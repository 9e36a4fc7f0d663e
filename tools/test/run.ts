import { type Count, failedOne, inWords, total } from "./count.ts";
import { type Stage, stages } from "./stages.ts";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: ${names(stages)}`);
  process.exit(2);
}

const counts = new Map<string, Count>();
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const started = performance.now();
  console.log(`\n— ${stage.name}`);
  counts.set(stage.name, await runStage(stage));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${stage.name}: ${inWords(counts.get(stage.name) ?? failedOne)} (${seconds} s)`);
}

const failing = [...counts].filter(([, { failed }]) => failed > 0).map(([name]) => name);
if (failing.length > 0) console.log(`\nFailing: ${failing.join(", ")}`);
const sum = total([...counts.values()]);
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;

async function runStage(stage: Stage): Promise<Count> {
  const missing = stage.needs?.filter((name) => (counts.get(name)?.failed ?? 0) > 0) ?? [];
  if (missing.length === 0) return stage.run();
  console.log(`Not run, because of: ${missing.join(", ")}`);
  return failedOne;
}

function names(list: Stage[]): string {
  return list.map(({ name }) => name).join(", ");
}
