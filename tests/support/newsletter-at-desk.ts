import { expect, onTestFinished, vi } from "vitest";
import type { Answer } from "#contracts/desk/api.ts";
import { readAudit } from "#server/audit/audit.ts";
import type { AppSettings, TestApp } from "./app.ts";
import { type DeskVisitor, signInAs } from "./desk.ts";
import { waiting } from "./patience.ts";
import { type SmtpBehaviour, startSmtp } from "./smtp.ts";

/** What a complete issue says. Its articles are among `sampleArticles`. */
export const completeIssue = {
  subject: "What changed this fall",
  previewLine: "Three changes",
  opening: "Dear reader,\n\nread **this** and [that](https://www.irs.gov/).",
  articleIds: ["article-8", "article-9"],
};

/** Writes an issue at the desk. */
export async function writeIssue(
  visitor: DeskVisitor,
  contents: object = completeIssue,
): Promise<Answer<"issue">> {
  const { issue } = await visitor.answer("addIssue", { body: {} });
  const body = { version: issue.version, ...contents };
  return visitor.answer("changeIssue", { id: issue.id, body });
}

/** What Activity says about an issue. */
export const auditOf = async (app: TestApp, subject: string) =>
  (await app.storage.run((queries) => readAudit(queries, { subject }))).entries;

/** An app with an admin and a real SMTP server, which sends newsletters without delay. */
export async function appWithSmtp(
  start: (settings: AppSettings) => Promise<TestApp>,
  behaviour: SmtpBehaviour = {},
) {
  const smtp = await startSmtp({ behaviour });
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: smtp.url, NEWSLETTER_PER_SECOND: "1000", RATE_LIMIT: "off" };
  const app = await start({ env, options: { newsletterPauseMs: 25 } });
  const admin = await signInAs(app, "admin");
  const read = async (id: string) => (await admin.answer("issue", { id })).issue;
  const until = (id: string, facts: object) =>
    vi.waitFor(async () => expect(await read(id)).toMatchObject(facts), waiting);
  const send = async (readers: number, contents: object = completeIssue) => {
    const { issue } = await writeIssue(admin, contents);
    await admin.answer("sendIssue", { id: issue.id, body: { version: issue.version, readers } });
    return issue.id;
  };
  const addresses = () => smtp.received.flatMap(({ to }) => to);
  return { app, admin, smtp, read, until, send, addresses };
}
