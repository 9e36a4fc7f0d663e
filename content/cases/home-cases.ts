import type * as z from "zod";
import type { homeCasesSchema } from "#content-schemas/cases.ts";
import written from "./home-cases.json" with { type: "json" };

/** One client, one credit year. All are sample content until the firm puts its own into home-cases.json. */
export type HomeCase = z.infer<typeof homeCasesSchema>["cases"][number];

const { cases, partnerStories } = written as z.infer<typeof homeCasesSchema>;

export const homeCases: readonly HomeCase[] = cases;

/** Shown on partner pages only, not on the home page. */
export const [oralSurgeryStory] = partnerStories as [HomeCase];
