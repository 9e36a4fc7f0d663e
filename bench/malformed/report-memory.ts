import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Loaded into the server before its own code: at SIGUSR2 it tidies up and says what is left. */
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collectGarbage();
  collectGarbage();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  process.stderr.write(`memory ${JSON.stringify({ rss, heapTotal, heapUsed, external })}\n`);
});
