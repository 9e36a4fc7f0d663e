import { frontMatter as privacy } from "#content/legal/privacy.mdx";
import { frontMatter as terms } from "#content/legal/terms.mdx";
import { caseStudiesPage } from "./cases/case-studies.ts";
import { aboutPage } from "./pages/about.ts";
import { advisorsPage } from "./pages/advisors.ts";
import { contactPage } from "./pages/contact.ts";
import { embedBuilder } from "./pages/embed-builder.ts";
import { employedPage } from "./pages/employed.ts";
import { feesPage } from "./pages/fees.ts";
import { partnersPage } from "./pages/partners.ts";
import { consentPage } from "./pages/section-7216-consent.ts";
import { specialtiesPage } from "./pages/specialties.ts";
import { toolsPage } from "./pages/tools.ts";
import { servicesWithPages } from "./services/all-services.ts";

/** What visitors type, and the words in which the pages say it. */
export const searchSynonyms: Record<string, string> = {
  aar: "administrative adjustment request",
  asc: "simplified credit",
  charge: "fees",
  cost: "fees",
  daf: "donor-advised fund",
  december: "year-end checklist",
  dentist: "general dentistry",
  hsa: "health savings account",
  obbb: "one big beautiful bill",
  obbba: "one big beautiful bill",
  pslf: "public service loan forgiveness",
  price: "fees",
  ptet: "pass-through entity tax",
  qbi: "section 199A",
  qre: "qualified research expenses",
  salt: "state and local tax",
  solo: "moonlighting",
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
  /** Those that its part #questions answers. */
  questions?: readonly string[];
}

/** The pages that the search finds besides articles and specialties. */
export const searchedPages: readonly SearchedPage[] = [
  ...toolsPage.items.map(({ title, description, action }) => ({
    href: action.href,
    mark: "tool" as const,
    title,
    sentence: description,
    keywords: "calculator tool",
  })),
  {
    href: "/tools",
    mark: "page",
    title: toolsPage.title,
    sentence: toolsPage.metaDescription,
    keywords: "tools calculators savings",
  },
  {
    href: "/employed",
    mark: "page",
    title: employedPage.title,
    sentence: employedPage.metaDescription,
    keywords: "employed W-2 hospital resident doctor year-end plan",
  },
  {
    href: "/fees",
    mark: "page",
    title: feesPage.title,
    sentence: feesPage.metaDescription,
    keywords: "fee fees price prices pricing cost costs charge",
  },
  {
    href: "/advisors",
    mark: "page",
    title: advisorsPage.title,
    sentence: advisorsPage.metaDescription,
    keywords:
      "become a partner refer clients 7216 consent accountant referral engagement letter workpaper",
  },
  {
    href: "/advisors/section-7216-consent",
    mark: "page",
    title: consentPage.title,
    sentence: consentPage.metaDescription,
    keywords: "7216 consent form CPA client disclose return information 2013-14",
  },
  {
    href: "/advisors/embed",
    mark: "page",
    title: embedBuilder.title,
    sentence: embedBuilder.metaDescription,
    keywords: "embed widget WordPress partner",
  },
  {
    href: "/partners",
    mark: "page",
    title: partnersPage.title,
    sentence: partnersPage.metaDescription,
    keywords: "become a partner program affiliate referral collaboration terms",
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
  ...servicesWithPages.map(({ id, title, metaDescription, keywords, faqs }) => ({
    href: `/services/${id}`,
    mark: "page" as const,
    title,
    sentence: metaDescription,
    keywords: keywords.join(" "),
    questions: Object.keys(faqs),
  })),
  {
    href: "/about",
    mark: "page",
    title: aboutPage.title,
    sentence: aboutPage.metaDescription,
    keywords: "team people founders scam fraud legitimate serious trust",
  },
  {
    href: "/contact",
    mark: "page",
    title: contactPage.title,
    sentence: contactPage.metaDescription,
    keywords: "phone telephone e-mail address book appointment schedule call",
  },
  {
    href: "/privacy",
    mark: "page",
    title: privacy.title,
    sentence: privacy.description,
    keywords: "my data safe cookies delete erase",
  },
  {
    href: "/terms",
    mark: "page",
    title: terms.title,
    sentence: terms.description,
    keywords: "legal conditions",
  },
];
