// npm test: install when the lock file changed, then every check, on the pinned Node.
import { installWhenChanged } from "./setup/install.mjs";
import { runPinned } from "./setup/run-pinned.mjs";

installWhenChanged();
process.exitCode = await runPinned("tools/test/run.ts", ...process.argv.slice(2));
