import { passedDate } from "./check-data.ts";
import type { Day, Finding } from "./finding.ts";

/** Front matter stands between two lines of dashes at the top of an article. */
export function checkFrontMatter(source: string, place: string, today: Day): Finding[] {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? "";
  const fields = [...frontMatter.matchAll(/^(\w+):\s*["']?([^"'\r\n]*?)["']?\s*$/gm)];
  const dates = fields.flatMap(([, key = "", value]) => passedDate(key, value, place, today));
  const marked = fields.some(([, key, value]) => key === "sample" && value === "true");
  const mark: Finding[] = marked
    ? [{ topic: "Sample people, words and results", place, what: "marked as sample" }]
    : [];
  return [...mark, ...dates];
}
