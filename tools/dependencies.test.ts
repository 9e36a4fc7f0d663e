import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const installed = Object.keys(read("package.json").dependencies);
const licenceOf = (name: string): string => read(`node_modules/${name}/package.json`).license;

/** `react, react-dom` → the licence in the third column. */
const documented = new Map(
  [...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (\S.*?) \| (.+?) \| (\S+) \|$/gm)]
    .slice(1)
    .flatMap(([, names = "", , licence = ""]) =>
      names.split(", ").map((name) => [name, licence] as const),
    ),
);

test("docs/dependencies.md names exactly what is here, with its licence", () => {
  const here = installed.map((name) => [name, licenceOf(name)]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(here));
});

test("everything that runs in production may be used by a firm without giving its own code away", () => {
  const permissive = /^\(?(MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|Unlicense|CC0-1\.0)/;
  const packages: [string, { dev?: boolean; devOptional?: boolean; license?: string }][] =
    Object.entries(read("package-lock.json").packages);
  const doubtful = packages
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .filter(([, { license = "" }]) => !permissive.test(license))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(doubtful).toEqual([]);
});
