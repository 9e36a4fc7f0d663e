import * as z from "zod/mini";

/** Every answer of 4xx and 5xx: one sentence that a visitor can read. */
export const failure = z.object({ error: z.string() });
export type Failure = z.infer<typeof failure>;
