import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "./build.ts";

const stampFile = "build/built-from";

const SOURCES = [
  "content/**/*.*",
  "protected/**/*.*",
  "public/**/*.*",
  "server/**/*.*",
  "src/**/*.*",
  "tools/build/**/*.*",
  "*.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

export async function buildWhenChanged(): Promise<void> {
  const wanted = sourceFingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;
  console.log("Building the site …");
  await build();
  writeFileSync(stampFile, wanted);
}

/** Changes when any input of the build changes. Tests are next to sources but are not built. */
function sourceFingerprint(): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { exclude: ["**/*.test.*"] }));
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

if (import.meta.main) await buildWhenChanged();
