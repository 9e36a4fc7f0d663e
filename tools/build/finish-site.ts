import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { SiteDescription } from "../../server/static-files/site-description.ts";
import { redirects } from "../../src/redirects.ts";
import { ANON_KEY_PLACEHOLDER, ORIGIN_PLACEHOLDER } from "../../src/site-shell/site-origin.ts";
import { compressFiles } from "./compress-files.ts";
import { describePage, finishPage } from "./finish-page.ts";
import { inlineStyles } from "./inline-styles.ts";
import { writeFavicons } from "./pictures/favicons.ts";
import { writeOgImages } from "./pictures/write-og-images.ts";
import { pruneScripts } from "./prune-scripts.ts";

/** What React Router leaves to us after prerendering: see docs/decisions/0002 and 0005. */
export async function finishSite(directory: string): Promise<void> {
  const client = `${directory}/client`;
  for (const data of globSync(`${client}/**/*.data`)) rmSync(data);

  const finished = new Map(
    globSync("**/*.html", { cwd: client })
      .sort()
      .map((file) => [file, finishPage(readFileSync(`${client}/${file}`, "utf8"))]),
  );
  pruneScripts(client, [...finished.values()]);
  const styled = inlineStyles(client, finished);
  for (const [file, html] of styled) writeFileSync(`${client}/${file}`, html);
  const pages = [...styled].map(([file, html]) => describePage(file, html));

  await writeFavicons(client);
  await writeOgImages(client, pages);
  await compressFiles(client);

  const site: SiteDescription = {
    originPlaceholder: ORIGIN_PLACEHOLDER,
    anonKeyPlaceholder: ANON_KEY_PLACEHOLDER,
    pages,
    redirects,
  };
  writeFileSync(`${directory}/site.json`, `${JSON.stringify(site, null, 2)}\n`);
}
