import type { Finding } from "./finding.ts";

/** What is recognizably sample wherever it stands, and how to call it. */
const sampleTexts: [pattern: RegExp, name: string][] = [
  [/\bLedgerwell\b/g, "the sample brand"],
  [/[\w.@-]+\.example\b/g, "a sample address"],
  [/\(?\d{3}\)?[ -]?555-?01\d\d/g, "a sample telephone number"],
  [/\b\d+ Example \w+/g, "a sample street"],
];

/** Reads the file as written, so that a value used in many places is named once: where it is edited. */
export function checkText(text: string, file: string): Finding[] {
  return text.split("\n").flatMap((line, index) =>
    sampleTexts.flatMap(([pattern, name]) =>
      [...new Set(line.match(pattern))].map(
        (match): Finding => ({
          topic: "Sample brand and addresses",
          place: `${file}:${index + 1}`,
          what: `${name}: ${match}`,
        }),
      ),
    ),
  );
}
