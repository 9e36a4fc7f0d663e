import type { Context } from "hono";
import {
  changeIssueRequest,
  type IssueAnswer,
  type IssueConflict as IssueConflictAnswer,
  type NewsletterAnswer,
  newIssueRequest,
  scheduleIssueRequest,
  sendIssueRequest,
} from "#contracts/desk/newsletter.ts";
import type { DeskDone } from "#contracts/desk/session.ts";
import { limit, readJson } from "../../http/request.ts";
import { changeDraft, createDraft, deleteDraft, IssueConflict } from "../../newsletter/drafts.ts";
import { listIssues, readIssue } from "../../newsletter/list-issues.ts";
import {
  resumeIssue,
  scheduleIssue,
  sendIssue,
  stopIssue,
  unscheduleIssue,
} from "../../newsletter/send-issue.ts";
import { enqueueTest } from "../../newsletter/test-mail.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import type { DeskUser } from "../sign-in/sessions.ts";

const idOf = (context: Context): string => context.req.param("id") ?? "";

/** All issues, with what a new one can contain. */
export async function issues(context: Context, { storage, articles }: Services) {
  const known = await articles();
  const answer = await storage.run((queries) => listIssues(queries, known));
  return context.json(answer satisfies NewsletterAnswer);
}

export async function issue(context: Context, services: Services) {
  return context.json(await answerAbout(services, idOf(context)));
}

/** A new draft, or a copy of another issue. */
export async function addIssue(context: Context, services: Services) {
  const { copyOf } = await readJson(context, newIssueRequest);
  const now = await services.databaseNow();
  const id = await services.storage.transaction((queries) => createDraft(queries, copyOf, now));
  return context.json(await answerAbout(services, id), 201);
}

/** Changes a draft. Answers 409 with the current issue if a colleague has changed it meanwhile. */
export async function updateIssue(context: Context, services: Services) {
  const request = await readJson(context, changeIssueRequest);
  const articles = await services.articles();
  return act(context, services, (queries, now) =>
    changeDraft(queries, idOf(context), request, { articles, now }),
  );
}

export async function removeIssue(context: Context, services: Services, user: DeskUser) {
  const conflict = await attempt(services, (queries, now) =>
    deleteDraft(queries, idOf(context), { user, now }),
  );
  if (conflict) return conflictAnswer(context, services, conflict);
  return context.json({ success: true } satisfies DeskDone);
}

/** Mails the issue to the user only. */
export async function sendTest(context: Context, services: Services, user: DeskUser) {
  await limit(services, "newsletter-test", user.id);
  const articles = await services.articles();
  const origin = services.environment.publicOrigin;
  const response = await act(context, services, (queries, now) =>
    enqueueTest(queries, idOf(context), { to: user.email, articles, origin, now }),
  );
  services.outbox.wake();
  return response;
}

export async function send(context: Context, services: Services, user: DeskUser) {
  const request = await readJson(context, sendIssueRequest);
  const articles = await services.articles();
  const { engine } = services.storage;
  return act(context, services, (queries, now) =>
    sendIssue(queries, idOf(context), request, { user, articles, engine, now }),
  );
}

export async function schedule(context: Context, services: Services, user: DeskUser) {
  const request = await readJson(context, scheduleIssueRequest);
  const articles = await services.articles();
  return act(context, services, (queries, now) =>
    scheduleIssue(queries, idOf(context), request, { user, articles, now }),
  );
}

export function unschedule(context: Context, services: Services, user: DeskUser) {
  return act(context, services, (queries, now) =>
    unscheduleIssue(queries, idOf(context), { user, now }),
  );
}

export function stop(context: Context, services: Services, user: DeskUser) {
  return act(context, services, (queries, now) => stopIssue(queries, idOf(context), { user, now }));
}

export function resume(context: Context, services: Services, user: DeskUser) {
  return act(context, services, (queries, now) =>
    resumeIssue(queries, idOf(context), { user, now }),
  );
}

type Work = (queries: Queries, now: number) => Promise<void>;

/** Does the work in one transaction and answers with the issue as it is then. */
async function act(context: Context, services: Services, work: Work): Promise<Response> {
  const conflict = await attempt(services, work);
  if (conflict) return conflictAnswer(context, services, conflict);
  return context.json(await answerAbout(services, idOf(context)));
}

async function attempt(
  { storage, databaseNow }: Services,
  work: Work,
): Promise<IssueConflict | undefined> {
  const now = await databaseNow();
  try {
    await storage.transaction((queries) => work(queries, now));
    return undefined;
  } catch (error) {
    if (error instanceof IssueConflict) return error;
    throw error;
  }
}

async function conflictAnswer(context: Context, services: Services, { message }: IssueConflict) {
  const answer = await answerAbout(services, idOf(context));
  return context.json({ error: message, ...answer } satisfies IssueConflictAnswer, 409);
}

async function answerAbout({ storage, articles }: Services, id: string): Promise<IssueAnswer> {
  const known = await articles();
  return storage.run((queries) => readIssue(queries, id, known));
}
