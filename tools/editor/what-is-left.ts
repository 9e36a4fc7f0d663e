import { readFileSync } from "node:fs";
import {
  contentFindings,
  type Finding,
  mayStay,
  questionsToSettle,
} from "../launch-check/findings.ts";
import { readSite } from "../launch-check/read-site.ts";
import { dataForms } from "./configuration.ts";

/** One thing that a firm still has to replace or to settle, and where. */
export type LeftToDo = {
  topic: string;
  /** What is asked, in a sentence. */
  asked: string;
  /** The form that changes it. */
  form?: string;
  /** Otherwise the file, with its line where that is known. */
  file?: string;
  /** The id of a question whose answer is typed below it. */
  question?: string;
  mayStay: boolean;
  /** In a file of code, which an editor does not open. */
  isForEngineer?: boolean;
};

/** The list of the launch check as an editor works through it. */
export async function whatIsLeft(): Promise<LeftToDo[]> {
  return contentFindings(await readSite()).map(leftToDo);
}

export function leftToDo(finding: Finding): LeftToDo {
  const { topic, place } = finding;
  const [path = "", ...keys] = place.split(" › ");
  const [file = "", line] = path.split(":");
  const form = dataForms.find((one) => one.file === file);
  const common = { topic, mayStay: mayStay(finding) };
  if (topic === questionsToSettle) return { ...common, asked: asked(finding), question: place };
  const text = file.includes("/") && !file.endsWith("articles") ? readFileSync(file, "utf8") : "";
  if (form) {
    const field = /"(\w+)":/.exec(text.split("\n")[Number(line) - 1] ?? "")?.[1];
    const all = form.fields.flatMap((one) => [one, ...(one.fields ?? [])]);
    const label = all.find(({ name }) => name === field)?.label;
    const where = label ? `${form.label}, ${label}` : form.label;
    return { ...common, asked: `${where}: ${asked(finding)}`, form: form.name };
  }
  if (text)
    return {
      ...common,
      asked: asked(finding).replace("switch Sample off", "remove sample: true or make it false"),
      file: `${file}:${line ?? lineOf(text, keys)}`,
      isForEngineer: file.endsWith(".ts"),
    };
  if (topic === "Figures without the current tax year")
    return {
      ...common,
      asked: `${place} ${asked(finding)}`,
      file: "docs/how-to/open-a-tax-year.md",
      isForEngineer: true,
    };
  return { ...common, asked: `${place}: ${asked(finding)}` };
}

function asked({ what }: Finding): string {
  return what
    .replace(/^marked as sample: (.*)/s, "$1 is invented. Write your own and switch Sample off.")
    .replace(/^marked as sample$/, "This is invented. Write your own and switch Sample off.")
    .replace(/^(?:a|the) (sample [^:]+): (.*)/s, "$2 is a $1. Write your own.");
}

/** The line of the value that these keys lead to; a number counts the samples of a list. */
function lineOf(text: string, keys: readonly string[]): number {
  let at = 0;
  for (const key of keys) {
    const isNumber = /^\d+$/.test(key);
    for (let times = isNumber ? Number(key) + 1 : 1; times > 0; times -= 1)
      at = Math.max(at, text.indexOf(isNumber ? "sample: true" : key, at + 1));
  }
  return text.slice(0, at).split("\n").length;
}

if (import.meta.main) console.log(JSON.stringify(await whatIsLeft()));
