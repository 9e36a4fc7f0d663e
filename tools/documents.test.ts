import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

test.each(documents)("$file links to files that exist", ({ file, text }) => {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? "")
    .filter((link) => !/^(https?:|mailto:|\/)/.test(link));
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
});

test.each(documents)("$file names npm scripts that exist", ({ text }) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
    ([, name = ""]) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const repositoryPath =
  /`((?:src|server|content|tools|tests|docs|deploy|bench|protected)\/[^`\s]+)`/g;

test.each(documents)("$file names paths that exist", ({ text }) => {
  const named = [...text.matchAll(repositoryPath)].map(([, path = ""]) => path);
  // NAME, YOUR-ID and {id} stand for any name.
  const pattern = (path: string) => path.replaceAll(/\b[A-Z][A-Z-]+\b|\{\w+\}/g, "*");
  expect(named.filter((path) => globSync(pattern(path)).length === 0)).toEqual([]);
});

test("operate-leads.md says what each warning and error of the log means", () => {
  const howTo = readFileSync("docs/how-to/operate-leads.md", "utf8");
  const sources = globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] });
  const written = /(?:\.(?:warn|error)|\bfailed|\bsay|failed:)[ (]\s*"([a-z]+(?:-[a-z]+)+)"/g;
  const events = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(written)].map(([, event = ""]) => event),
  );
  expect(events).toContain("outbox-not-readable");
  expect(events.filter((event) => !howTo.includes(`\`${event}\``))).toEqual([]);
});

test.each(documents)("$file names what its files contain", ({ text }) => {
  const named = /`(\w+)`\s(?:in|of)\s`((?:src|server|content|tools|tests)\/[\w./-]+\.\w+)`/g;
  const missing = [...text.matchAll(named)].filter(
    ([, name = "", path = ""]) => !readFileSync(path, "utf8").includes(name),
  );
  expect(missing.map(([words]) => words)).toEqual([]);
});

test.each(["src", "server"])("where-things-are.md says what each folder of %s holds", (top) => {
  const tree = readFileSync("docs/where-things-are.md", "utf8");
  const [, below = ""] = tree.split(new RegExp(`^${top}/.*\\n`, "m"));
  const [lines = ""] = below.split(/^(?! {2})/m);
  const named = [...lines.matchAll(/^ {2}([\w-]+)\/ /gm)].map(([, name = ""]) => name);
  const folders = readdirSync(top, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named.sort()).toEqual(folders.map(({ name }) => name).sort());
});
