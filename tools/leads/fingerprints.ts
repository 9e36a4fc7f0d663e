import type { Fingerprints } from "#server/storage/copy-database.ts";

export function printFingerprints(fingerprints: Fingerprints, print: (line: string) => void): void {
  for (const [table, { rows, hash }] of Object.entries(fingerprints)) {
    print(`${table.padEnd(24)} ${String(rows).padStart(8)} rows  ${hash.slice(0, 16)}`);
  }
}
