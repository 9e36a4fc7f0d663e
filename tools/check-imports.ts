import { folderCycles, importsInCycles } from "./imports/cycles.ts";
import { wrongImports } from "./imports/import-rules.ts";
import { readImports } from "./imports/read-imports.ts";

const imports = readImports();
const betweenFiles = imports
  .filter(({ kind }) => kind === "file")
  .map(({ from, to }): [string, string] => [from, to]);

const faults = [
  ...wrongImports(imports),
  ...importsInCycles(betweenFiles).map(
    (pair) => `Files import each other: ${pair.join(" imports ")}`,
  ),
  ...folderCycles(betweenFiles).map((cycle) => `Folders import each other: ${cycle}`),
];
console.log([...faults, `${imports.length} imports, ${faults.length} wrong`].join("\n"));
process.exitCode = faults.length > 0 ? 1 : 0;
