import * as z from "zod/mini";

/** In the browser's history with a person who was opened from Calls, to which the way back leads. */
const schema = z.object({ screen: z.literal("calls") });

/** For `state` of a link in Calls. */
export const openedFromCalls: z.infer<typeof schema> = { screen: "calls" };

export function isOpenedFromCalls(state: unknown): boolean {
  return schema.safeParse(state).success;
}
