import type { MailMessage } from "./message.ts";

/**
 * A message for nodemailer. The envelope is separate, so that no blind copy appears in a header.
 */
export function compose(message: MailMessage, envelopeTo: readonly string[]) {
  return {
    messageId: message.messageId,
    date: new Date(message.date),
    from: message.from,
    replyTo: message.replyTo,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: {
      ...(message.automatic ? { "Auto-Submitted": "auto-generated" } : {}),
      ...(message.unsubscribeUrl
        ? {
            "List-Unsubscribe": `<${message.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
    envelope: { from: message.from.address, to: [...envelopeTo] },
    // The contents are plain text. Nothing in them may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
