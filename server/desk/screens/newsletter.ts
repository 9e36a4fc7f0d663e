import type { Answer } from "#contracts/desk/api.ts";
import { Refusal } from "../../http/refusal.ts";
import { limit } from "../../http/request.ts";
import { changeDraft, createDraft, deleteDraft, IssueConflict } from "../../newsletter/drafts.ts";
import { enqueueTest } from "../../newsletter/issue-mail.ts";
import { listIssues, readIssue } from "../../newsletter/list-issues.ts";
import {
  resumeIssue,
  type SendOptions,
  scheduleIssue,
  sendIssue,
  stopIssue,
  unscheduleIssue,
  withdrawIssue,
} from "../../newsletter/send-issue.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import type { Acting, DeskHandlers } from "../services.ts";

export const newsletterHandlers = {
  async newsletter(_, { storage, articles }) {
    const known = await articles();
    return storage.run((queries) => listIssues(queries, known));
  },

  issue: ({ id }, services) => answerAbout(services, id),

  async addIssue({ body: { copyOf }, now, context }, services) {
    const id = await services.storage.transaction((queries) => createDraft(queries, copyOf, now));
    context.status(201);
    return answerAbout(services, id);
  },

  changeIssue: (call, services) =>
    act(call, services, (queries, id, by) => changeDraft(queries, id, call.body, by)),

  removeIssue: (call, services) => attempt(call, services, deleteDraft),

  async testIssue(call, services) {
    const { id: user, email: to } = call.user;
    await limit(services, "newsletter-test", user);
    const origin = services.environment.publicOrigin;
    return act(call, services, (queries, id, by) =>
      enqueueTest(queries, id, { ...by, to, origin }),
    );
  },

  sendIssue: (call, services) =>
    act(call, services, (queries, id, by) => sendIssue(queries, id, call.body, by)),

  scheduleIssue: (call, services) =>
    act(call, services, (queries, id, by) => scheduleIssue(queries, id, call.body, by)),

  unscheduleIssue: (call, services) => act(call, services, unscheduleIssue),
  stopIssue: (call, services) => act(call, services, stopIssue),
  resumeIssue: (call, services) => act(call, services, resumeIssue),
  withdrawIssue: (call, services) => act(call, services, withdrawIssue),
} satisfies Partial<DeskHandlers>;

type Call = Acting & { id: string };
type Work = (queries: Queries, id: string, by: SendOptions) => Promise<void>;

/** Does the work in one transaction and answers with the issue as it is then. */
async function act(call: Call, services: Services, work: Work): Promise<Answer<"issue">> {
  await attempt(call, services, work);
  return answerAbout(services, call.id);
}

/** The articles are read before the transaction, which waits for nothing but its queries. */
async function attempt({ id, user, now }: Call, services: Services, work: Work) {
  const { storage } = services;
  const by = { user, now, articles: await services.articles(), engine: storage.engine };
  try {
    await storage.transaction((queries) => work(queries, id, by));
  } catch (error) {
    if (!(error instanceof IssueConflict)) throw error;
    throw new Refusal(409, error.message, {}, await answerAbout(services, id));
  }
}

async function answerAbout({ storage, articles }: Services, id: string): Promise<Answer<"issue">> {
  const known = await articles();
  return storage.run((queries) => readIssue(queries, id, known));
}
