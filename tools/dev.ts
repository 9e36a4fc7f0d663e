import { createServer } from "vite";
import { readEnvironment } from "../server/environment.ts";
import { ANON_KEY_PLACEHOLDER } from "../src/site-shell/site-origin.ts";
import { subsetFonts } from "./build/fonts.ts";
import { serviceInDevelopment } from "./dev/service-plugin.ts";

/** The site with hot reload; endpoints, mailbox page and component specimens included. */
process.env.SPECIMEN = "1";
await subsetFonts();

// Pages come unbuilt here, with the placeholder in the key's place: so that is the key.
const environment = readEnvironment({ ...process.env, PUBLIC_ANON_KEY: ANON_KEY_PLACEHOLDER });
const vite = await createServer({
  server: { port: environment.port, host: environment.host, strictPort: true },
  plugins: [serviceInDevelopment(environment)],
});
await vite.listen();
vite.printUrls();
console.log(`  Mailbox:    ${environment.publicOrigin}/mailbox`);
console.log(`  Components: ${environment.publicOrigin}/specimen`);
