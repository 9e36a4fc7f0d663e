import type * as z from "zod";
import type { announcementSchema } from "#content-schemas/data-files.ts";
import written from "./announcement.json" with { type: "json" };

export type Announcement = z.infer<typeof announcementSchema>;

/**
 * Shown at the top of the home page from its first day until its last, instead of the banner of the
 * law. Edited in announcement.json; an empty text is no announcement.
 */
export const announcement: Announcement = written;

export function isAnnounced(day: string, written: Announcement = announcement): boolean {
  const { text, from = "", until = "" } = written;
  return text !== "" && from <= day && day <= until;
}
