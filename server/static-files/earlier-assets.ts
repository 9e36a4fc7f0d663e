import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** A tab that was opened longer ago than this is told to reload. */
const keptForMs = 14 * 24 * 60 * 60 * 1000;
const mostBuilds = 10;
/** Far more than copying a few megabytes takes. */
const copyingTakesMs = 60 * 60 * 1000;

/**
 * A page opened before a deploy goes on to load scripts and fonts of its own build. So each build's
 * assets, which are named after their content, are copied into DATA_DIR, where the server of the
 * next build finds them; a new container has nothing else from before. Gives the folders of earlier
 * builds to be served, the latest first: docs/decisions/0018.
 */
export function keepAssets(assets: string, dataDir: string, now = Date.now()): string[] {
  const root = join(dataDir, "assets");
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const id = buildId(assets);
  removeAbandonedCopies(root, now);
  const builds = buildsIn(root);
  // A server that is only started again goes on with the build it had.
  if (builds[0]?.id !== id) {
    const folder = join(root, `${now}-${id}`);
    copyWhole(assets, folder, root);
    builds.unshift({ began: now, id, folder });
  }
  return builds.slice(1).flatMap(({ folder }, index) => {
    const replacedAt = builds[index]?.began ?? 0;
    if (now - replacedAt < keptForMs && index < mostBuilds) return folder;
    rmSync(folder, { recursive: true, force: true });
    return [];
  });
}

/** The same for the same files, since their names carry hashes of their content. */
function buildId(assets: string): string {
  const names = readdirSync(assets).sort().join("\n");
  return createHash("sha256").update(names).digest("hex").slice(0, 16);
}

/** Each in a folder named after the time of its first start, the latest first. */
function buildsIn(root: string): { began: number; id: string; folder: string }[] {
  return readdirSync(root)
    .flatMap((name) => {
      const [, began, id] = /^(\d+)-([0-9a-f]{16})$/.exec(name) ?? [];
      return began && id ? { began: Number(began), id, folder: join(root, name) } : [];
    })
    .sort((one, other) => other.began - one.began);
}

/** A server that was killed while it copied leaves its part behind; one that copies now is younger. */
function removeAbandonedCopies(root: string, now: number): void {
  for (const name of readdirSync(root).filter((found) => found.startsWith("partial-"))) {
    const folder = join(root, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - changed > copyingTakesMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** Copied aside first: a server that starts meanwhile, or after a kill, sees all files or none. */
function copyWhole(assets: string, folder: string, root: string): void {
  const partial = mkdtempSync(join(root, "partial-"));
  try {
    cpSync(assets, partial, { recursive: true });
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
