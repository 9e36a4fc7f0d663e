import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { folderCycles } from "./folder-cycles.ts";

const folders = ["content", "protected", "src", "server", "tools", "tests", "bench"];
const cruised = await cruise(folders, await extractDepcruiseOptions("./.dependency-cruiser.mjs"));
const result = cruised.output as ICruiseResult;
const report = await format(result, { outputType: "err" });
console.log(report.output);

const cycles = folderCycles(
  result.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): [string, string] => [source, resolved]),
  ),
);
for (const cycle of cycles) console.log(`Folders that import each other: ${cycle}`);
process.exitCode = report.exitCode > 0 || cycles.length > 0 ? 1 : 0;
