import { employedDoctors } from "./navigation.ts";

/** What every issue of the newsletter says besides what staff write at the desk. */
export const newsletterIssue = {
  viewInBrowser: "View in the browser",
  articles: "From the Knowledge Bank",
  reason: "You get this message because you confirmed your subscription at {host}.",
  unsubscribe: "Unsubscribe",
  /** In a test that a member of staff has sent to their own mailbox. */
  test: {
    subject: "[Test] {subject}",
    note: "This is a test. It was sent to you only.",
  },
};

/** What a new subscriber may read first. */
export const newsletterReading = [
  {
    reader: "if you own a practice",
    label: "Year-end checklist for 2026",
    href: "/knowledge-bank/year-end-2026-checklist",
  },
  {
    reader: "if you are employed",
    label: "What is open to employed doctors",
    href: employedDoctors.href,
  },
];
