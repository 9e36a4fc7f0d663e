import { expect, test } from "vitest";
import {
  contentFindings,
  launchReport,
  mustBeDone,
  type SiteForLaunch,
  serverFindings,
} from "./findings.ts";

const settings = {
  SMTP_URL: "smtps://mail.tax-firm.test",
  PRESENTATIONS_PASSWORD: "their own password",
  PUBLIC_ORIGIN: "https://www.tax-firm.test",
  TRUST_PROXY: "1",
  PUBLIC_ANON_KEY: "their-own-key",
  MAIL_BCC: "partner@tax-firm.test",
};
const source = { title: "26 U.S.C. 41", url: "https://uscode.house.gov/" };
const entry = { value: 1, source, verifiedOn: "2026-11-15", checkedAgainst: "it" };
const figure = { label: "Some limit", unit: "usd", entries: { 2026: entry } } as const;
const question = {
  id: "contingent-fees",
  askOf: "tax counsel",
  question: "Is the fee allowed?",
  pages: ["/advisors", "/advisors"],
} as const;

const picture = { file: "a.jpg", alt: "What it shows" };
const author = { sample: false, name: "Ada Lind", credentials: "CPA", biography: "…" };
const review = {
  sample: false,
  content: "…",
  author: "Dr. C",
  position: "Dentist",
  date: "2026-09-14",
  source: { label: "Google", href: "https://maps.test/" },
} as const;
const film = {
  title: "Film",
  description: "…",
  file: "a.mp4",
  captions: "a.vtt",
  poster: picture,
  length: "1:00",
  published: "2026-11-01",
  transcript: ["…"],
};
const peopleAndProof: SiteForLaunch["peopleAndProof"] = {
  people: ["Ada Lind", "Bo Roe", "Ada Lind"],
  team: ["Ada Lind"],
  portraits: { "Ada Lind": picture, "Bo Roe": picture },
  authors: [author],
  reviews: [review],
  clientLogos: [picture],
  associationLogos: [picture],
  films: [film],
};

const article = (lines: string) => ({ "content/articles/a.mdx": `---\n${lines}\n---\nWords.` });
const readySite: SiteForLaunch = {
  data: { "content/firm.ts": { firm: { name: "Oak & Vale", sample: false, team: [{ id: "a" }] } } },
  texts: article("author: Ada Lind\nreviewer: Bo Roe\nreviewBy: 2026-11-15"),
  figures: { "some-limit": figure },
  counselQuestions: [],
  answered: [],
  peopleAndProof,
  settings,
  mailDomain: { faults: [], notChecked: [] },
  today: "2026-11-15",
};

const everyFinding = (change: Partial<SiteForLaunch>) => {
  const site = { ...readySite, ...change };
  return [...contentFindings(site), ...serverFindings(site)];
};

const findingsWith = (change: Partial<SiteForLaunch>) =>
  everyFinding(change).map(({ place, what }) => `${place}: ${what}`);

test.each<[string, Partial<SiteForLaunch>]>([
  ["has replaced everything", {}],
  ["writes 'for example'", { texts: { "a.mdx": "For example, an example." } }],
  ["reviews something today", { data: { "x.ts": { reviewBy: "2026-11-15", sample: false } } }],
  ["has asked its counsel", { counselQuestions: [question], answered: [question.id] }],
  ["has a figure of later years", { figures: { limit: { ...figure, entries: { 2027: entry } } } }],
  [
    "has a figure of a program that ended",
    { figures: { limit: { ...figure, entries: { 2025: entry }, closed: "by Public Law 119-21" } } },
  ],
])("a firm that %s is ready", (_, change) => {
  expect(findingsWith(change)).toEqual([]);
});

test.each([
  ["Ask Ledgerwell today", "a.mdx:2: the sample brand: Ledgerwell"],
  ["https://www.a.example/b", "a.mdx:2: a sample address: www.a.example"],
  ["Write to info@a.example.", "a.mdx:2: a sample address: info@a.example"],
  ["(801) 555-0142", "a.mdx:2: a sample telephone number: (801) 555-0142"],
  ["75 Example Plaza", "a.mdx:2: a sample street: 75 Example Plaza"],
  ["<!-- Sample logo: -->", "a.mdx:2: a sample drawing: logo"],
])("the launch check finds %j in a text, with its line", (text, finding) => {
  expect(findingsWith({ texts: { "a.mdx": `First line\n${text}` } })).toEqual([finding]);
});

test("the launch check finds what is wrong in DNS, and says what it could not ask", () => {
  const fault = { place: "tax-firm.test", what: "no SPF record" };
  const skipped = { place: "_dmarc.tax-firm.test", what: "DNS could not be asked" };
  const found = everyFinding({ mailDomain: { faults: [fault], notChecked: [skipped] } });
  expect(mustBeDone(found)).toMatchObject([fault]);
  expect(launchReport(found)).toContain(skipped.what);
});

const sampleDeepDown = { team: [{ people: { first: { author: "B", sample: true } } }] };

test.each<[Partial<SiteForLaunch>, string]>([
  [{ texts: { "a.mdx": "---\nreviewBy: 2026-11-14\n---\n" } }, "a.mdx: reviewBy was 2026-11-14"],
  [{ texts: { "a.mdx": '---\nreviewBy: "2026-11-14"\n---\n' } }, "a.mdx: reviewBy was 2026-11-14"],
  [{ texts: { "a.mdx": "---\nsample: true\n---\n" } }, "a.mdx: marked as sample"],
  [{ data: { "x.ts": sampleDeepDown } }, "x.ts › team › 0 › people › first: marked as sample: B"],
  [
    { data: { "x.ts": { v: { validThrough: "2026-11-14" } } } },
    "x.ts › v: validThrough was 2026-11-14",
  ],
  [
    { counselQuestions: [question] },
    "contingent-fees: ask tax counsel: Is the fee allowed? (/advisors)",
  ],
  [{ figures: { limit: { ...figure, entries: { 2025: entry } } } }, "limit: has 2025; not 2026"],
])("the launch check finds what is left in %j", (change, finding) => {
  expect(findingsWith(change)).toEqual([finding]);
});

test("the launch check lists what several files have once, in the first of them", () => {
  const partner = { name: "Oak", sample: true };
  const data = { "oak.ts": { oak: partner }, "all.ts": { partners: [partner] } };
  expect(findingsWith({ data })).toEqual(["oak.ts › oak: marked as sample: Oak"]);
});

test.each([
  ["SMTP_URL", undefined],
  ["SMTP_URL", "smtp://mail.tax-firm.test:587"],
  ["DATABASE_URL", "postgres://site:x@db.tax-firm.test/site"],
  ["DATABASE_URL", "postgres://site:x@db.tax-firm.test/site?sslmode=prefer"],
  ["PRESENTATIONS_PASSWORD", undefined],
  ["PRESENTATIONS_PASSWORD", "fourteen chars"],
  ["PUBLIC_ORIGIN", undefined],
  ["PUBLIC_ORIGIN", "http://www.tax-firm.test"],
  ["TRUST_PROXY", undefined],
  ["TRUST_PROXY", "off"],
  ["PUBLIC_ANON_KEY", undefined],
  ["MAIL_BCC", undefined],
])("the launch check does not accept the setting %s as %s", (name, value) => {
  const found = findingsWith({ settings: { ...settings, [name]: value } });
  expect(found).toEqual([expect.stringMatching(`^${name}: `)]);
});

test.each([
  ["SMTP_URL", "smtp://mail.tax-firm.test:587?requireTLS=true"],
  ["SMTP_URL", "smtp://127.0.0.1:25"],
  ["SMTP_URL", "smtp://relay:25"],
  ["DATABASE_URL", "postgres://site:x@db.tax-firm.test/site?sslmode=verify-full"],
  ["DATABASE_URL", "postgres://site:x@database:5432/site"],
  ["DATABASE_URL", "postgres:///site?host=/run/postgresql"],
  ["PRESENTATIONS_PASSWORD", "fifteen letters"],
])("the launch check accepts the setting %s as %s", (name, value) => {
  expect(findingsWith({ settings: { ...settings, [name]: value } })).toEqual([]);
});

test("the launch check finds a setting that the server would refuse, and counts what is left", () => {
  const found = everyFinding({ settings: { ...settings, PORT: "many" } });
  expect(launchReport(found)).toMatch(/^Server settings \(1\)\n.*PORT must be[\s\S]*\n1 thing/);
});

test("a portrait is asked for in the form that has the person and else in the file of others", () => {
  const found = everyFinding({ peopleAndProof: { ...peopleAndProof, portraits: {} } });
  expect(found.map(({ place }) => place)).toEqual([
    "content/people/team.json",
    "content/people/portraits.ts",
  ]);
});

const undated = { ...review, date: undefined, source: undefined } as never;

test.each<[Partial<SiteForLaunch["peopleAndProof"]>, string[]]>([
  [{ portraits: { "Bo Roe": picture } }, ["the portrait of Ada Lind is missing"]],
  [{ people: ["Ada Lind"] }, ["no page names Bo Roe, whose portrait is here"]],
  [{ clientLogos: [] }, ["there is no client's logo"]],
  [{ associationLogos: [] }, ["there is no logo of an association"]],
  [{ films: [] }, ["there is no film"]],
  [{ reviews: [{ ...review, sample: true }] }, ["there is no review by a real client"]],
  [{ reviews: [undated] }, ["Dr. C has no date", "Dr. C has no link to its source"]],
  [{ authors: [{ ...author, credentials: " " }] }, ["the author Ada Lind has no credentials"]],
])("the launch check lists the optional empty places of %j", (change, expected) => {
  const found = everyFinding({ peopleAndProof: { ...peopleAndProof, ...change } });
  expect(found.map(({ what }) => what)).toEqual(
    expected.map((what) => expect.stringContaining(what)),
  );
  expect(mustBeDone(found)).toEqual([]);
  expect(launchReport(found)).toContain("Nothing is left to replace");
});

test("the launch check names articles without a person who wrote and reviewed them", () => {
  const found = findingsWith({ texts: article("title: A") });
  expect(found.filter((finding) => finding.startsWith("content/articles: "))).toEqual([
    "content/articles: 1 without a named author: a",
    "content/articles: 1 without a named reviewer: a",
  ]);
});
