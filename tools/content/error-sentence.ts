import { stripVTControlCharacters } from "node:util";

const place =
  /(?<![\w./-])((?:content|protected|server|src|tools)\/[\w./-]+\.\w+)(?:\?[^:\s]*)?(?::(\d+))?/g;
const nodesName = /^\w*Error( \[\w+\])?: /;
/** What Vite writes above the reason. */
const title = /^(✗ )?(Build failed|error during build|Transform failed)|^$/;

/**
 * An error that is no mistake in content, or what a program wrote of one, in a sentence: file, line
 * and reason. Nothing where it names no file of ours.
 */
export function errorSentence(error: unknown): string | undefined {
  const { message, stack = "" } = error instanceof Error ? error : { message: `${error}` };
  const plain = (text: string) =>
    stripVTControlCharacters(text).replaceAll("file://", "").replaceAll(`${process.cwd()}/`, "");
  const lines = plain(message)
    .split("\n")
    .map((line) => line.replace(/^\s*\[[\w:-]+\]/, "").trim());
  // Node writes a name before the reason and the source above both.
  const named = lines.find((line) => nodesName.test(line))?.replace(nodesName, "");
  const reason = named ?? lines.find((line) => !title.test(line));
  const places = [...plain(`${message}\n${stack}`).matchAll(place)];
  // Of two without a line, the second is the one that names the first.
  const inMessage = [...plain(message).matchAll(place)];
  const [, file, line] = places.find(([, , line]) => line) ?? inMessage.at(-1) ?? [];
  if (!file || !reason) return undefined;
  if (reason.startsWith(file)) return reason;
  return `${file}: ${line ? `line ${line}: ` : ""}${reason}`;
}
