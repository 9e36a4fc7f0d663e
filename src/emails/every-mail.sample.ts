import { renderLetter } from "./letters/letter.tsx";
import { sampleLetters } from "./letters/letters.sample.ts";
import type { RenderedMail } from "./mail/document.tsx";
import { renderNewsletter } from "./newsletter/newsletter-email.tsx";
import { sampleNewsletterIssue } from "./newsletter/newsletter-issue.sample.ts";
import { sampleResultsEmail } from "./results/results-email.sample.ts";
import { renderResultsEmail, renderResultsWords } from "./results/results-email.tsx";
import { samplePlanEmail } from "./year-end-plan/plan-email.sample.ts";
import { planEmailWords } from "./year-end-plan/plan-words.ts";

const letters = Object.entries(sampleLetters).map(([name, letter]) => [
  name,
  () => renderLetter(letter),
]);

/** One of each mail, for its tests and for the proof of a build. */
export const sampleMails: Record<string, () => RenderedMail> = {
  "results for the visitor": () => renderResultsEmail(sampleResultsEmail()),
  "results for the CPA": () => renderResultsEmail({ ...sampleResultsEmail(), audience: "cpa" }),
  "year-end plan for the visitor": () => renderResultsWords(planEmailWords(samplePlanEmail())),
  "year-end plan for the CPA": () =>
    renderResultsWords(planEmailWords({ ...samplePlanEmail(), audience: "cpa" })),
  "issue of the newsletter": () => renderNewsletter(sampleNewsletterIssue),
  ...Object.fromEntries(letters),
};
