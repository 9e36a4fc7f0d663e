import type { Plugin } from "vite";
import { indexArticles } from "../build/search-index.ts";

const LIBRARY = "/src/features/articles/article-library.server.ts";

/** The search index of the articles as they are now; the build writes it into a file. */
export function searchIndexInDevelopment(): Plugin {
  return {
    name: "search-index-in-development",
    configureServer(vite) {
      vite.middlewares.use("/knowledge-bank/search-index.json", async (_, response, next) => {
        try {
          const { readArticles } = (await vite.ssrLoadModule(
            LIBRARY,
          )) as typeof import("../../src/features/articles/article-library.server.ts");
          const index = indexArticles(await readArticles());
          response.setHeader("Content-Type", "application/json").end(JSON.stringify(index));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
