import type { Letter } from "./letter.ts";
import { LetterEmail } from "./letter-email.tsx";
import { letterText } from "./letter-text.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

export function renderLetter(letter: Letter): RenderedMail {
  return {
    subject: letter.subject,
    html: renderMail(<LetterEmail {...letter} />),
    text: letterText(letter),
  };
}
