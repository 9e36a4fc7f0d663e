import { currentHold, holdLastsMs, releaseDeletion } from "../../leads/deletion-hold.ts";
import type { DeskHandlers } from "../services.ts";

export const heldDeletionHandlers = {
  async heldDeletion(_, { storage }) {
    const hold = await storage.run(currentHold);
    if (hold === null) return { held: null };
    const { at, ...rest } = hold;
    return { held: { ...rest, until: at + holdLastsMs } };
  },

  async releaseDeletion({ user }, { storage, databaseNow }) {
    const now = await databaseNow();
    await storage.transaction((queries) => releaseDeletion(queries, user, now));
    return { success: true };
  },
} satisfies Partial<DeskHandlers>;
