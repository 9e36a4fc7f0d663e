import * as z from "zod/mini";
import { deskDone } from "./session.ts";

const hold = z.object({
  because: z.enum(["clock", "many"]),
  /** How many leads would be erased. */
  leads: z.number(),
  /** When the website goes on by itself. */
  until: z.number(),
});
export type HeldDeletion = z.infer<typeof hold>;

export const heldDeletionApi = {
  /** Whether the website erases no old leads at present (server/operate/housekeeping.ts). */
  heldDeletion: {
    route: "GET /desk/api/held-deletion",
    answer: z.object({ held: z.nullable(hold) }),
  },
  releaseDeletion: { route: "POST /desk/api/held-deletion/release", answer: deskDone },
} as const;
