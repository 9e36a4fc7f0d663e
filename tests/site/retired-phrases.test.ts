import { globSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decks } from "#protected/decks/index.ts";
import * as contact from "../../src/emails/letters/contact.ts";
import { renderLetter } from "../../src/emails/letters/letter.tsx";
import * as newsletter from "../../src/emails/letters/newsletter.ts";
import { sampleResultsEmail } from "../../src/emails/results/results-email.sample.ts";
import { renderResultsEmail } from "../../src/emails/results/results-email.tsx";
import { clientFolder, pages } from "../support/built-site.ts";

/** Said once on this site and given up, each with what to write instead. */
const retired: [pattern: RegExp, instead: string][] = [
  // Plainer words
  [/rate of all fifty/, "our calculator uses a simplified rate for each state"],
  [/in many states a second time/, "and many states add their own credit"],
  [/where a state adds a credit of its own/, "what the calculator adds for each state"],
  [/say of it/, "what partners say"],
  [/what you can hand on/, "materials to share"],
  [/with you in copy/, "copying you"],
  [/what stands close to it/, "what looks similar but does not count"],
  [/it stops being true/, "where this example breaks down"],
  [/a part you could pay twice/, "only what you could afford to lose"],
  [/meet where minutes are taken/, "hold documented meetings"],
  [/slides for the table|opened by password/, "password-protected presentations"],
  [/children of \d+ and \d+/, "two children, ages 14 and 16"],
  [/residents above all/, "including most residents"],
  [/carr(y|ies) forward without end/, "carries forward indefinitely"],
  [/four times yes/, "all four met"],

  // US usage
  [/\badvisers?\b/, "advisor"],
  [/\bfitted\b/, "matched, seated, tried"],
  [/\bafterwards\b/, "afterward"],
  [/\banesthetists?\b/, "anesthesiologist"],

  // Said without its base, or against what another page says
  [/tax law has paid for that kind of work/, "say what kind of work"],
  [/percentage quote/, "there is a success fee"],
  [/hear it before you pay/, "what the first call costs, and what the study"],
  [/we sell no investments/, "introductions are paid"],
  [/reads every first estimate/, "the calculator's mail is automatic"],
  [/no gift leaves you richer/, "an ordinary gift costs more than it saves"],
  [/usable in full within the agi limits/, "what the first year allows, what is carried forward"],
  [/no net benefit is left/, "the loss, with and without the penalty"],
  [/(?<!cash to public charities is )\bdeduct up to 60% of agi/, "of cash to public charities"],
  [/who did it, what they sought to learn/, "what a refund claim needs since June 18, 2024"],
];

/** As a reader meets it: without tags, entities, escapes and marks of emphasis, in small letters. */
function readable(text: string): string {
  return text
    .replace(/<style[\s\S]*?<\/style>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/&#x27;|\\'|’/g, "'")
    .replaceAll(/&quot;|\\"/g, '"')
    .replaceAll("*", "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** Pages, the scripts that hold calculators' words, search index, feeds: all but pictures and fonts. */
const published = globSync(`${clientFolder}/**/*.{html,js,json,xml,txt,webmanifest}`)
  .filter((file) => statSync(file).isFile())
  .map((file): [string, string] => [file, readFileSync(file, "utf8")]);

const letters = [
  contact.contactNotification(contact.sampleContactNotification),
  contact.contactAcknowledgement(contact.sampleContactAcknowledgement),
  newsletter.newsletterConfirmation(newsletter.sampleNewsletterConfirmation),
  newsletter.newsletterWelcome(newsletter.sampleNewsletterWelcome),
].map(renderLetter);
const results = (["visitor", "cpa"] as const).map((audience) =>
  renderResultsEmail({ ...sampleResultsEmail(), audience }),
);
const mail = [...letters, ...results].map(({ subject, html, text }): [string, string] => [
  `e-mail “${subject}”`,
  `${subject}\n${html}\n${text}`,
]);
const slides = Object.entries(decks).map(([id, deck]): [string, string] => [
  `deck ${id}`,
  JSON.stringify(deck),
]);

const everything = [...published, ...slides, ...mail].map(([place, text]): [string, string] => [
  place,
  readable(text),
]);

describe("pages, decks and e-mails", () => {
  test("are all searched", () => {
    expect(published.length).toBeGreaterThan(pages.length);
    expect(slides).toHaveLength(Object.keys(decks).length);
    expect(mail).toHaveLength(6);
  });

  test.each(retired)("no longer say %s, but: %s", (pattern) => {
    const places = everything.filter(([, text]) => pattern.test(text)).map(([place]) => place);
    expect(places).toEqual([]);
  });
});

test("the search sees through markup and emphasis", () => {
  expect(readable("Slides for the <em>table</em>, *Opened  by*\npassword")).toMatch(
    /slides for the table, opened by password/,
  );
});
