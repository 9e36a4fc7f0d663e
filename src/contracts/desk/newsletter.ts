import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { withoutInvisible } from "../limits.ts";
import { severalLines } from "../single-line.ts";
import { deskDone } from "./session.ts";

const issueStatus = z.enum(["draft", "scheduled", "sending", "sent", "stopped", "withdrawn"]);

/** Sending and testing also need a subject and at least one article. */
export const longestInIssue = {
  subject: 78,
  previewLine: 120,
  opening: 2000,
  articles: 8,
} as const;

/** An issue can be scheduled about a year ahead. */
export const longestAheadMs = 366 * 24 * 60 * 60 * 1000;

/** An article of the site that an issue can contain. */
const newsletterArticle = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  /** When it was published, as YYYY-MM-DD. */
  date: z.string(),
  /** Published since the last issue was sent, and not in it. */
  isNew: z.boolean(),
});
export type NewsletterArticle = z.infer<typeof newsletterArticle>;

/** Times are milliseconds since 1970. */
const issueInList = z.object({
  id: z.string(),
  /** Empty in a draft without one. */
  subject: z.string(),
  status: issueStatus,
  /** The last part of its address, `/newsletter/{slug}`. Null until it is sent. */
  slug: z.nullable(z.string()),
  /** Incremented by every change of the draft and of the status. */
  version: z.number(),
  changedAt: z.number(),
  /** When it will be sent. Only of a scheduled issue. */
  scheduledAt: z.nullable(z.number()),
  startedAt: z.nullable(z.number()),
  finishedAt: z.nullable(z.number()),
  withdrawnAt: z.nullable(z.number()),
  /** Null until it is sent. */
  counts: z.nullable(
    z.object({
      /** To how many it is sent. */
      readers: z.number(),
      /** How many have not got it yet. */
      waiting: z.number(),
      delivered: z.number(),
      /** Refused for good, or given up after trying for three days. */
      refused: z.number(),
      /** Readers of this issue who have unsubscribed since, before the next was sent. */
      unsubscribed: z.number(),
    }),
  ),
});
export type IssueInList = z.infer<typeof issueInList>;

const newsletterIssue = z.extend(issueInList, {
  previewLine: z.string(),
  opening: z.string(),
  /** In the chosen order. Of an issue that is scheduled or sent: as they were then. */
  articles: z.array(z.omit(newsletterArticle, { date: true, isNew: true })),
});
export type DeskIssue = z.infer<typeof newsletterIssue>;

/**
 * The answer to every action but deletion. With a 409, the issue as it is now: it was changed
 * meanwhile, its status does not allow the action, or the number of readers is not the one that was
 * confirmed. Nothing was done.
 */
const issueAnswer = z.object({
  issue: newsletterIssue,
  /** As in the answer of `newsletter`. */
  readers: z.number(),
});

/** A line break in a subject could forge a header. */
const lineBreaks = /\p{Cc}|\p{Zl}|\p{Zp}/u;

/** One line, which a draft may leave empty. */
const draftLine = (what: string, maximum: number) =>
  z.string(`${what} is missing.`).check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.maxLength(maximum, `${what} can have at most ${maximum} characters.`),
    z.refine((value) => !lineBreaks.test(value), `${what} must be one line of plain text.`),
  );

/** The one on the screen, so that a colleague's change is not overwritten. */
const version = z.int("Reload the issue and try again.");

const localTime = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

export const newsletterApi = {
  newsletter: {
    route: "GET /desk/api/newsletter",
    answer: z.object({
      /** The newest first. */
      issues: z.array(issueInList),
      /** The newest first. */
      articles: z.array(newsletterArticle),
      /** Confirmed subscribers whose mailboxes have not refused our mail. */
      readers: z.number(),
    }),
  },
  addIssue: {
    route: "POST /desk/api/newsletter",
    body: z.object({
      /** The id of the issue to copy. Without it, an empty draft. */
      copyOf: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: issueAnswer,
  },
  issue: { route: "GET /desk/api/newsletter/:id", answer: issueAnswer },
  /** Only of a draft. */
  changeIssue: {
    route: "PATCH /desk/api/newsletter/:id",
    body: z.object({
      version,
      subject: z.optional(draftLine("The subject", longestInIssue.subject)),
      previewLine: z.optional(draftLine("The preview line", longestInIssue.previewLine)),
      /** Paragraphs, `[text](https://…)` and `**bold**`. Nothing else is markup. */
      opening: z.optional(severalLines("The opening", longestInIssue.opening)),
      /** In the order in which the issue shows them. */
      articleIds: z.optional(
        z.array(z.string().check(z.maxLength(200)), "Choose articles of the site.").check(
          z.maxLength(longestInIssue.articles, "An issue can have at most eight articles."),
          z.refine((ids) => new Set(ids).size === ids.length, "Each article can be chosen once."),
        ),
      ),
    }),
    answer: issueAnswer,
  },
  /** Only a draft. */
  removeIssue: {
    route: "DELETE /desk/api/newsletter/:id",
    answer: deskDone,
    // The screen leaves for the list, which is loaded then.
    changes: [],
  },
  /** Mails it to the signed-in user only, marked as a test. */
  testIssue: { route: "POST /desk/api/newsletter/:id/test", answer: issueAnswer },
  /** Begins to send a draft. 422 if it is incomplete. */
  sendIssue: {
    route: "POST /desk/api/newsletter/:id/send",
    /** The number of readers that the user has confirmed. */
    body: z.object({ version, readers: z.int("Reload the issue and try again.") }),
    answer: issueAnswer,
  },
  /**
   * 422 with `field: "at"` when the time is past or more than a year away, or when the clock skips
   * or repeats that hour on that day.
   */
  scheduleIssue: {
    route: "POST /desk/api/newsletter/:id/schedule",
    body: z.object({
      version,
      /** In the firm's time zone, such as `2026-11-20T09:00`. */
      at: z
        .string("Choose a day and a time.")
        .check(
          z.refine(
            (text) => isCalendarDay(localTime.exec(text)?.[1] ?? ""),
            "Choose a day and a time.",
          ),
        ),
    }),
    answer: issueAnswer,
  },
  /** A scheduled issue is a draft again. */
  unscheduleIssue: { route: "POST /desk/api/newsletter/:id/unschedule", answer: issueAnswer },
  /** What has not left stays unsent. */
  stopIssue: { route: "POST /desk/api/newsletter/:id/stop", answer: issueAnswer },
  /** Sends it to the readers who have not got it. */
  resumeIssue: { route: "POST /desk/api/newsletter/:id/resume", answer: issueAnswer },
  /** Takes the page of a sent or stopped issue off the site, for good. */
  withdrawIssue: { route: "POST /desk/api/newsletter/:id/withdraw", answer: issueAnswer },
} as const;
