import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { license?: string; dependencies?: Record<string, string> };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, optionalDependencies, overrides } = read("package.json");
const locked: Record<string, Locked> = read("package-lock.json").packages;

/**
 * The packages, such as `react, react-dom`, with the licence in the third column, from each table
 * of the page.
 */
const page = readFileSync("docs/dependencies.md", "utf8");
const [production = [], build = []] = page
  .split(/^## What (?:builds|depends)/m)
  .map((part) =>
    [...part.matchAll(/^\| (\S.*?) \| (.+?) \| (\S+) \|$/gm)]
      .slice(1)
      .flatMap(([, names = "", , licence = ""]) =>
        names.split(", ").map((name) => [name, licence]),
      ),
  );

test("docs/dependencies.md lists exactly the dependencies, with their licences", () => {
  const here = Object.keys({ ...dependencies, ...optionalDependencies });
  const licences = here.map((name) => [name, locked[`node_modules/${name}`]?.license]);
  expect(Object.fromEntries([...production, ...build])).toEqual(Object.fromEntries(licences));
});

test("docs/dependencies.md lists exactly the overrides", () => {
  const listed = page.split("| Override |")[1] ?? "";
  const rows = listed.matchAll(/^\| ([a-z-]+) \| ([\d.]+) \|/gm);
  expect(Object.fromEntries([...rows].map(([, name, version]) => [name, version]))).toEqual(
    overrides,
  );
});

/** Where Node finds a package: in the importer's own node_modules or in one of a parent folder. */
function installedFor(path: string, name: string): string {
  const here = `${path}/node_modules/${name}`.replace(/^\//, "");
  if (here in locked || path === "") return here;
  return installedFor(path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1)), name);
}

test("every production dependency has a permissive licence, but the named one of calendars", () => {
  const permissive = /^\(?(MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|Unlicense|CC0-1\.0)/;
  const inProduction = new Set(production.map(([name]) => `node_modules/${name}`));
  for (const path of inProduction)
    for (const name of Object.keys(locked[path]?.dependencies ?? {}))
      inProduction.add(installedFor(path, name));
  const doubtful = [...inProduction].filter(
    (path) => !permissive.test(locked[path]?.license ?? ""),
  );
  // MPL-2.0 asks for the source of its own files only if they are changed, and we change none. The
  // specification of bookings names it.
  expect(doubtful).toEqual(["node_modules/ical.js"]);
});
