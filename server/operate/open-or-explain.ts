import { type Environment, EnvironmentError } from "../environment.ts";
import { type Log, reasonOf } from "../log.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";

/** For the start and for commands: names the setting whose database cannot be opened. */
export async function openOrExplain(environment: Environment, log: Log): Promise<Storage> {
  try {
    const storage = await openStorage(environment, log);
    return storage;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    const where = environment.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
    throw new EnvironmentError(`The database of ${where} cannot be opened: ${reasonOf(error)}`);
  }
}
