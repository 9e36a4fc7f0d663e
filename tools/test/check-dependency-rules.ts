import { fileURLToPath } from "node:url";
import { letDependencyCruiserReadTypeScript } from "./typescript-for-dependency-cruiser.ts";

export type Violation = { rule: string; from: string; to: string };

const ruleFile = fileURLToPath(new URL("../../.dependency-cruiser.mjs", import.meta.url));
const folders = ["content", "protected", "src", "server", "tools", "tests", "bench"];

export async function checkDependencyRules(projectFolder: string): Promise<{
  rules: string[];
  filesRead: number;
  violations: Violation[];
}> {
  letDependencyCruiserReadTypeScript();
  const { cruise } = await import("dependency-cruiser");
  const { default: readRules } = await import(
    "dependency-cruiser/config-utl/extract-depcruise-config"
  );
  const { forbidden = [], options = {} } = await readRules(ruleFile);
  const { output } = await cruise(
    folders,
    { ...options, baseDir: projectFolder, validate: true, ruleSet: { forbidden } },
    { ...options.enhancedResolveOptions },
  );
  if (typeof output === "string") throw new Error(output);
  return {
    rules: forbidden.map(({ name }) => name ?? ""),
    filesRead: output.modules.filter(({ source }) => folders.includes(source.split("/")[0] ?? ""))
      .length,
    violations: output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(" → ") : to,
    })),
  };
}

if (import.meta.filename === process.argv[1]) {
  const { filesRead, violations } = await checkDependencyRules(process.cwd());
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  console.log(`${filesRead} files read, ${violations.length} forbidden imports`);
  process.exitCode = violations.length > 0 || filesRead === 0 ? 1 : 0;
}
