import type * as z from "zod";
import { partnersSchema } from "#content-schemas/data-files.ts";
import { mistakesIn } from "#content-schemas/mistakes.ts";
import written from "./partners.json" with { type: "json" };

const file = "content/partners/partners.json";

/** One partner as an editor writes it: topics and hosts may be left out. */
export type WrittenPartner = z.input<typeof partnersSchema>["partners"][number];
export type PartnerRecord = z.output<typeof partnersSchema>["partners"][number];

/** Throws one error that lists every field to correct: which, what was found, what is expected. */
export function parsePartners(list: unknown): PartnerRecord[] {
  const result = partnersSchema.safeParse(list);
  if (!result.success) throw new Error(mistakesIn(file, partnersSchema, list).join("\n"));
  return result.data.partners;
}

export const partnerRecords = parsePartners(written);

export function partnerRecord(id: string): PartnerRecord {
  const found = partnerRecords.find((record) => record.id === id);
  if (!found) throw new Error(`There is no partner ${id} in ${file}. Add it, with its name.`);
  return found;
}
