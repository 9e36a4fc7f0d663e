import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { browserScript } from "./tools/build/browser-script-plugin.ts";
import { lucideIcons } from "./tools/build/icon-plugin.ts";
import { pictures } from "./tools/build/picture-plugin.ts";
import { prerendering } from "./tools/build/prerendering-plugin.ts";

export default defineConfig({
  plugins: [
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [
          remarkFrontmatter,
          [remarkMdxFrontmatter, { name: "frontMatter" }],
          remarkGfm,
        ],
      }),
    },
    tailwindcss(),
    browserScript(),
    pictures(),
    lucideIcons(),
    prerendering(),
    reactRouter(),
  ],
  // One stylesheet for all pages. The build reads from the manifest which scripts a page may load.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    // Its scripts are never served, since tools/build/build.ts bundles the islands. Its stylesheet
    // is.
    minify: false,
    cssMinify: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
