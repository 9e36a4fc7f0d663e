import { describe, expect, test } from "vitest";
import { counselQuestions } from "#content/counsel-questions.ts";
import { launchFindings, launchReport, mustBeDone, type SiteForLaunch } from "./findings.ts";

const liveSettings = {
  SMTP_URL: "smtps://mail.tax-firm.test",
  PRESENTATIONS_PASSWORD: "their own",
  PUBLIC_ORIGIN: "https://www.tax-firm.test",
  TRUST_PROXY: "1",
  PUBLIC_ANON_KEY: "their-own-key",
  MAIL_BCC: "partner@tax-firm.test",
};
const source = { title: "26 U.S.C. 41", url: "https://uscode.house.gov/" };
const entry = { value: 1, source, verifiedOn: "2026-11-15" };

const picture = { file: "a.jpg", alt: "What it shows" };
const given = { date: "2026-09-14", source: { label: "Google", href: "https://maps.test/" } };
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

const readySite: SiteForLaunch = {
  data: { "content/firm.ts": { firm: { name: "Oak & Vale", sample: false, team: [{ id: "a" }] } } },
  texts: {
    "content/articles/a.mdx":
      "---\ntitle: A\nauthor: Ada Lind\nreviewer: Bo Roe\nreviewBy: 2026-11-15\n---\nWords.",
  },
  figures: { "some-limit": { label: "Some limit", unit: "usd", entries: { 2026: entry } } },
  counselQuestions: [],
  peopleAndProof: {
    people: ["Ada Lind"],
    portraits: { "Ada Lind": picture },
    authors: [],
    reviews: [{ id: "a", sample: false, content: "…", author: "Dr. C", position: "", ...given }],
    clientLogos: [picture],
    associationLogos: [picture],
    films: [film],
  },
  settings: liveSettings,
  today: "2026-11-15",
};

const findingsWith = (change: Partial<SiteForLaunch>) =>
  launchFindings({ ...readySite, ...change }).map(({ place, what }) => `${place}: ${what}`);

test("a firm that has replaced everything is ready", () => {
  expect(launchFindings(readySite)).toEqual([]);
  expect(launchReport([])).toBe("Nothing is left to replace: ready to go live.");
});

describe("the launch check finds in the words", () => {
  test.each([
    ["the sample brand", "Ask Ledgerwell today", "the sample brand: Ledgerwell"],
    ["a link to a sample host", "https://www.a.example/b", "a sample address: www.a.example"],
    ["a sample mailbox", "Write to info@a.example.", "a sample address: info@a.example"],
    ["a sample number", "(801) 555-0142", "a sample telephone number: (801) 555-0142"],
    ["a sample street", "75 Example Plaza", "a sample street: 75 Example Plaza"],
  ])("%s, with its line", (_, text, expected) => {
    const found = findingsWith({ texts: { "a.mdx": `First line\n${text}` } });
    expect(found).toEqual([`a.mdx:2: ${expected}`]);
  });

  test("no fault in 'for example'", () => {
    expect(findingsWith({ texts: { "a.mdx": "For example, an example." } })).toEqual([]);
  });
});

describe("the launch check finds in the data", () => {
  test.each([
    ["a person marked as sample", { name: "Dr. A", sample: true }, "marked as sample: Dr. A"],
    ["an offer that has ended", { validThrough: "2026-11-14" }, "validThrough was 2026-11-14"],
    ["a review that is due", { reviewBy: "2025-12-31" }, "reviewBy was 2025-12-31"],
  ])("%s", (_, value, expected) => {
    expect(findingsWith({ data: { "x.ts": { v: value } } })).toEqual([`x.ts › v: ${expected}`]);
  });

  test("things however deep", () => {
    const data = { "x.ts": { team: [{ people: { first: { author: "B", sample: true } } }] } };
    expect(findingsWith({ data })).toEqual([
      "x.ts › team › 0 › people › first: marked as sample: B",
    ]);
  });

  test("no fault in today's date", () => {
    const value = { reviewBy: "2026-11-15", sample: false };
    expect(findingsWith({ data: { "x.ts": value } })).toEqual([]);
  });
});

describe("the launch check finds in the front matter of an article", () => {
  test.each([
    ["a date past", "---\nreviewBy: 2026-11-14\n---\n", "reviewBy was 2026-11-14"],
    ["a quoted date past", '---\nreviewBy: "2026-11-14"\n---\n', "reviewBy was 2026-11-14"],
    ["a sample mark", "---\nsample: true\n---\n", "marked as sample"],
  ])("%s", (_, text, expected) => {
    expect(findingsWith({ texts: { "a.mdx": text } })).toEqual([`a.mdx: ${expected}`]);
  });
});

describe("the launch check finds in the settings", () => {
  test.each([
    ["SMTP_URL", undefined],
    ["PRESENTATIONS_PASSWORD", undefined],
    ["PUBLIC_ORIGIN", undefined],
    ["PUBLIC_ORIGIN", "http://www.tax-firm.test"],
    ["TRUST_PROXY", undefined],
    ["TRUST_PROXY", "off"],
    ["PUBLIC_ANON_KEY", undefined],
    ["MAIL_BCC", undefined],
  ])("%s as %s", (name, value) => {
    const found = findingsWith({ settings: { ...liveSettings, [name]: value } });
    expect(found).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  test("a value the server would refuse", () => {
    const found = findingsWith({ settings: { ...liveSettings, PORT: "many" } });
    expect(found).toEqual([expect.stringContaining("PORT must be")]);
  });
});

test("the launch check names places for people and proof that are empty, and lets them be", () => {
  const empty = { people: ["Ada Lind"], portraits: {}, authors: [], reviews: [] };
  const none = { clientLogos: [], associationLogos: [], films: [] };
  const texts = { "content/articles/a.mdx": "---\ntitle: A\n---\nWords." };
  const found = launchFindings({ ...readySite, texts, peopleAndProof: { ...empty, ...none } });
  const report = launchReport(found);
  expect(found).toHaveLength(7);
  expect(mustBeDone(found)).toEqual([]);
  expect(report).toContain("Nothing is left to replace");
  expect(report).toContain("the portrait of Ada Lind is missing");
  expect(report).toContain("1 without a named author: a");
});

describe("the launch check asks", () => {
  const question = {
    id: "contingent-fees",
    askOf: "tax counsel",
    question: "Is the fee allowed?",
    pages: ["/advisors", "/advisors"],
  } as const;

  test("what counsel has not answered, and where it matters", () => {
    expect(findingsWith({ counselQuestions: [question] })).toEqual([
      "contingent-fees: ask tax counsel: Is the fee allowed? (/advisors)",
    ]);
  });

  test("nothing that has been answered", () => {
    const answered = { ...question, answered: "2027-01-10, J. Doe" };
    expect(findingsWith({ counselQuestions: [answered] })).toEqual([]);
  });

  test("of this site: offering, paid introductions, contingent fees and the advisors' exposure", () => {
    const asked = findingsWith({ counselQuestions }).join("\n");
    for (const subject of ["general solicitation", "broker-dealer", "Circular 230", "6111"])
      expect(asked).toContain(subject);
  });
});

describe("the launch check finds among the figures", () => {
  const figure = { label: "Some limit", unit: "usd" as const, entries: { 2025: entry } };

  test("one that lacks the current tax year", () => {
    expect(findingsWith({ figures: { limit: figure } })).toEqual(["limit: has 2025; not 2026"]);
  });

  test("none that begins in a later year", () => {
    const coming = { ...figure, entries: { 2027: entry } };
    expect(findingsWith({ figures: { limit: coming } })).toEqual([]);
  });

  test("none that is closed: its program has ended", () => {
    const closed = { ...figure, closed: "ended by Public Law 119-21" };
    expect(findingsWith({ figures: { limit: closed } })).toEqual([]);
  });
});

test("the report groups what is left by topic and counts it", () => {
  const report = launchReport(
    launchFindings({ ...readySite, settings: {}, data: { "x.ts": { v: { sample: true } } } }),
  );
  expect(report).toMatch(
    /^Sample people, words and results \(1\)\n {2}x\.ts › v: marked as sample\n/,
  );
  expect(report).toContain("Server settings (5)");
  expect(report).toMatch(/\n6 things are left\.$/);
});
