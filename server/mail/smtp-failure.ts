/** What a mail server, or the lack of one, said. */
export type SmtpFailure = {
  /** The recipient it is about, if it is about one. */
  address?: string;
  /** The three digits; none when nobody answered. */
  code?: number;
  /** The SMTP command that failed, such as `RCPT TO`. */
  command?: string;
  text: string;
};

/**
 * - later: the other side or the network has a bad moment
 * - later-and-alarm: it will stay so until somebody mends the configuration
 * - never: this recipient, or this message, is refused for good
 */
export type Verdict = "later" | "later-and-alarm" | "never";

export function verdictOn({ code, command }: SmtpFailure): Verdict {
  if (code === undefined || code < 500) return "later";
  // 5xx before a recipient was named says nothing about the message: wrong login, sender or relay.
  return command === "RCPT TO" || command === "DATA" ? "never" : "later-and-alarm";
}

/** Reads what nodemailer throws. */
export function asSmtpFailure(error: unknown): SmtpFailure {
  const { responseCode, command, response, recipient, message } = error as {
    responseCode?: number;
    command?: string;
    response?: string;
    recipient?: string;
    message?: string;
  };
  return {
    ...(recipient === undefined ? {} : { address: recipient }),
    ...(responseCode === undefined ? {} : { code: responseCode }),
    ...(command === undefined ? {} : { command }),
    text: (response ?? message ?? String(error)).slice(0, 500),
  };
}
