/** Apart, so that the script of every page can leave out the texts that use it. */
const name = "Ledgerwell";

/**
 * The firm's name, people, addresses and claims. A firm that takes over this site edits this file
 * first; `npm run launch-check` lists what is still sample. Private mailboxes are set in the
 * server's environment instead.
 */
export const firm = {
  /** Sample brand: the launch check refuses to pass while this is true. */
  sample: true,
  name,
  legalName: "Ledgerwell Advisory, LLC",
  domain: "ledgerwell.example",
  tagline: "Tax strategy education for healthcare",
  foundedYear: 2020,
  email: "info@ledgerwell.example",
  phone: { display: "(801) 555-0142", href: "tel:+18015550142" },
  address: {
    street: "75 Example Plaza",
    suite: "Suite 200",
    city: "Provo",
    state: "UT",
    stateName: "Utah",
    zip: "84601",
    country: "US",
  },
  hours: {
    display: "Monday–Friday 9:00 AM–5:00 PM",
    closed: "Closed weekends",
    timeZone: "Mountain Time",
    /** When members and partners are mailed. */
    open: {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
  },
  links: {
    /** Empty: the site's own page /book takes bookings. Set: every booking link leads there. */
    booking: "",
    /** Set only if these subjects have addresses of their own at that scheduler. */
    bookingBonds: "",
    bookingCharitable: "",
    clientPortal: "https://portal.ledgerwell.example/",
    partnerSite: "https://www.research-partner.example/",
    linkedin: "https://www.linkedin.example/company/ledgerwell",
    twitter: "https://www.twitter.example/ledgerwell",
    /** The page of that scheduler that /contact can show in a frame. Empty: the site's own. */
    scheduler: "",
    map: "https://maps.ledgerwell.example/embed",
    directions: "https://maps.ledgerwell.example/directions",
    /** Set to embed an external contact form instead of the site's own. */
    externalContactForm: "",
  },
  researchPartner: "Fieldnote Research",
} as const;

/** The time zone of all deadlines: one is open until its day has ended where the firm is. */
export const firmTimeZone = "America/Denver";

/** The claims the firm makes about itself and what each one counts, so that every page says the same. */
export const claims = {
  /** Sample figures until the firm substantiates them with its own records. */
  sample: true,
  benefitsSecured: "$50M+",
  practicesServed: "1,000+",
  averageReduction: "35%",
  /** The period and the source of all these claims. */
  base: "The firm's own count, 2020 to 2025, not audited.",
  benefitsSecuredBase: "Credits and tax savings as computed for clients, before any examination.",
  practicesServedBase: "Practices with a finished engagement.",
} as const;

/** On every page while anything in content is marked as sample. */
export const sampleStrip = {
  label: "Sample site",
  text: "Sample site: people, results and partners are invented.",
} as const;

/** `short` is shown beside every amount of savings, `full` in the footer. */
export const disclaimer = {
  short: "An educational estimate, not tax advice.",
  full: [
    `${name} is not a tax firm and does not give tax, legal or accounting advice.`,
    "Everything on this site is educational only.",
    "Consult your own licensed tax professional before you act on any of it.",
    "No tax outcome is guaranteed, and compliance with the law is your own responsibility.",
  ].join(" "),
} as const;
