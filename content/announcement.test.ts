import { expect, test } from "vitest";
import { isAnnounced } from "./announcement.ts";

const closed = { text: "Closed.", from: "2026-11-26", until: "2026-11-27" };

test.each([
  ["the day before", closed, "2026-11-25", false],
  ["its first day", closed, "2026-11-26", true],
  ["its last day", closed, "2026-11-27", true],
  ["the day after", closed, "2026-11-28", false],
  ["a day of an empty one", { text: "", from: "", until: "" }, "2026-11-26", false],
])("on %s an announcement is shown or not", (_, announcement, day, shown) => {
  expect(isAnnounced(day, announcement)).toBe(shown);
});
