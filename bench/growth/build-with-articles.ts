import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const articles = globSync("content/articles/*.mdx").sort();

/** Measures a whole build in a copy of the project with this many articles. */
export function buildWithArticles(wanted: number) {
  const project = copyProject();
  try {
    addArticles(project, wanted);
    const usageFile = join(project, "usage");
    const began = performance.now();
    execFileSync(process.execPath, ["tools/build/build.ts"], {
      cwd: project,
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${resolve("bench/growth/report-usage.ts")}`,
        USAGE_FILE: usageFile,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const inS = (performance.now() - began) / 1000;
    const used: { cpuInS: number; peakInMb: number }[] = readFileSync(usageFile, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const inKb = (name: string) =>
      brotliCompressSync(readFileSync(join(project, "build/client/knowledge-bank", name))).length /
      1000;
    return {
      "time of the build (s)": inS,
      "its CPU time (s)": used.reduce((sum, { cpuInS }) => sum + cpuInS, 0),
      "memory of its largest process (MB)": Math.max(...used.map(({ peakInMb }) => peakInMb)),
      "list of articles, compressed (kB)": inKb("index.html"),
      "search index, compressed (kB)": inKb("search-index.json"),
    };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Copies the sources and links the installed packages. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-articles-"));
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", listed, { encoding: "utf8" }).split("\0");
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file));
  // One link for each package, because the builder skips node_modules but follows a link.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules"))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return folder;
}

/**
 * Adds copies of the real articles under other names, each with its picture, until there are
 * enough.
 */
function addArticles(project: string, wanted: number): void {
  const pictures: string[] = [];
  for (let number = articles.length; number < wanted; number += 1) {
    const original = articles[number % articles.length] ?? "";
    const [id, copy] = [basename(original, ".mdx"), `${basename(original, ".mdx")}-${number}`];
    cpSync(original, join(project, `content/articles/${copy}.mdx`));
    pictures.push(`["${copy}"]: articlePictures["${id}"]`);
  }
  const added = `\nObject.assign(articlePictures, { ${pictures.join(",\n")} });\n`;
  appendFileSync(join(project, "content/articles/article-pictures.ts"), added);
}
