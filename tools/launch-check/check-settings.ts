import { EnvironmentError, readEnvironment } from "../../server/environment.ts";
import { samplePublicAnonKey } from "../../src/contracts/public-anon-key.ts";
import type { Finding } from "./finding.ts";

/** What the server can run without, and a firm that is live cannot. */
export function checkSettings(variables: Record<string, string | undefined>): Finding[] {
  const missing = (place: string, what: string): Finding => ({
    topic: "Server settings",
    place,
    what,
  });
  try {
    const settings = readEnvironment(variables);
    const { smtpUrl, presentationsPassword, publicOrigin, publicAnonKey, mailBcc } = settings;
    return [
      ...(smtpUrl ? [] : [missing("SMTP_URL", "not set: messages stay in a folder")]),
      ...(presentationsPassword
        ? []
        : [missing("PRESENTATIONS_PASSWORD", "not set: the server would invent one")]),
      ...(publicOrigin.startsWith("https://")
        ? []
        : [missing("PUBLIC_ORIGIN", `must be the site's https address, not ${publicOrigin}`)]),
      ...(publicAnonKey === samplePublicAnonKey
        ? [missing("PUBLIC_ANON_KEY", "still the sample value")]
        : []),
      ...(mailBcc.some((address) => address.endsWith(".example"))
        ? [missing("MAIL_BCC", "still the sample mailboxes")]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [missing("The environment", error.message)];
  }
}
