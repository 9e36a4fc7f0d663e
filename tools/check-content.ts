import { findMistakes } from "./content/find-mistakes.ts";

/**
 * `npm run check-content`: what is left before going live, then the mistakes, which would stop the
 * build. Only these make it fail.
 */
const mistakes = await findMistakes();
if (mistakes.length === 0) {
  // Loaded now, because content with a mistake may not load.
  const { contentFindings, launchReport } = await import("./launch-check/findings.ts");
  const { readSite } = await import("./launch-check/read-site.ts");
  console.log(launchReport(contentFindings(await readSite())));
  console.log("No mistakes: the site can be built.");
} else {
  for (const mistake of mistakes) console.log(mistake);
  process.exitCode = 1;
}
