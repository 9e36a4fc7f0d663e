/** Whether the changelog gives the version its day, and if not, what to write. */
export function notReleased(changelog: string, version: string): string | undefined {
  const [heading = "", ...body] = (changelog.split(/^## /m)[1] ?? "").split("\n");
  const isDated = /^\S+, \d{4}-\d{2}-\d{2}$/.test(heading);
  if (!heading.startsWith(version))
    return `CHANGELOG.md begins with ${heading || "no version"} and package.json with ${version}: write what is new in ${version}.`;
  if (isDated && !body.join("\n").includes("Not released")) return undefined;
  return `CHANGELOG.md says no day for ${version}: it is not released. Write "## ${version}, 2026-12-01" with its day, without "Not released yet".`;
}
