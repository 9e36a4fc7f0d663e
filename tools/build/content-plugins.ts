import { compile } from "@mdx-js/mdx";
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
  return [articles(), browserScript(), pictures(), lucideIcons()];
}

/**
 * Articles as modules. MDX reads no front matter, so that becomes an export in the first line, and
 * the text keeps its lines.
 */
function articles(): Plugin {
  let development = false;
  return {
    name: "articles",
    enforce: "pre",
    configResolved({ mode }) {
      development = mode === "development";
    },
    async transform(text, path) {
      if (!path.endsWith(".mdx")) return undefined;
      const { fields, body, fault } = readArticle(text);
      if (fault) throw new Error(`${path}: ${fault}`);
      const linesAbove = text.slice(0, text.length - body.length).split("\n").length - 1;
      const frontMatter = `export const frontMatter = ${JSON.stringify(fields)};`;
      const value = `${frontMatter}${"\n".repeat(linesAbove)}${body}`;
      const code = await compile({ path, value }, { development, remarkPlugins: [remarkGfm] });
      return { code: String(code), map: null };
    },
  };
}
