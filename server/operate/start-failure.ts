import { type Environment, EnvironmentError } from "../environment.ts";
import { type Log, reasonOf } from "../log.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";

type SystemError = Partial<NodeJS.ErrnoException> & { address?: string; port?: number };

const listening: Record<string, (where: string) => string> = {
  EADDRINUSE: (where) => `${where} is in use by another program. Choose another PORT.`,
  EADDRNOTAVAIL: (where) => `${where} is not an address of this machine. Correct HOST.`,
  EACCES: (where) => `This user may not listen on ${where}. Choose a PORT from 1024 up.`,
};

const writing: Record<string, string> = {
  EACCES: "this user may not use it",
  EPERM: "this user may not use it",
  EROFS: "the file system is read-only",
  ENOTDIR: "a part of the path is a file, not a folder",
  EEXIST: "it is a file, not a folder",
  ENOSPC: "the disk is full",
};

/** One line for the operator, or undefined for an unforeseen error. */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof EnvironmentError) return error.message;
  const { syscall, code = "", address, port, path } = (error ?? {}) as SystemError;
  if (syscall === "listen") return listening[code]?.(`${address}:${port}`);
  const reason = writing[code];
  return (
    reason && path && `${path} cannot be used: ${reason}. Correct DATA_DIR or the file's rights.`
  );
}

/** For the start and for commands: names the setting whose database cannot be opened. */
export async function openOrExplain(environment: Environment, log: Log): Promise<Storage> {
  try {
    return await openStorage(environment, log);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    const where = environment.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
    throw new EnvironmentError(`The database of ${where} cannot be opened: ${reasonOf(error)}`);
  }
}
