/**
 * Every table with a `person_id`; a test compares it with the database. A subscription stays with
 * the address that confirmed it, also when that is merged into another person. All others move.
 */
export const belongings = [
  "leads",
  "bookings",
  "person_notes",
  "person_events",
  "outbox",
  "subscriptions",
] as const;

export const movedByMerge = belongings.filter((table) => table !== "subscriptions");
