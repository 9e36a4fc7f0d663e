import { reasonOf } from "../log.ts";

/** The database is unavailable. Nothing was stored, and the visitor is asked to try again. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";

  constructor(cause: unknown) {
    super(`The database could not do it: ${reasonOf(cause)}`, { cause });
  }
}
