import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { browserScript } from "./browser-script-plugin.ts";
import { lucideIcons } from "./icon-plugin.ts";
import { pictures } from "./picture-plugin.ts";

/**
 * What loads content and the components that show it: articles, and `?script`, `?picture` and
 * `lucide:` imports. The build, the tests and the check of content use the same.
 */
export function contentPlugins(): Plugin[] {
  const articles = mdx({
    remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: "frontMatter" }], remarkGfm],
  });
  return [{ enforce: "pre", ...articles }, browserScript(), pictures(), lucideIcons()];
}
