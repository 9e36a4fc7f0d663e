import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Queries against the whole database, or within one transaction of it. */
export type Queries = Kysely<Tables>;
