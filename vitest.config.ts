import { defineConfig } from "vitest/config";

/** `vitest run` for everything, `vitest run --project unit path/to/file` for one file. */
export default defineConfig({
  test: {
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{content,protected,src,server,tools,bench,tests/support}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        // Needs the site built: `npm test` builds it first, as does `npm start`.
        test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 20_000 },
      },
    ],
  },
});
