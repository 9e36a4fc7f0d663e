import { reasonOf } from "../log.ts";

/** The database could not do it now. The visitor is told to try again; nothing was promised. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";

  constructor(cause: unknown) {
    super(`The database could not do it: ${reasonOf(cause)}`, { cause });
  }
}
