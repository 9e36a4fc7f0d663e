import * as z from "zod/mini";

/** Kept in the browser's history with a person: the list, or Calls, from which they were opened. */
export const openedFrom = z.object({
  list: z.optional(z.object({ search: z.string(), state: z.unknown() })),
  screen: z.optional(z.literal("calls")),
});
export type OpenedFrom = z.infer<typeof openedFrom>;
