import { renderMailBody } from "#emails/mail-body.tsx";
import type { MailDraft, MailMessage } from "./message.ts";

/** Done when a message leaves: HTML is ten times the size of its words, and slow to make. */
export function typeset({ body, ...addressed }: MailDraft): MailMessage {
  return { ...addressed, ...renderMailBody(body) };
}
