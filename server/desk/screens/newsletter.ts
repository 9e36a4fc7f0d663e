import type { Answer } from "#contracts/desk/api.ts";
import { Refusal } from "../../http/refusal.ts";
import { limit } from "../../http/request.ts";
import { changeDraft, createDraft, deleteDraft, IssueConflict } from "../../newsletter/drafts.ts";
import { listIssues, readIssue } from "../../newsletter/list-issues.ts";
import {
  resumeIssue,
  scheduleIssue,
  sendIssue,
  stopIssue,
  unscheduleIssue,
  withdrawIssue,
} from "../../newsletter/send-issue.ts";
import { enqueueTest } from "../../newsletter/test-mail.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import type { DeskHandlers } from "../services.ts";

export const newsletterHandlers = {
  async newsletter(_, { storage, articles }) {
    const known = await articles();
    return storage.run((queries) => listIssues(queries, known));
  },

  issue: ({ id }, services) => answerAbout(services, id),

  async addIssue({ body: { copyOf }, context }, services) {
    const now = await services.databaseNow();
    const id = await services.storage.transaction((queries) => createDraft(queries, copyOf, now));
    context.status(201);
    return answerAbout(services, id);
  },

  async changeIssue({ id, body }, services) {
    const articles = await services.articles();
    return act(services, id, (queries, now) => changeDraft(queries, id, body, { articles, now }));
  },

  async removeIssue({ id, user }, services) {
    await attempt(services, id, (queries, now) => deleteDraft(queries, id, { user, now }));
    return { success: true };
  },

  async testIssue({ id, user }, services) {
    await limit(services, "newsletter-test", user.id);
    const articles = await services.articles();
    const origin = services.environment.publicOrigin;
    const answer = await act(services, id, (queries, now) =>
      enqueueTest(queries, id, { to: user.email, articles, origin, now }),
    );
    services.outbox.wake();
    return answer;
  },

  async sendIssue({ id, body, user }, services) {
    const articles = await services.articles();
    const { engine } = services.storage;
    return act(services, id, (queries, now) =>
      sendIssue(queries, id, body, { user, articles, engine, now }),
    );
  },

  async scheduleIssue({ id, body, user }, services) {
    const articles = await services.articles();
    return act(services, id, (queries, now) =>
      scheduleIssue(queries, id, body, { user, articles, now }),
    );
  },

  unscheduleIssue: ({ id, user }, services) =>
    act(services, id, (queries, now) => unscheduleIssue(queries, id, { user, now })),

  stopIssue: ({ id, user }, services) =>
    act(services, id, (queries, now) => stopIssue(queries, id, { user, now })),

  resumeIssue: ({ id, user }, services) =>
    act(services, id, (queries, now) => resumeIssue(queries, id, { user, now })),

  withdrawIssue: ({ id, user }, services) =>
    act(services, id, (queries, now) => withdrawIssue(queries, id, { user, now })),
} satisfies Partial<DeskHandlers>;

type Work = (queries: Queries, now: number) => Promise<void>;

/** Does the work in one transaction and answers with the issue as it is then. */
async function act(services: Services, id: string, work: Work): Promise<Answer<"issue">> {
  await attempt(services, id, work);
  return answerAbout(services, id);
}

async function attempt(services: Services, id: string, work: Work): Promise<void> {
  const now = await services.databaseNow();
  try {
    await services.storage.transaction((queries) => work(queries, now));
  } catch (error) {
    if (!(error instanceof IssueConflict)) throw error;
    throw new Refusal(409, error.message, {}, await answerAbout(services, id));
  }
}

async function answerAbout({ storage, articles }: Services, id: string): Promise<Answer<"issue">> {
  const known = await articles();
  return storage.run((queries) => readIssue(queries, id, known));
}
