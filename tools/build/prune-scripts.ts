import { globSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";

/**
 * The router's build makes a browser chunk of every page; pages are never rendered in the browser,
 * so whatever no page reaches is deleted.
 */
export function pruneScripts(client: string, pages: string[]): void {
  const scripts = new Map(
    globSync(`${client}/assets/*.js`).map((file) => [basename(file), readFileSync(file, "utf8")]),
  );
  const reached = reachableFrom(pages, scripts);
  for (const name of scripts.keys()) if (!reached.has(name)) rmSync(`${client}/assets/${name}`);
}

export function reachableFrom(pages: string[], scripts: Map<string, string>): Set<string> {
  const reached = new Set<string>();
  const follow = (text: string) => {
    for (const [name, code] of scripts) {
      if (reached.has(name) || !text.includes(name)) continue;
      reached.add(name);
      follow(code);
    }
  };
  for (const page of pages) follow(page);
  return reached;
}
