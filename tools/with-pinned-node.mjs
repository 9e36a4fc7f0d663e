// Runs one of the project's commands on the pinned Node: node tools/with-pinned-node.mjs SCRIPT ARGS…
import { installWhenChanged, runPinned } from "./pinned-node.mjs";

installWhenChanged();
process.exitCode = await runPinned(...process.argv.slice(2));
