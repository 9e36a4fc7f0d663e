export type IssueArticle = {
  title: string;
  summary: string;
  /** Such as `/knowledge-bank/year-end-2026-checklist`. */
  path: string;
};

/** One issue of the newsletter for one reader: both its HTML and its text part are made from this. */
export type NewsletterIssue = {
  subject: string;
  /** The line that an inbox shows beside the subject. May be empty. */
  previewLine: string;
  /** As staff wrote it. parse-opening.ts reads its markup. */
  opening: string;
  articles: readonly IssueArticle[];
  /** Names the issue in its address and as the campaign of its links to the site. */
  slug: string;
  origin: string;
  /** Contains the reader's token. The page in the browser shows no such link. */
  unsubscribeUrl: string;
  /** Sent to the member of staff who asked for it, and marked as a test. */
  test: boolean;
};
