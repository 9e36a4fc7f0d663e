import { currentHold, holdLastsMs, releaseDeletion } from "../../leads/deletion-hold.ts";
import type { DeskHandlers } from "../services.ts";

export const heldDeletionHandlers = {
  async heldDeletion({ queries }) {
    const hold = await currentHold(queries);
    if (hold === null) return { held: null };
    const { at, ...rest } = hold;
    return { held: { ...rest, until: at + holdLastsMs } };
  },

  releaseDeletion: ({ queries, user, now }) => releaseDeletion(queries, user, now),
} satisfies Partial<DeskHandlers>;
