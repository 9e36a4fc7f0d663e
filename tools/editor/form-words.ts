import type { dataFiles } from "#content-schemas/data-files.ts";

/** What a sentence calls a form's file, and the page of the development server that shows it. */
export const formWords: Record<keyof typeof dataFiles, { called: string; page: string }> = {
  "content/firm.json": { called: "the firm’s name and addresses", page: "/contact" },
  "content/time-zone.json": { called: "the time zone", page: "/contact" },
  "content/colors.json": { called: "the colors", page: "/" },
  "content/announcement.json": { called: "the banner", page: "/" },
  "content/fees.json": { called: "the fees", page: "/fees" },
  "content/counsel-answers.json": { called: "counsel’s answers", page: "/" },
  "content/pages/home-words.json": { called: "the words of the home page", page: "/" },
  "content/people/team.json": { called: "the team", page: "/about" },
  "content/people/authors.json": { called: "the authors", page: "/knowledge-bank" },
  "content/proof/reviews.json": { called: "the reviews", page: "/" },
  "content/proof/claims.json": { called: "the firm’s results", page: "/" },
  "content/cases/home-cases.json": { called: "the cases of the home page", page: "/" },
  "content/cases/case-studies.json": { called: "the case studies", page: "/case-studies" },
  "content/partners/partners.json": { called: "the partners", page: "/fortune" },
};
