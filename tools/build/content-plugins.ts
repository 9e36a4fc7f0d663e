import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { readArticle } from "../editor/articles/article-file.ts";
import { browserScript } from "./browser-script-plugin.ts";
import { lucideIcons } from "./icon-plugin.ts";
import { pictures } from "./picture-plugin.ts";

/**
 * What loads content and the components that show it: articles, and `?script`, `?picture` and
 * `lucide:` imports. The build, the tests and the check of content use the same.
 */
export function contentPlugins(): Plugin[] {
  const articles = mdx({ remarkPlugins: [remarkGfm] });
  return [
    { name: "front-matter", enforce: "pre", transform: exportFrontMatter },
    { enforce: "pre", ...articles },
    browserScript(),
    pictures(),
    lucideIcons(),
  ];
}

/** MDX reads no front matter. It becomes an export in the first line, and the text keeps its lines. */
function exportFrontMatter(text: string, file: string) {
  if (!file.endsWith(".mdx")) return undefined;
  const { fields, body, fault } = readArticle(text);
  if (fault) throw new Error(`${file}: ${fault}`);
  const linesAbove = text.slice(0, text.length - body.length).split("\n").length - 1;
  const code = `export const frontMatter = ${JSON.stringify(fields)};${"\n".repeat(linesAbove)}${body}`;
  return { code, map: null };
}
