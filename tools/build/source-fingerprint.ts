import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

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

/** Changes when anything the build reads changes. Tests sit beside sources but are not built. */
export function sourceFingerprint(): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { exclude: ["**/*.test.*"] }));
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}
