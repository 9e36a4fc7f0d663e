import { examplesCalculator } from "./calculators/examples-calculator.ts";
import { form6765Page } from "./calculators/form-6765.ts";
import { caseStudiesPage } from "./cases/case-studies.ts";
import { calculatorHref } from "./navigation.ts";
import { aboutPage } from "./pages/about.ts";
import { advisorsPage } from "./pages/advisors.ts";
import { contactPage } from "./pages/contact.ts";
import { embedBuilder } from "./pages/embed-builder.ts";
import { home } from "./pages/home.ts";
import { specialtiesPage } from "./pages/specialties.ts";
import { servicesWithPages } from "./services/all-services.ts";

/** What visitors type, and the words in which the pages say it. */
export const searchSynonyms: Record<string, string> = {
  aar: "administrative adjustment request",
  asc: "simplified credit",
  daf: "donor-advised fund",
  obbb: "one big beautiful bill",
  obbba: "one big beautiful bill",
  pslf: "public service loan forgiveness",
  ptet: "pass-through entity tax",
  qbi: "section 199A",
  qre: "qualified research expenses",
  salt: "state and local tax",
  "401k": "401(k)",
  "403b": "403(b)",
  "457b": "457(b)",
  "831b": "831(b)",
};

/** Under a result's title. */
export const searchMarks = { tool: "Calculator", page: "Page" };

interface SearchedPage {
  href: string;
  mark: keyof typeof searchMarks;
  title: string;
  sentence: string;
  /** Words that it should be found by, besides its title and sentence. */
  keywords: string;
}

/** The pages that the search finds besides articles and specialties. */
export const searchedPages: readonly SearchedPage[] = [
  {
    href: calculatorHref,
    mark: "tool",
    title: home.calculator.heading,
    sentence: home.metaDescription,
    keywords: "R&D research credit calculator estimate",
  },
  {
    href: "/case-studies#calculator",
    mark: "tool",
    title: examplesCalculator.heading,
    sentence: examplesCalculator.lede,
    keywords: "tax savings calculator educational examples",
  },
  {
    href: "/advisors/form-6765",
    mark: "tool",
    title: form6765Page.title,
    sentence: form6765Page.metaDescription,
    keywords: "Form 6765 worksheet calculator workpaper",
  },
  {
    href: "/advisors",
    mark: "page",
    title: advisorsPage.title,
    sentence: advisorsPage.metaDescription,
    keywords: "section 7216 consent accountant referral engagement letter workpaper",
  },
  {
    href: "/advisors/embed",
    mark: "page",
    title: embedBuilder.title,
    sentence: embedBuilder.metaDescription,
    keywords: "embed widget WordPress partner",
  },
  {
    href: "/specialties",
    mark: "page",
    title: specialtiesPage.title,
    sentence: specialtiesPage.metaDescription,
    keywords: "specialties",
  },
  {
    href: "/case-studies",
    mark: "page",
    title: caseStudiesPage.breadcrumb,
    sentence: caseStudiesPage.metaDescription,
    keywords: "case studies examples clients",
  },
  ...servicesWithPages.map(({ id, title, metaDescription, keywords }) => ({
    href: `/services/${id}`,
    mark: "page" as const,
    title,
    sentence: metaDescription,
    keywords: keywords.join(" "),
  })),
  {
    href: "/about",
    mark: "page",
    title: aboutPage.title,
    sentence: aboutPage.metaDescription,
    keywords: "team people founders",
  },
  {
    href: "/contact",
    mark: "page",
    title: contactPage.title,
    sentence: contactPage.metaDescription,
    keywords: "phone telephone e-mail address book appointment schedule call",
  },
];
