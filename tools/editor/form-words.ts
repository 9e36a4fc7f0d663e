import type { dataFiles } from "#content-schemas/data-files.ts";

type FormWords = { called: string; page: string };

const formWords: Record<keyof typeof dataFiles, FormWords> = {
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

/** What a sentence calls a form's file, and the page of the development server that shows it. */
export function wordsOfForm(file: string): FormWords | undefined {
  const [, specialty] = /^content\/specialties\/([\w-]+)\.json$/.exec(file) ?? [];
  return specialty
    ? { called: `the specialty ${specialty}`, page: `/specialties/${specialty}` }
    : formWords[file as keyof typeof formWords];
}

/** What a form calls a field whose name is one of code. */
const fieldLabels: Record<string, string> = {
  agi: "Adjusted gross income",
  alt: "Description of the picture",
  base: "Period and source",
  benefitsSecuredBase: "What the benefits secured count",
  bio: "About this person",
  by: "By whom",
  costAsFraction: "Cost as a share, such as 0.1",
  cpaQuestions: "Questions of a CPA",
  creditCounted: "Credit of which the fee is a share",
  editionOf: "Earlier articles on the subject",
  engagementFeeInUsd: "Engagement fee in dollars",
  figure: "Figure of the law",
  figures: "Figures of the law",
  file: "Picture",
  from: "First day",
  hero: "Picture at the head",
  heroHeading: "Heading at the top",
  heroLede: "Text under the heading",
  hosts: "Sites that may show the calculator",
  href: "Address of the link",
  id: "Short name",
  key: "Emphasized figure of the law",
  logoAlt: "Description of the logo",
  notKnown: "What is not known",
  picture: "Drawing on the card",
  practicesServedBase: "What the practices served count",
  rateAsFraction: "Rate as a share, such as 0.1",
  rdActivities: "Research activities",
  specialtyId: "Short name of the specialty",
  taxRxPrescription: "Prescription",
  tone: "Color",
  until: "Last day",
  wageInUsd: "Wage in dollars",
  yearsCounted: "Years that pay one fee",
  zip: "ZIP code",
};

/** `chiefExecutive` is labelled Chief executive, and `home-cases` Home cases. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return fieldLabels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const choiceLabels: Record<string, string> = {
  bonds: "Convertible trust bonds",
  captive: "Captive insurance",
  charitable: "Charitable giving",
  charts: "Charts of patients",
  patents: "Patents of others",
  "rd-credit": "Research credit",
};

/** What a form calls a value whose name is one of code: `federalAndState` is Federal and state. */
export const choiceLabel = (value: string): string =>
  choiceLabels[value] ?? (/^[a-z]/.test(value) ? labelOf(value) : value);

/** A sentence of the check, with the name of a form or an article in the place of its file. */
export function withoutPath(sentence: string): string {
  const [, file = "", mistake = ""] = /^(content\/\S+?): (.*)$/s.exec(sentence) ?? [];
  const [, article] = /^content\/articles\/([\w-]+)\.mdx$/.exec(file) ?? [];
  if (article) return `The article ${article}: ${mistake}`;
  const called = wordsOfForm(file)?.called;
  if (!called) return sentence;
  return `${called.charAt(0).toUpperCase()}${called.slice(1)}: ${withLabels(mistake)}`;
}

/** A mistake as a form tells it: `link, href: is empty` names Link, Address of the link. */
export function withLabels(mistake: string): string {
  const [place = "", ...sentences] = mistake.split(": ");
  if (sentences.length === 0) return mistake;
  const called = place.replaceAll(/(^|, )([a-z]\w*)/g, (_, before, name) => before + labelOf(name));
  return [called, ...sentences].join(": ");
}
