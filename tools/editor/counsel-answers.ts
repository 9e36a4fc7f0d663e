import { readFileSync, writeFileSync } from "node:fs";
import { counselAnswersSchema } from "#content-schemas/data-files.ts";
import { mistakesIn } from "#content-schemas/mistakes.ts";

const answersFile = "content/counsel-answers.json";

/** Writes what counsel said of a question, in place of an earlier answer. Returns its mistakes. */
export function writeAnswer(given: Record<string, string>, file = answersFile): string[] {
  const mistakes = mistakesIn(file, counselAnswersSchema, { answers: [given] });
  if (mistakes.length > 0) return mistakes;
  const { answers } = counselAnswersSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const others = answers.filter(({ question }) => question !== given.question);
  writeFileSync(file, `${JSON.stringify({ answers: [...others, given] }, null, 2)}\n`);
  return [];
}
