import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import * as vite from "vite";
import colors from "../../content/colors.json" with { type: "json" };
import { ContentMistakes } from "../../src/content-schemas/mistakes.ts";
import { today } from "../../src/wording/dates.ts";
import { errorSentence } from "../content/error-sentence.ts";
import { findMistakes } from "../content/find-mistakes.ts";
import { writeBrandColors } from "./brand-colors.ts";
import { ISLANDS_ENTRY, ISLANDS_MANIFEST } from "./browser-files.ts";
import { browserScript } from "./browser-script-plugin.ts";
import { finishSite } from "./finish-site.ts";
import { subsetFonts } from "./fonts.ts";
import { lucideIcons } from "./icon-plugin.ts";
import { BrokenBuild, proveBuild } from "./prove-build.ts";

const directory = "build";
/** The next build, until it is finished. React Router writes there as well, by its configuration. */
const nextDirectory = ".generated/build";
const stampFile = "built-from";

const SOURCES = [
  "content/**/*.*",
  "protected/**/*.*",
  "public/**/*.*",
  "server/**/*.*",
  "src/**/*.*",
  "tools/{build,content,desk,editor,launch-check,leads}/**/*.*",
  "tools/{command-line,desk,leads}.ts",
  "*.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

export async function buildWhenChanged() {
  const stamp = `${directory}/${stampFile}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === (await sourceFingerprint())) return;
  await build();
}

/**
 * Changes when any input of the build changes: a file, or a day on which something is published, an
 * announcement begins or ends, or the year-end plan is for another year. Tests are next to sources but
 * are not built.
 */
async function sourceFingerprint(): Promise<string> {
  const hash = createHash("sha256").update(await shownToday());
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { exclude: ["**/*.test.*"] }));
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file));
  // What puts the forms at /admin.
  for (const name of ["ADMIN_REPOSITORY", "ADMIN_BRANCH", "ADMIN_SIGN_IN"])
    hash.update(process.env[name] ?? "");
  return hash.digest("hex");
}

/** Why content cannot be loaded. Its check, which comes later, says a mistake better. */
let notLoaded: unknown;

/** Content is loaded here, because it may have a mistake that only the check says in a sentence. */
async function shownToday(): Promise<string> {
  try {
    const { firmTimeZone } = await import("../../content/firm.ts");
    const { shownOn } = await import("../../src/prerendered-paths.ts");
    return shownOn(today(firmTimeZone)).join();
  } catch (error) {
    notLoaded = error;
    return "content that cannot be read";
  }
}

/**
 * The whole product, the public files, the server and its commands, into `build/`. A build that
 * fails or is stopped leaves the one before as it was.
 */
async function build() {
  // Not on standard output, which belongs to the command that needed the build.
  console.error("Building the site …");
  const builtFrom = await sourceFingerprint();
  await subsetFonts();
  writeBrandColors(colors);
  rmSync(nextDirectory, { recursive: true, force: true });
  const pages = startRendering();
  const mistakes = await findMistakes();
  if (mistakes.length > 0 || notLoaded) {
    await pages.stop();
    throw mistakes.length > 0 ? new ContentMistakes(mistakes) : notLoaded;
  }
  // After the check of content, which loads it with "development".
  process.env.NODE_ENV = "production";
  // Beside that folder, because React Router empties that when it starts.
  const [islands, service] = [".generated/islands", ".generated/service"];
  await Promise.all([pages.written(), bundleIslands(islands), bundleService(service)]);
  cpSync(islands, `${nextDirectory}/client`, { recursive: true });
  cpSync(service, `${nextDirectory}/service`, { recursive: true });
  writeFileSync(`${nextDirectory}/service/in-content.json`, JSON.stringify(await findInContent()));
  await Promise.all([finishSite(nextDirectory), pages.finish()]);
  await proveBuild(nextDirectory);
  writeFileSync(`${nextDirectory}/${stampFile}`, builtFrom);
  replaceBuild();
}

/** For the launch check of a server, which has no content to read. */
async function findInContent() {
  const { contentFindings } = await import("../launch-check/findings.ts");
  const { readSite } = await import("../launch-check/read-site.ts");
  return contentFindings(await readSite());
}

function replaceBuild() {
  const before = ".generated/build-before";
  rmSync(before, { recursive: true, force: true });
  if (existsSync(directory)) renameSync(directory, before);
  renameSync(nextDirectory, directory);
  rmSync(before, { recursive: true, force: true });
}

/** In a separate process, beside the check of content, so that a second processor is used. */
function startRendering() {
  const child = spawn(process.execPath, ["tools/build/render-pages.ts"], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const written = once(child, "message").then(() => 0);
  const closed = once(child, "close").then(([status]: (number | null)[]) => status);
  async function expectSuccess(outcome: Promise<number | null | undefined>) {
    if ((await outcome) === 0) return;
    // Not before, because a mistake in content is said better by its check.
    const sentence = errorSentence(said);
    if (sentence) throw new BrokenBuild(sentence);
    process.stderr.write(said);
    throw new Error("The pages could not be rendered; see above.");
  }
  return {
    /** All but the sharing pictures. */
    written: () => expectSuccess(Promise.race([written, closed])),
    async finish() {
      await expectSuccess(closed);
      process.stderr.write(said);
      // This server only renders the pages. Ours serves them.
      rmSync(`${nextDirectory}/server`, { recursive: true, force: true });
    },
    async stop() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

/**
 * The browser's React, bundled separately. In the router's bundle it shares modules with every
 * page, although no page is rendered in a browser, and is split into some thirty small files. On a
 * slow connection the calculator then responded four seconds after React had arrived.
 */
async function bundleIslands(outDir: string) {
  await vite.build({
    configFile: false,
    logLevel: "error",
    plugins: [browserScript(), lucideIcons()],
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      manifest: ISLANDS_MANIFEST,
      rolldownOptions: {
        input: ISLANDS_ENTRY,
        output: {
          codeSplitting: {
            groups: [
              // Its server part renders the preview of an e-mail and is loaded only for that.
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/(?!.*server)/ },
              // Without the calendar file and the colors, which few of them need, and the schemas, which need zod and
              // which only the parts of the desk share.
              {
                name: "controls",
                test: /src\/(design-system\/(actions|forms\/(fault|field|select|text)|feedback\/alert|layout)|browser|wording\/(?!calendar-file|colors)|contracts\/(counted-events|endpoints|limits))/,
                minShareCount: 2,
              },
              // The desk uses these but not the calculators' other controls.
              {
                name: "dialog",
                test: /src\/design-system\/(forms\/checkbox|feedback\/dialog)/,
                minShareCount: 2,
              },
              // What most charts use. A page names each of its files, so one is better than three.
              {
                name: "charts",
                test: /src\/design-system\/charts\/(chart-frame|format-value|row-bar)/,
                minShareCount: 2,
              },
              // Apart from the controls of plain forms, so that an article with such a form does not
              // carry the styles of these.
              {
                name: "calculator-controls",
                test: /src\/design-system\/forms\/(choice|money|range|step)/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  });
}

/**
 * The server and its commands as plain JavaScript, since e-mails are React components, which Node
 * cannot run directly. All imports are bundled, so that a deploy needs only this folder and Node.
 */
async function bundleService(outDir: string) {
  await vite.build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    // The driver's native part is optional and not installed.
    ssr: { noExternal: true, external: ["pg-native"] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: {
        input: {
          start: "server/start.ts",
          // A worker of the server.
          "read-calendar": "server/bookings/read-calendar.ts",
          leads: "tools/leads.ts",
          desk: "tools/desk.ts",
          "launch-check": "tools/launch-check/on-server.ts",
          "render-mails": "tools/build/render-mails.ts",
        },
      },
    },
  });
  writeFileSync(`${outDir}/package.json`, '{ "type": "module" }\n');
}

if (import.meta.main) {
  const whenChanged = process.argv.includes("--when-changed");
  try {
    await (whenChanged ? buildWhenChanged() : build());
  } catch (error) {
    // Sentences need no stack.
    const isSentence = error instanceof ContentMistakes || error instanceof BrokenBuild;
    const sentence = isSentence ? error.message : errorSentence(error);
    console.error(sentence ? `Not built. Please correct:\n${sentence}` : error);
    process.exitCode = 1;
  }
}
