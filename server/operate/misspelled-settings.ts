import { settingNames } from "../environment.ts";

/** Names that differ from a setting's by a letter or two, with a sentence for each. */
export function misspelledSettings(env: Record<string, string | undefined>): string[] {
  // Shorter ones, such as PORT, resemble variables of other programs.
  const ours = settingNames.filter((name) => name.length > 6 && !(name in env));
  return Object.keys(env).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const meant = ours.find((ours) => lettersToChange(name, ours) <= 2);
    return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
  });
}

/** The edit distance of Levenshtein. */
function lettersToChange(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
