import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "./build.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

const stampFile = "build/built-from";

export async function buildWhenChanged(): Promise<void> {
  const wanted = sourceFingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;
  console.log("Building the site …");
  await build();
  writeFileSync(stampFile, wanted);
}

if (import.meta.main) await buildWhenChanged();
