import type { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.tsx";
import type { RenderedMail } from "./render-mail.ts";
import { renderResultsWords } from "./render-results-email.tsx";
import type { ResultsEmailWords } from "./results-email-words.ts";

/** What a message says, as data that can be stored; how it looks is added when it is sent. */
export type MailBody =
  | { kind: "results"; words: ResultsEmailWords }
  | { kind: "letter"; letter: Letter };

export function renderMailBody(body: MailBody): RenderedMail {
  return body.kind === "results" ? renderResultsWords(body.words) : renderLetter(body.letter);
}
