import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** One file imports another file of the project, a module of Node or a package. */
export type Import = {
  from: string;
  to: string;
  kind: "file" | "node" | "package" | "development-package" | "unknown";
  /** The imported code is loaded with the file: it is neither a type nor loaded when needed. */
  isLoadedAtOnce: boolean;
};

/** What the build makes: types of routes, subsets of fonts, colors and icons. */
const isGenerated = (specifier: string) => /[+]types\/|[.]generated\/|^lucide:/.test(specifier);

/** Every import of the project in this folder. */
export function readImports(folder = "."): Import[] {
  const project = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = globSync("{content,protected,src,server,tools,tests,bench}/**/*.{ts,tsx,mjs}", {
    cwd: folder,
  });
  return files.flatMap((from) =>
    specifiersIn(from, readFileSync(join(folder, from), "utf8"))
      .filter(({ specifier }) => !isGenerated(specifier))
      .map(({ specifier, isLoadedAtOnce }) => ({
        from,
        isLoadedAtOnce,
        ...resolve(from, specifier),
      })),
  );

  function resolve(from: string, specifier: string): Pick<Import, "to" | "kind"> {
    const file = fileAt(from, specifier.replace(/[?].*/, ""));
    if (file !== undefined)
      return { to: file, kind: existsSync(join(folder, file)) ? "file" : "unknown" };
    if (specifier.startsWith("node:")) return { to: specifier, kind: "node" };
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    if (project.dependencies[name]) return { to: name, kind: "package" };
    return { to: name, kind: project.devDependencies[name] ? "development-package" : "unknown" };
  }

  function fileAt(from: string, specifier: string): string | undefined {
    if (specifier.startsWith(".")) return join(dirname(from), specifier);
    const [alias, ...rest] = specifier.split("/");
    const place: string | undefined = project.imports[`${alias}/*`];
    return place && join(place.replace("*", ""), ...rest);
  }
}

type Specifier = { specifier: string; isLoadedAtOnce: boolean };

function specifiersIn(file: string, code: string): Specifier[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const values = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isLoadedAtOnce: values(entries),
  }));
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isLoadedAtOnce: !isType }] : [],
    ),
  );
  const whenNeeded = dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^["'](.+)["']$/.exec(code.slice(start, end))?.[1])
    .filter((specifier) => specifier !== undefined)
    .map((specifier) => ({ specifier, isLoadedAtOnce: false }));
  return [...imported, ...exported, ...whenNeeded];
}
