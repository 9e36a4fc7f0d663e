import type * as z from "zod";
import type { reviewsSchema } from "#content-schemas/data-files.ts";
import written from "./reviews.json" with { type: "json" };

/** What a client said about the firm, in the client's words. Edited in reviews.json. */
export type Review = z.infer<typeof reviewsSchema>["reviews"][number];

/** As soon as one review is real, the invented ones are not shown. */
export const reviews: readonly Review[] = written.reviews;

export const reviewWords = { source: "Read it on {source}" } as const;
