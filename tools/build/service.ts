import { build } from "vite";

/** The server as plain JavaScript: e-mails are React components, which Node does not run as they are. */
export async function bundleService(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: { input: "server/start.ts" },
    },
  });
}
