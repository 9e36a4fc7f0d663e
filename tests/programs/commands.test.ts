import { cpSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../tools/build/free-port.ts";
import { patience } from "../support/patience.ts";
import { type Databases, postgresBinaries, startDatabases } from "../support/postgres.ts";
import { type Clone, cloneProject } from "../support/programs/clone-project.ts";
import { findChromium, findTestBrowser } from "../support/programs/find-programs.ts";
import { sendResults } from "../support/requests.ts";
import { type SmtpSink, startSmtp } from "../support/smtp.ts";

// Some commands install, build or measure for minutes on a fast machine.
vi.setConfig({ testTimeout: 3_600_000 * patience, hookTimeout: 3_600_000 * patience });

/** Where people read what to type. */
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/how-to/*.md").sort()];

/** What a command does apart from ending well. */
type Row = {
  /** In what it prints, or in the file that it writes. */
  shows?: RegExp;
  /** It answers requests until it is stopped. */
  serves?: true;
  /** Makes it shorter, such as one file of a suite that `npm run test:all` runs anyway. */
  add?: string;
  exitCode?: number;
  /** Otherwise it works with what a visitor and two members of staff have left. */
  startsEmpty?: true;
  settings?: () => Record<string, string>;
  needs?: keyof typeof found;
};

const found = {
  "a browser": findTestBrowser(),
  // Lighthouse does not find the headless one.
  "a full Chromium": findChromium(),
  PostgreSQL: postgresBinaries,
};

const briefly = { add: "--rounds 1" };

/** Every command by its first words. A command without a row fails. */
const rows: Record<string, Row> = {
  "npm start": { serves: true },
  "npm run dev": { serves: true },
  "npm run edit": { serves: true },
  "npm run build": {},
  "npm run build:when-changed": {},
  "npm run lint": { shows: /Checked/ },
  "npm run format": { shows: /Checked/ },
  "npm run typecheck": {},
  "npm run test:changed": {},
  "npm run test:watch": { add: "-- src/wording/dates.test.ts", shows: /passed/ },
  "npm run test:unit": { add: "-- src/wording/dates.test.ts", shows: /passed/ },
  "npm run test:site": { add: "-- tests/site/links.test.ts", shows: /passed/ },
  "npm run test:e2e": {
    add: "-- tests/journeys/case-studies.spec.ts",
    shows: /passed/,
    needs: "a browser",
  },
  "npm run test:e2e -- desk": { add: '-g "a next step"', shows: /passed/, needs: "a browser" },
  "npm run test:browsers": { add: '-- -t "first card"' },
  "npm run bench -- server": { ...briefly, shows: /nginx/ },
  "npm run bench -- leads": { ...briefly, shows: /ours to bare inserts/ },
  // What it finds is sample content, which a firm must replace.
  "npm run check-content": { shows: /No mistakes/ },
  "npm run launch-check": { exitCode: 1, shows: /sample/i },
  "npm run desk -- invite": { shows: /ada@practice\.example is (in the team|an admin)/ },
  "npm run desk -- list": { shows: /staff {2}ada@practice\.example/ },
  "npm run desk -- remove": { shows: /is removed/ },
  "npm run desk -- sign-in-link": { shows: /http:\/\/localhost:\d+\/desk/ },
  "npm run leads -- list": { shows: /estimate.*ada@practice\.example/ },
  "npm run leads -- show": { shows: /^practice_name: /m },
  "npm run --silent leads -- export": { shows: /^id,created,/ },
  "npm run leads -- subscribers": { shows: /^email,confirmed,/m },
  "npm run leads -- unsubscribe": { shows: /no more newsletters/ },
  "npm run leads -- outbox": { shows: /waiting/ },
  "npm run leads -- outbox --retry": { shows: /will be sent again/ },
  "npm run leads -- outbox --retry-failed": { shows: /0 will be sent again/ },
  "npm run leads -- erase": { shows: /Erased: 1 lead/ },
  "npm run leads -- purge": { shows: /0 erased/ },
  "npm run leads -- backup": { shows: /Written to/ },
  "npm run leads -- verify-backup": { shows: /Whole/ },
  "npm run leads -- restore": { shows: /Restored/, startsEmpty: true },
  "npm run leads -- test-mail": { shows: /took it: 250/, settings: () => ({ SMTP_URL: smtp.url }) },
  "npm run leads -- move": {
    shows: /Moved/,
    needs: "PostgreSQL",
    settings: () => ({ DATABASE_URL: database }),
  },
};

const notRun: Record<string, string> = {
  "npm run release": "deploy.test.ts makes two",
  "npm test": "runs this folder's tests too",
  "npm run test:all": "runs this test",
};

const email = "ada@practice.example";

/** What replaces the words in capitals and the values of another machine. */
const standIns: [written: RegExp, run: () => string][] = [
  [/--retry ID/, () => `--retry ${messageId}`],
  [/\bYOUR-ID\b/, () => "captive-insurance"],
  [/\bID\b/, () => leadId],
  [/\bEMAIL\b/, () => email],
  [/\bFILE\b/, () => "tests/journeys/case-studies.spec.ts"],
  [
    /(?<= backup )\/backups\S+/,
    () => join(mkdtempSync(join(project.folder, "new-")), "backup.sqlite"),
  ],
  [/\/backups\S+/, () => backup],
];

/** `[--admin]` is written for two commands, and `ID|EMAIL` and NAME for one each. */
function alternatives(command: string): string[] {
  const option = / \[(.+?)\]/.exec(command);
  if (option) return [command.replace(option[0], ""), command.replace(option[0], ` ${option[1]}`)];
  if (command.includes("ID|EMAIL"))
    return ["ID", "EMAIL"].map((word) => command.replace("ID|EMAIL", word));
  const benches = ["server", "leads"];
  if (command.endsWith("bench -- NAME"))
    return benches.map((name) => command.replace("NAME", name));
  return [command];
}

/** Lines of code blocks and words in backticks that begin with npm or node. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```\w*\n(.*?)^ *```/gms)].map(([, lines = ""]) => lines);
  const written = [
    // What is said about a command follows it, after a # or two spaces.
    ...blocks.flatMap((lines) => lines.split("\n").map((line) => line.trim().split(/ {2,}| #/)[0])),
    ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
  ];
  return written.filter((code = "") => /^(\w+=\S+ )*(npm|npx|node) /.test(code)) as string[];
}

const commands = new Set(
  documents.flatMap((file) => commandsIn(readFileSync(file, "utf8"))).flatMap(alternatives),
);

let project: Clone;
let template: string;
let backup: string;
let leadId: string;
let messageId: string;
let databases: Databases | undefined;
let database: string;
let smtp: SmtpSink;

/** What a person's shell has: neither the programs of this project nor npm's own variables. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(HOME|LANG|TMPDIR|CHROM.*_PATH)$/.test(name)),
);
env.PATH = process.env.PATH?.split(delimiter)
  .filter((path) => !path.includes("node_modules"))
  .join(delimiter);

async function run(
  command: string,
  DATA_DIR: string,
  settings: Record<string, string> = {},
): Promise<[number | null, string]> {
  const program = project.start(command, { ...env, DATA_DIR, ...settings });
  const [exitCode] = await program.closed;
  return [exitCode, program.output()];
}

/** Starts it, calls `work` when it answers, and stops it as Ctrl+C does. */
async function serve(command: string, DATA_DIR: string, work?: (url: string) => Promise<unknown>) {
  const PORT = `${await freePort()}`;
  const url = `http://localhost:${PORT}`;
  const program = project.start(command, { ...env, PORT, DATA_DIR });
  try {
    await program.until(() =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await work?.(url);
  } finally {
    await program.stop("SIGINT");
  }
}

beforeAll(async () => {
  project = cloneProject();
  template = join(project.folder, "data");
  backup = join(project.folder, "backup.sqlite");
  smtp = await startSmtp();
  await serve("npm start", template, sendResults);
  for (const words of [
    `desk -- invite admin@firm.example --admin`,
    `desk -- invite ${email}`,
    `leads -- backup ${backup}`,
  ])
    expect(await run(`npm run ${words}`, template)).toEqual([0, expect.anything()]);
  const idIn = (text: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? "";
  leadId = idIn((await run("npm run leads -- list", template))[1]);
  messageId = idIn((await run(`npm run leads -- show ${leadId} | grep results`, template))[1]);
  if (found.PostgreSQL) {
    databases = await startDatabases();
    database = await databases.createDatabase();
  }
});
afterAll(async () => {
  await databases?.remove();
  await smtp?.stop();
  project?.remove();
});

for (const written of commands) {
  if (written in notRun) continue;
  const [words = "", row] =
    Object.entries(rows)
      .sort(([one], [other]) => other.length - one.length)
      .find(([words]) => written.startsWith(words)) ?? [];
  const missing = row?.needs && !found[row.needs];
  test.skipIf(missing)(`${written}${missing ? ` (there is no ${row?.needs})` : ""}`, async () => {
    if (!row) throw new Error("No row says what this command does.");
    let command = written;
    for (const [written, standIn] of standIns) command = command.replace(written, standIn);
    if (row.add && command === words) command += ` ${row.add}`;
    const dataDir = mkdtempSync(join(project.folder, "data-"));
    if (!row.startsEmpty) cpSync(template, dataDir, { recursive: true });
    if (row.serves) return serve(command, dataDir);
    const [exitCode, output] = await run(command, dataDir, row.settings?.());
    expect(exitCode, output).toBe(row.exitCode ?? 0);
    const [, file] = / > (\S+)$/.exec(command) ?? [];
    expect(file ? project.read(file) : output).toMatch(row.shows ?? /(?:)/);
  });
}

test("every row and every exception is about a command that is written somewhere", () => {
  const unused = [...Object.keys(rows), ...Object.keys(notRun)].filter(
    (words) => ![...commands].some((command) => command.startsWith(words)),
  );
  expect(unused).toEqual([]);
});
