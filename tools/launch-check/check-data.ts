import type { Day, Finding } from "./finding.ts";

const datedFields = ["validThrough", "reviewBy"];

/** Walks data of any shape. `place` names where it stands, for whoever has to edit it. */
export function checkData(data: unknown, place: string, today: Day): Finding[] {
  if (data === null || typeof data !== "object") return [];
  const marked = "sample" in data && data.sample === true ? [sampleMark(data, place)] : [];
  const below = Object.entries(data).flatMap(([key, value]) => [
    ...passedDate(key, value, place, today),
    ...checkData(value, `${place} › ${key}`, today),
  ]);
  return [...marked, ...below];
}

export function passedDate(key: string, value: unknown, place: string, today: Day): Finding[] {
  if (!datedFields.includes(key) || typeof value !== "string" || value >= today) return [];
  return [{ topic: "Content past its date", place, what: `${key} was ${value}` }];
}

function sampleMark(data: object, place: string): Finding {
  const name = ["name", "author", "practitioner", "title", "specialty", "id"]
    .map((key) => (data as Record<string, unknown>)[key])
    .find((value) => typeof value === "string");
  const what = name ? `marked as sample: ${name}` : "marked as sample";
  return { topic: "Sample people, words and results", place, what };
}
