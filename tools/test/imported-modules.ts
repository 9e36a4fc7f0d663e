import { parseSync } from "vite";

/** Every module a source file names: imports, re-exports, import() and type-only ones. */
export function importedModules(source: string, fileName: string): string[] {
  const { module, program } = parse(source, fileName);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...importExpressions(program),
  ];
  return [...new Set(found)];
}

/** dependency-cruiser calls declarations by the name of an ordinary module. */
function parse(source: string, fileName: string): ReturnType<typeof parseSync> {
  const asModule = parseSync(fileName, source);
  const parsed =
    asModule.errors.length > 0 ? parseSync(fileName, source, { lang: "dts" }) : asModule;
  if (parsed.errors[0]) throw new Error(`${fileName}: ${parsed.errors[0].message}`);
  return parsed;
}

/** `import("x")` as an expression and as a type. */
function importExpressions(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(importExpressions);
  if (node === null || typeof node !== "object") return [];
  const below = Object.values(node).flatMap(importExpressions);
  if ("type" in node && (node.type === "ImportExpression" || node.type === "TSImportType")) {
    const { source } = node as { source?: { value?: unknown } };
    if (typeof source?.value === "string") return [source.value, ...below];
  }
  return below;
}
