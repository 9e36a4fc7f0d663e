export type SmtpFailure = {
  address?: string | undefined;
  code?: number | undefined;
  command?: string | undefined;
  text: string;
};

/**
 * - temporary: the other side or the network may be better later
 * - configuration: it will fail until the settings are corrected
 * - permanent: this recipient, or this message, is refused for good
 */
export type FailureKind = "temporary" | "configuration" | "permanent";

export function failureKind({ code, command }: SmtpFailure): FailureKind {
  if (code === undefined || code < 500) return "temporary";
  // 5xx before the first recipient is about the login, sender or relay, not about the message.
  return command === "RCPT TO" || command === "DATA" ? "permanent" : "configuration";
}

export function asSmtpFailure(error: unknown): SmtpFailure {
  const { responseCode, command, response, recipient, message } = error as {
    responseCode?: number;
    command?: string;
    response?: string;
    recipient?: string;
    message?: string;
  };
  const text = (response ?? message ?? String(error)).slice(0, 500);
  return { address: recipient, code: responseCode, command, text };
}
