import { registerHooks } from "node:module";
import { importedModules } from "./imported-modules.ts";

/**
 * dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 no
 * longer has: without this it would skip every .ts file and find nothing wrong. All it asks of the
 * compiler is JavaScript with the same imports in it, so that is all this stand-in gives. Type-only
 * imports are kept: an import is a dependency whether or not it survives compilation.
 */
function transpileModule(source: string, { fileName }: { fileName: string }) {
  const lines = importedModules(source, fileName).map(
    (specifier) => `import ${JSON.stringify(specifier)};`,
  );
  return { outputText: lines.join("\n") };
}

const standIn = "stand-in:typescript";
/** The newest version of the compiler whose API dependency-cruiser accepts. */
const version = "6.0.0";

export function letDependencyCruiserReadTypeScript(): void {
  Object.assign(globalThis, { [standIn]: { version, transpileModule, SyntaxKind: {} } });
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === "typescript") return { url: standIn, shortCircuit: true };
      if (specifier === "typescript/package.json")
        return { url: `${standIn}/package.json`, format: "json", shortCircuit: true };
      return next(specifier, context);
    },
    load: (url, context, next) => {
      if (url === standIn)
        return {
          format: "module",
          source: `export default globalThis[${JSON.stringify(standIn)}];`,
          shortCircuit: true,
        };
      if (url === `${standIn}/package.json`)
        return { format: "json", source: JSON.stringify({ version }), shortCircuit: true };
      return next(url, context);
    },
  });
}
