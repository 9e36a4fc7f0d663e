import { type RenderedMail, renderMail } from "./render-mail.ts";
import { ResultsEmail } from "./results-email.tsx";
import { resultsEmailText } from "./results-email-text.ts";
import {
  type ResultsEmailProps,
  type ResultsEmailWords,
  resultsEmailWords,
} from "./results-email-words.ts";

/** What will be sent for these answers, and what the visitor's preview shows. */
export function renderResultsEmail(props: ResultsEmailProps): RenderedMail {
  return renderResultsWords(resultsEmailWords(props));
}

export function renderResultsWords(words: ResultsEmailWords): RenderedMail {
  return {
    subject: words.subject,
    html: renderMail(<ResultsEmail words={words} />),
    text: resultsEmailText(words),
  };
}
