import { reasonOf } from "../log.ts";

/** The database could not do it now. The visitor is asked to try again; nothing was stored. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";

  constructor(cause: unknown) {
    super(`The database could not do it: ${reasonOf(cause)}`, { cause });
  }
}
