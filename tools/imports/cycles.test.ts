import { expect, test } from "vitest";
import { folderCycles, importsInCycles } from "./cycles.ts";

type Imports = [from: string, to: string][];

test.each<[string, Imports, string[]]>([
  [
    "two rooms",
    [
      ["server/leads/list.ts", "server/outbox/queue.ts"],
      ["server/outbox/worker.ts", "server/leads/erase.ts"],
    ],
    ["server/leads → server/outbox", "server/outbox → server/leads"],
  ],
  [
    "a room and a file beside the rooms",
    [
      ["src/pages.ts", "src/pages/home.tsx"],
      ["src/pages/files/feed.ts", "src/pages.ts"],
    ],
    ["src/pages.ts → src/pages", "src/pages → src/pages.ts"],
  ],
  [
    "three folders of a feature",
    [
      ["src/features/x/a/1.ts", "src/features/x/b/2.ts"],
      ["src/features/x/b/deep/3.ts", "src/features/x/c/4.ts"],
      ["src/features/x/c/5.ts", "src/features/x/a/6.ts"],
      ["src/features/x/c/5.ts", "src/features/x/d/7.ts"],
    ],
    [
      "src/features/x/a → src/features/x/b",
      "src/features/x/b → src/features/x/c",
      "src/features/x/c → src/features/x/a",
    ],
  ],
])("%s may not import each other", (_, imports, expected) => {
  const found = folderCycles(imports).map((cycle) => cycle.replace(/ \(.*/, ""));
  expect(found).toEqual(expected);
});

test("a folder may import those inside it and be imported by them, and a test may import anything", () => {
  const imports: Imports = [
    ["src/features/x/x.tsx", "src/features/x/a/1.ts"],
    ["src/features/x/a/1.ts", "src/features/x/answers.ts"],
    ["src/features/x/a/2.ts", "src/features/x/b/3.ts"],
    ["src/features/x/b/3.test.ts", "src/features/x/a/1.ts"],
  ];
  expect(folderCycles(imports)).toEqual([]);
});

test("files that import each other are found, and those that lead there or away are not", () => {
  const cycle: Imports = [
    ["a.ts", "b.ts"],
    ["b.ts", "c.ts"],
    ["c.ts", "a.ts"],
  ];
  expect(importsInCycles([["before.ts", "a.ts"], ...cycle, ["c.ts", "after.ts"]])).toEqual(cycle);
});
