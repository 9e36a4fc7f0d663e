import { bookingAddress } from "#wording/booking-address.ts";
import { specialtiesPath } from "./calculators/practice-types/all-practice-types.ts";
import { firm } from "./firm.ts";
import { listedPartners } from "./partners/listed-partners.ts";

interface NavigationLink {
  label: string;
  href: string;
}

/** The call to action of most pages. */
export const scheduleConsultation = {
  label: "Schedule Consultation",
  href: bookingAddress(firm.links),
  newTab: true,
};
/** The R&D calculator's card on the home page: src/pages/home.tsx gives it this id. */
export const calculatorId = "calculator";
export const calculatorHref = `/#${calculatorId}`;
export const estimateYours = { label: "Estimate yours", href: calculatorHref };
/** Instead of the way to the year-end plan, where one is kept in this browser. */
export const openKeptPlan = "Open my plan of {day}";
/** Where a doctor without a practice begins. */
export const employedDoctors = { label: "For employed doctors", href: "/employed" };
/** The year-end plan: src/pages/year-end.tsx. */
export const yearEndPlanPath = "/year-end";
/** The builder, for partners: src/pages/embed-builder.tsx. */
export const calculatorForPartners = {
  label: "Put the calculator on your site",
  href: "/advisors/embed",
};
/** Terms, application and end: src/pages/partners.tsx. */
export const becomePartner = { label: "Become a partner", href: "/partners" };
export const contactOurTeam = { label: "Contact Our Team", href: "/contact" };

export const serviceLinks: NavigationLink[] = [
  { label: "R&D Tax Credits", href: "/services/rd-tax-credits" },
  { label: "Convertible Tax Bonds", href: "/services/convertible-trust-bonds" },
  { label: "Charitable Tax Strategies", href: "/services/charitable-benefit-tax" },
];

const fees: NavigationLink = { label: "Fees", href: "/fees" };
const tools: NavigationLink = { label: "Tools", href: "/tools" };

/** Beside the services: where owners and employed doctors most often want to go. */
const shortWays: NavigationLink[] = [
  { label: "Specialties", href: specialtiesPath },
  tools,
  fees,
  employedDoctors,
];

export const headerLinks = {
  home: { label: "Home", href: "/" },
  calculator: { label: "Calculator", href: calculatorHref },
  services: { label: "Services", links: serviceLinks },
  /** Under the services on a wide screen, in the list of a phone's menu. */
  shortWays,
  afterServices: [
    { label: "Case Studies", href: "/case-studies" },
    { label: "For CPAs & Advisors", href: "/advisors" },
    { label: "About", href: "/about" },
    { label: "Knowledge Bank", href: "/knowledge-bank" },
    { label: "Contact", href: "/contact" },
  ] satisfies NavigationLink[],
  clientLogin: { label: "Client Login", href: firm.links.clientPortal },
  schedule: scheduleConsultation,
};

/** The field that leads to the knowledge bank's search, which finds articles, tools and pages. */
export const siteSearch = {
  action: "/knowledge-bank",
  /** The same page, with the focus in its field. */
  page: "/knowledge-bank#search",
  label: "Search this site",
  placeholder: "PSLF, QBI, W-2",
  button: "Search",
};

export const menuButton = { closed: "Menu", open: "Close" };

export const footerColumns: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: "Services",
    links: [
      { label: "All services", href: "/services" },
      ...serviceLinks,
      { label: "Specialties", href: specialtiesPath },
      { label: "Calculator", href: calculatorHref },
      tools,
    ],
  },
  {
    heading: "Firm",
    links: [
      { label: "Case Studies", href: "/case-studies" },
      fees,
      employedDoctors,
      { label: "For CPAs & Advisors", href: "/advisors" },
      { label: "About", href: "/about" },
      { label: "Knowledge Bank", href: "/knowledge-bank" },
      { label: "Contact", href: "/contact" },
    ],
  },
  {
    heading: "Collaborations",
    links: [
      ...listedPartners.map(({ id, name }) => ({ label: name, href: `/${id}` })),
      { label: "Presentations", href: "/presentations" },
      becomePartner,
      calculatorForPartners,
    ],
  },
];

export const socialLinks = [
  { label: "LinkedIn", href: firm.links.linkedin },
  { label: "Twitter", href: firm.links.twitter },
];

export const legalLinks: NavigationLink[] = [
  { label: "Privacy Policy", href: "/privacy" },
  { label: "Terms of Service", href: "/terms" },
];
