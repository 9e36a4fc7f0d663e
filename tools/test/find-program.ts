import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs on the PATH or in one of the other folders. */
export function findProgram(
  names: readonly string[],
  otherFolders: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...otherFolders];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
