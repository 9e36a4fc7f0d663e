import { globSync, readFileSync } from "node:fs";
import { isSafe } from "redos-detector";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Everything that the server can run on input from visitors. */
const files = globSync(
  "{server,content,protected,src/{contracts,wording,emails,calculations,tax-law}}/**/*.{ts,tsx}",
  { exclude: ["**/*.test.*", "**/*.sample.*"] },
).sort();

/**
 * Expressions that may take more than linear time, and why that is harmless. The server has one
 * thread, so a text of 15 kB that takes a second would block every visitor.
 */
const exceptions = new Map(
  (
    [
      [
        /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
        "an e-mail address of at most 254 characters: longer ones are refused before",
      ],
      [/[^\s<>"(),:;@]{1,64}@[^\s<>"(),:;@]+/g, "looks back at most 64 characters"],
      [
        /(?:\s+(?:d\.?d\.?s|d\.?m\.?d|m\.?d|d\.?o|ph\.?d)\.?)+\s*$/i,
        "a name of at most 100 characters",
      ],
      [
        /\[([^[\]\n]+)\]\((https:\/\/(?:[^\s()]|\([^\s()]*\))+)\)|\*\*/g,
        "a newsletter's opening of at most 2,000 characters, written by staff",
      ],
      [/\{(\w+)\}/g, "the content's own sentences"],
      [/\/\d+$/, "a setting"],
    ] as const
  ).map(([expression, why]) => [String(expression), why]),
);

type Expression = { pattern: string; flags: string };
const written = ({ pattern, flags }: Expression) => `/${pattern}/${flags}`;

type SyntaxNode = {
  type?: string;
  regex?: Expression;
  callee?: { name?: string };
  arguments?: MadeFrom[];
};
type MadeFrom = { value?: string; quasis?: { value: { cooked: string } }[] };

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = [];
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  JSON.stringify(program, (_, node: SyntaxNode | null) => {
    if (node?.regex) found.push(node.regex);
    if (node?.callee?.name === "RegExp") found.push(madeExpression(node));
    return typeof node === "bigint" ? undefined : node;
  });
  return found;
}

/** `new RegExp(…)`, with a word in place of each interpolated value. */
function madeExpression({ arguments: [pattern, flags] = [] }: SyntaxNode): Expression {
  const text = ({ value, quasis = [] }: MadeFrom) =>
    value ?? quasis.map(({ value }) => value.cooked).join("word");
  return { pattern: text(pattern ?? {}), flags: flags ? text(flags) : "" };
}

/** Counts steps, not time. */
const isLinear = ({ pattern, flags }: Expression) =>
  isSafe(new RegExp(pattern, flags), { timeout: Number.POSITIVE_INFINITY, maxSteps: 20_000 }).safe;

/** Each once, with the last file that contains it. */
const expressions = new Map(
  files.flatMap((file) =>
    expressionsIn(file).map((expression) => [written(expression), { file, expression }] as const),
  ),
);

test("every regular expression of the server runs in linear time", () => {
  const slow = [...expressions]
    .filter(([text, { expression }]) => !exceptions.has(text) && !isLinear(expression))
    .map(([text, { file }]) => `${file}: ${text}`);
  expect(expressions.size).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});

test("every exception is still in use", () => {
  expect([...exceptions.keys()].filter((exception) => !expressions.has(exception))).toEqual([]);
});

test.each([/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, /\s*;\s*/, /\/+$/, /(a+)+$/])(
  "the check finds %s",
  ({ source, flags }) => {
    expect(isLinear({ pattern: source, flags })).toBe(false);
  },
);
