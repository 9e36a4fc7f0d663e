import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentPlugins } from "./tools/build/content-plugins.ts";

export default defineConfig({
  plugins: [contentPlugins(), tailwindcss(), reactRouter()],
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
