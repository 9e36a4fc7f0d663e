import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { canPin } from "./support/cores.ts";
import { loadTool, requestsPerSecond } from "./support/load.ts";
import { median } from "./support/median.ts";
import { startNginx } from "./support/nginx.ts";
import { startOurServer } from "./support/our-server.ts";

const page = "/privacy";
const target = 0.25;
const rounds = 3;
const serverCore = 0;
const loadCore = 1;

/** One prerendered page from our server and from nginx, on one core each time, in turns. */
export async function run(): Promise<void> {
  await buildWhenChanged();
  const nginx = await startNginx(serverCore, "build/client");
  if (!nginx) {
    console.log(
      "nginx was not found and could not be installed: there is nothing to compare with.",
    );
    return;
  }
  const ours = await startOurServer(serverCore);
  try {
    const speeds = { ours: [] as number[], nginx: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      speeds.ours.push(await requestsPerSecond(loadCore, ours.url + page));
      speeds.nginx.push(await requestsPerSecond(loadCore, nginx.url + page));
    }
    report(median(speeds.ours), median(speeds.nginx), nginx.version);
  } finally {
    await Promise.all([ours.stop(), nginx.stop()]);
  }
}

function report(ours: number, nginx: number, nginxVersion: string): void {
  const count = (number: number) => Math.round(number).toLocaleString("en-US");
  const ratio = ours / nginx;
  const where = canPin ? "one core each, load on another" : "not kept to one core";
  console.log(`requests/s of ${page}, gzip, ${where}, load from ${loadTool}, median of ${rounds}`);
  console.log(`  ours (node ${process.version}) ${count(ours)}`);
  console.log(`  nginx ${nginxVersion} ${count(nginx)}`);
  console.log(
    `  ratio ${ratio.toFixed(2)}x (at least ${target}x: ${ratio >= target ? "met" : "missed"})`,
  );
}
