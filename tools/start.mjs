// npm start: install when the lock file changed, build when the sources changed, serve.
import { installWhenChanged, runPinned } from "./pinned-node.mjs";

installWhenChanged();
const built = await runPinned("tools/build/build-when-changed.ts");
process.exitCode = built === 0 ? await runPinned("build/service/start.js") : built;
