import type { CounselQuestion } from "#content/counsel-questions.ts";
import { samplePublicAnonKey } from "#contracts/endpoints.ts";
import { EnvironmentError, ignoresItsProxy, readEnvironment } from "#server/environment.ts";
import type { Figure } from "#tax-law/figure.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { emptySlots, type PeopleAndProof } from "./empty-slots.ts";
import type { MailDomain } from "./mail-domain.ts";

/** Everything the check needs, read beforehand. */
export type SiteForLaunch = {
  /** The text of each content file, by its path. */
  texts: Readonly<Record<string, string>>;
  /** The exports of the files that are modules. */
  data: Readonly<Record<string, unknown>>;
  figures: Readonly<Record<string, Figure & { readonly closed?: string }>>;
  counselQuestions: readonly CounselQuestion[];
  /** The ids of the questions that have an answer. */
  answered: readonly string[];
  peopleAndProof: PeopleAndProof;
  settings: Record<string, string | undefined>;
  mailDomain: MailDomain;
  today: CalendarDate;
};

/** One thing a firm must replace, set or check before it goes live. */
export type Finding = { topic: (typeof topics)[number]; place: string; what: string };

const notChecked = "Not checked";
export const questionsToSettle = "Questions to settle before going live";
const emptyPlaces = "Empty places for people and proof, which may stay empty";

/** In the order in which a firm would work through them. */
const topics = [
  "Sample brand and addresses",
  "Sample people, words and results",
  emptyPlaces,
  questionsToSettle,
  "Server settings",
  "DNS of the mail domain",
  notChecked,
  "Content past its date",
  "Figures without the current tax year",
] as const;

/** Without the questions about the server, which an editor cannot answer. */
export function contentFindings(site: Omit<SiteForLaunch, "settings" | "mailDomain">): Finding[] {
  const { texts, data, figures, counselQuestions, answered, today } = site;
  const seen = new WeakSet();
  return [
    ...Object.entries(texts).flatMap(([file, text]) => [
      ...checkText(text, file),
      ...checkFrontMatter(text, file, today),
    ]),
    ...Object.entries(data).flatMap(([file, exports]) => checkData(exports, file, today, seen)),
    ...emptySlots(site.peopleAndProof, articlesIn(texts)).map(
      (slot): Finding => ({ topic: emptyPlaces, ...slot }),
    ),
    ...counselQuestions.filter(({ id }) => !answered.includes(id)).map(askedOf),
    ...checkFigures(figures, today),
  ];
}

export function serverFindings({
  settings,
  mailDomain,
}: Pick<SiteForLaunch, "settings" | "mailDomain">): Finding[] {
  return [
    ...checkSettings(settings),
    ...mailDomain.faults.map((fault): Finding => ({ topic: "DNS of the mail domain", ...fault })),
    ...mailDomain.notChecked.map((skipped): Finding => ({ topic: notChecked, ...skipped })),
  ];
}

/** What a firm must do before it goes live. Missing portraits and proof can wait. */
export function mustBeDone(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !mayStay(finding));
}

export function mayStay({ topic }: Finding): boolean {
  return topic === emptyPlaces || topic === notChecked;
}

/** The findings as a list, grouped by topic. */
export function launchReport(findings: readonly Finding[]): string {
  const sections = topics.flatMap((topic) => {
    const lines = findings
      .filter((finding) => finding.topic === topic)
      .map(({ place, what }) => `  ${place}: ${what}`);
    return lines.length > 0 ? [`${topic} (${lines.length})`, ...lines, ""] : [];
  });
  const count = mustBeDone(findings).length;
  const verdict =
    count === 0
      ? "Nothing is left to replace: ready to go live."
      : `${count} ${count === 1 ? "thing is" : "things are"} left.`;
  return [...sections, verdict].join("\n");
}

/** Patterns of sample content, with a name for each. */
const sampleTexts: [pattern: RegExp, name: string][] = [
  [/\bLedgerwell\b/g, "the sample brand"],
  [/[\w.@-]+\.example\b/g, "a sample address"],
  [/\(?\d{3}\)?[ -]?555-?01\d\d/g, "a sample telephone number"],
  [/\b\d+ Example \w+/g, "a sample street"],
  [/(?<=<!-- Sample )\w+/g, "a sample drawing"],
];

/**
 * Searches the source text, so that a value used in many places is reported once, where it is
 * edited.
 */
function checkText(text: string, file: string): Finding[] {
  return text.split("\n").flatMap((line, index) =>
    sampleTexts.flatMap(([pattern, name]) =>
      [...new Set(line.match(pattern))].map(
        (match): Finding => ({
          topic: "Sample brand and addresses",
          place: `${file}:${index + 1}`,
          what: `${name}: ${match}`,
        }),
      ),
    ),
  );
}

function checkFrontMatter(source: string, place: string, today: CalendarDate): Finding[] {
  const fields = frontMatterOf(source);
  return [
    ...fields.flatMap(([key, value]) =>
      key === "sample" && value === "true" ? sampleMark(undefined, place) : [],
    ),
    ...fields.flatMap(([key, value]) => passedDate(key, value, place, today)),
  ];
}

/** Front matter is between two lines of dashes at the top of an article. */
function frontMatterOf(source: string): [key: string, value: string][] {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? "";
  const fields = frontMatter.matchAll(/^(\w+):\s*["']?([^"'\r\n]*?)["']?\s*$/gm);
  return [...fields].map(([, key = "", value = ""]) => [key, value]);
}

function articlesIn(texts: SiteForLaunch["texts"]) {
  return Object.entries(texts).flatMap(([file, text]) => {
    const id = /^content\/articles\/(.+)\.mdx$/.exec(file)?.[1];
    if (!id) return [];
    const { author, reviewer } = Object.fromEntries(frontMatterOf(text));
    return [{ id, author, reviewer }];
  });
}

/**
 * Walks data of any shape. `place` names where in the file a value is, for the editor who changes
 * it. What another file has as well is listed once.
 */
function checkData(
  data: unknown,
  place: string,
  today: CalendarDate,
  seen: WeakSet<object>,
): Finding[] {
  if (data === null || typeof data !== "object" || seen.has(data)) return [];
  seen.add(data);
  const name = ["name", "author", "practitioner", "title", "specialty", "id"]
    .map((key) => (data as Record<string, unknown>)[key])
    .find((value) => typeof value === "string");
  const below = Object.entries(data).flatMap(([key, value]) => [
    ...passedDate(key, value, place, today),
    ...checkData(value, `${place} › ${key}`, today, seen),
  ]);
  const marked = "sample" in data && data.sample === true;
  return marked ? [...sampleMark(name, place), ...below] : below;
}

function sampleMark(name: string | undefined, place: string): Finding[] {
  const what = name ? `marked as sample: ${name}` : "marked as sample";
  return [{ topic: "Sample people, words and results", place, what }];
}

function passedDate(key: string, value: unknown, place: string, today: CalendarDate): Finding[] {
  const isDate = key === "validThrough" || key === "reviewBy";
  if (!isDate || typeof value !== "string" || value >= today) return [];
  return [{ topic: "Content past its date", place, what: `${key} was ${value}` }];
}

function askedOf({ id, askOf, question, pages }: CounselQuestion): Finding {
  const what = `ask ${askOf}: ${question} (${[...new Set(pages)].join(", ")})`;
  return { topic: questionsToSettle, place: id, what };
}

/** Settings that the server can run without, but that a live site needs. */
function checkSettings(variables: SiteForLaunch["settings"]): Finding[] {
  const finding = (place: string, what: string) =>
    ({ topic: "Server settings", place, what }) as const;
  try {
    const settings = readEnvironment(variables);
    const { smtpUrl, databaseUrl, deckPassword } = settings;
    const { publicOrigin, publicAnonKey, mailBcc } = settings;
    const checks: [missing: boolean, variable: string, what: string][] = [
      [!smtpUrl, "SMTP_URL", "not set: messages stay in a folder"],
      [
        mayTravelInClear(smtpUrl, (url) => url.protocol === "smtps:" || asksForTls(url)),
        "SMTP_URL",
        "lets mail travel unencrypted: use smtps:// or add ?requireTLS=true",
      ],
      [
        mayTravelInClear(databaseUrl, ({ searchParams }) =>
          ["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? ""),
        ),
        "DATABASE_URL",
        "lets leads travel unencrypted: add ?sslmode=verify-full",
      ],
      [!deckPassword, "PRESENTATIONS_PASSWORD", "not set: the server would invent one"],
      [
        deckPassword !== undefined && deckPassword.length < 15,
        "PRESENTATIONS_PASSWORD",
        "shorter than 15 characters: easy to guess for a password that many share",
      ],
      [
        !publicOrigin.startsWith("https://"),
        "PUBLIC_ORIGIN",
        `must be the site's https address, not ${publicOrigin}`,
      ],
      [
        ignoresItsProxy(settings),
        "TRUST_PROXY",
        "off behind an https address: all visitors would share one rate limit",
      ],
      [publicAnonKey === samplePublicAnonKey, "PUBLIC_ANON_KEY", "still the sample value"],
      [
        mailBcc.some((address) => address.endsWith(".example")),
        "MAIL_BCC",
        "still the sample mailboxes",
      ],
    ];
    return checks.flatMap(([missing, variable, what]) => (missing ? finding(variable, what) : []));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [finding("The environment", error.message)];
  }
}

const asksForTls = ({ searchParams }: URL) => searchParams.get("requireTLS") === "true";

/**
 * Whether mail goes to another machine without required TLS. A name without a dot is in a private
 * network.
 */
function mayTravelInClear(address: string | undefined, isEncrypted: (url: URL) => boolean) {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || isEncrypted(url)) return false;
  return url.hostname.includes(".") && !url.hostname.startsWith("127.");
}

/**
 * A figure needs the current year or a later one, or a reason in `closed` why there will be none.
 */
function checkFigures(figures: SiteForLaunch["figures"], today: CalendarDate): Finding[] {
  const taxYear = Number(today.slice(0, 4));
  return Object.entries(figures).flatMap(([place, { entries, closed }]): Finding[] => {
    const years = Object.keys(entries).map(Number);
    if (closed || Math.max(...years) >= taxYear) return [];
    const what = `has ${years.join(", ")}; not ${taxYear}`;
    return [{ topic: "Figures without the current tax year", place, what }];
  });
}
