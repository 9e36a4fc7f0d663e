import { firm } from "../firm.ts";
import { scheduleConsultation } from "../navigation.ts";

/** Words of the listing at /knowledge-bank. */
export const knowledgeBank = {
  title: "Knowledge Bank",
  description:
    "Articles for doctors, dentists and their advisors on research credits, year-end moves and the law behind them: every figure with its tax year and its source.",
  heading: "Tax law for clinicians, *with its sources*",
  lede: "Each article explains one subject with worked examples from clinical life. Every figure of tax law comes with its year and its source, and is corrected here when we learn of a change.",
  featuredLabel: "Featured article",
  readFeatured: "Read Article",
  readMore: "Read More",
  /** On the card of an article that contains one. */
  withCalculator: "with calculator",
  listHeading: "All articles",
  /** Beside the readers: opens the filters by subject and year. */
  filters: "More",
  filter: {
    label: "Filter by category",
    all: "All subjects",
  },
  readerFilter: {
    label: "Filter by reader",
    all: "All",
    owner: "Owners",
    employed: "Employed",
    cpa: "CPAs",
  },
  /** The article that comes first when a reader is chosen. */
  startFor: {
    owner: "year-end-2026-checklist",
    employed: "employed-physician-tax-guide-2026",
    cpa: "form-6765-for-2026-section-g",
  },
  yearFilter: {
    label: "Filter by tax year",
    all: "All years",
  },
  search: {
    label: "Search articles, tools and pages",
    placeholder: "Search: PSLF, QBI",
    withoutScript:
      "The search needs JavaScript. Without it, use your browser’s “find in page”: every article is listed here.",
  },
  feeds: {
    label: "Follow by feed",
    rss: "RSS",
    atom: "Atom",
  },
  closing: {
    heading: "A question about your own practice?",
    text: "An article can only be general. A consultation starts from your own return, so bring last year’s and your question.",
    schedule: scheduleConsultation,
    contact: { label: "Contact Our Team", href: "/contact" },
  },
} as const;

/** Words shown while filtering; `{…}` is filled in. */
export const filterWords = {
  /** What was chosen, in this order: `5 articles for employed doctors on tax year 2026`. */
  reader: {
    owner: "for practice owners",
    employed: "for employed doctors",
    cpa: "for CPAs",
  },
  category: "in {category}",
  year: "on tax year {year}",
  found: "{articles} {choices}",
  none: "No article {choices} yet. Choose fewer filters.",
  oneArticle: "1 article",
  manyArticles: "{count} articles",
} as const;

/** Words shown while searching; `{…}` is filled in. */
export const searchWords = {
  failed: "The search could not be loaded. You find all articles below.",
  none: "Nothing found for “{query}”. Try a shorter word, or a category.",
  found: "{results} for “{query}”",
  /** When filters are chosen as well. */
  foundAmong: "{results} for “{query}”, {choices}",
  noneAmong: "Nothing for “{query}” {choices}. Choose fewer filters.",
  foundInstead: "Nothing for “{query}” as written. {results} for “{meant}”",
  oneResult: "1 result",
  manyResults: "{count} results",
  /** Of an article whose year is over, here and on its card. */
  earlierYear: "For {year}",
} as const;

export const newsletter = {
  heading: "Stay Updated",
  text: "We write you a short letter when an article is new or the law behind one has changed, a few times a year.",
  emailLabel: "E-mail",
  placeholder: "Enter your email",
  button: "Subscribe",
  sending: "Sending",
  consent: `By subscribing you agree to receive this letter from ${firm.name}. You confirm by e-mail first, and every letter has a link that ends it.`,
  sent: "Almost done: please open the e-mail we just sent you and confirm your subscription.",
  sentMailWaits:
    "Almost done: many people are signing up right now, so the e-mail in which you confirm will leave within the next ten minutes.",
  invalid: "Please enter an e-mail address such as name@practice.com.",
  failed: "We could not sign you up. Please try again, or write to us by e-mail.",
  withoutScript: "This form needs JavaScript. Without it, write to us and we add you by hand:",
} as const;

/** Words around every article at /knowledge-bank/{id}. */
export const articlePage = {
  titleSuffix: "Knowledge Bank",
  /** Follows the excerpt in the description for search engines. */
  descriptionSentence: "With worked examples, tax years and sources.",
  breadcrumb: { home: "Home", list: "Knowledge Bank", here: "Article" },
  minutes: "min read",
  news: "News",
  /** Shown by `npm run dev` only. */
  draft: "Draft: not published",
  waits: "Not published before {date}",
  lastReviewed: "Last reviewed",
  /** Followed by the reviewer's name. */
  reviewedBy: "by",
  /** The strip under the title; `{…}` is filled in from the tax-law data. */
  yearStrip: {
    label: "Tax year",
    figuresFor: "This article is for tax year {year}",
    open: "The year is open until {yearEnd}.",
    returnOpen:
      "{year} has closed. Choices made on its return remain until the return is due: {due}, or {extended} with an extension.",
    amendable:
      "{year} has closed, and its return was due by {extended} at the latest. It can be amended, in general until {refundLimit}.",
    over: "{year} has closed, and the time to amend its return ended in general on {refundLimit}. Nothing more can be done for it.",
    /** Followed by the title of a later article on the subject, for a later year or the same. */
    edition: "For {year}, read:",
    newer: "Newer on this subject:",
    noneNewer:
      "Nothing newer on this subject here; what changed after {year} is marked in the text.",
    holdsFor: "What holds for {year}",
    latestOnFile: "The latest figures on file",
    latestYear: "For {year}, the latest on file.",
    /** Before the next year begins, once its figure is in src/tax-law. */
    announced: "Announced for {year}: {figure}.",
    lastDay: "Last day {lastDay}",
    lastDayPassed: "Last day was {lastDay}",
  },
  contents: "In this article",
  /** A calculator of the article, in its contents. */
  calculator: "{title}: calculator",
  share: {
    label: "Share",
    copied: "The link is copied.",
    /** When neither sharing nor copying is allowed, the address is shown instead. */
    notCopied: "Copy this link:",
  },
  closing: {
    heading: "Ready to Implement These Strategies?",
    /** By the reader for whom the article is written. */
    text: {
      owner:
        "Talk through what fits your practice, what it would take and what the risks are. You decide with your own tax professional.",
      employed:
        "Talk through what is open to you on a salary, what it would take and what the risks are. You decide with your own tax professional.",
      cpa: "Talk through a client’s case with us: what would carry a claim, what would not, and who does which part of the work. The return stays yours.",
    },
    schedule: scheduleConsultation,
    contact: { label: "Contact Our Team", href: "/contact" },
    orWrite: "Or write to",
    email: firm.email,
  },
  sources: {
    heading: "Sources",
    lede: "Figures of tax law on this page come from the data that all our pages share, checked {when}. The list at the end says for each figure what it was checked against: the source itself, or published summaries of it.",
    when: { day: "on {last}", days: "between {first} and {last}" },
    figures: "Each figure, with its year, its check and what to know about it",
    checked: "Checked on {date} against {checkedAgainst}.",
  },
  disclaimer: {
    heading: "General education, not advice",
    text: `This article explains the law in general terms for a whole audience. It is not tax, legal or accounting advice, and ${firm.name} is not a tax firm. Examples are invented and simplified. Ask your own licensed tax professional before you act.`,
  },
  related: "Related articles",
  previous: "Previous article",
  next: "Next article",
  viewAll: { label: "View All Articles", href: "/knowledge-bank" },
} as const;

/** Words of the components that articles use. */
export const articleBody = {
  forYourCpa: "For your CPA: {title}",
  yearNote: "For {year}",
  deadline: {
    heading: "Deadline",
    open: "Open until {date}.",
    passed: "This deadline passed on {date}.",
    remains: "What remains:",
    /** In a table of several. */
    what: "What",
    lastDay: "Last day",
    over: "Passed.",
  },
  summary: "In short",
  /** At the foot of a summary that contains figures. */
  summaryYears: {
    own: "Figures without a year are for {year}.",
    changed: "Figures without a year are for {year}; what has changed since stands in parentheses.",
    same: "Figures without a year are for {year} and the same for {later}.",
  },
  laterFigure: "({year}: {figure})",
  mistakes: "Mistakes to avoid",
  bring: "What to bring to your CPA",
  /** Below a list whose boxes can be ticked. */
  ticks: { kept: "Your ticks stay in this browser.", clear: "Clear the ticks" },
  checklist: {
    hint: "Print this page and you get this list alone, on one sheet of paper.",
    /** To be filled in by hand on the printed sheet. */
    blanks: ["Filled in by", "Date"],
    /** The first of them, by the reader for whom it is written. */
    place: { owner: "Practice", employed: "Employer", cpa: "Client" },
    foot: `Explanations, examples and sources: ${firm.name} Knowledge Bank. General education, not advice.`,
  },
  /** Examples of the Form 6765 worksheet. */
  form6765: {
    practices: { "dental-practice": "Dental practice", "medical-practice": "Medical group" },
    described: "{practice}, Section G: what each component is",
    wages: "{practice}, Section G: wages of each component",
    costs: "{practice}, Section G: other costs of each component",
    open: "Open this example in the worksheet",
    file: "Download {name}",
  },
  /** The tables of the states' research credits. */
  /** The coming year's figures, filled in as they are announced. */
  awaitedFigures: {
    caption: "Figures for {year}, as far as we could read them by {day}",
    amount: "Amount",
    groups: {
      payroll: "Payroll.",
      plans: "Plans and IRAs, in one yearly notice.",
      health: "Health savings.",
      stateTaxes: "State and local taxes.",
      return: "Your return.",
      equipment: "The practice.",
      cars: "Driving, in December and winter.",
      gifts: "Gifts and estates.",
    },
    /** Before the groups that are left out, each with the document to look in. */
    incomplete: "Left out, because we have not read all of their amounts:",
    checked: "compared {day}",
  },
  /** The entity tax of each state, one row for each. */
  entityTaxes: {
    title: "Your state: rate, election, payment and end in {count} states",
    caption: "Entity taxes for tax year 2026, read {day}",
    state: "State",
    rate: "Rate",
    elect: "Elect by",
    pay: "Pay the state by",
    ends: "Last year",
    to: " to ",
    /** Behind the state's name: what the row was compared with. */
    read: { law: "law", agency: "agency", summary: "summaries" },
    notConfirmed: "Not confirmed: {what}.",
    notRead: "not read",
    noEnd: "no end found",
    without:
      "No such tax was found in {withIncomeTax}, though they tax personal income. {withoutIncomeTax} do not tax a practice's owners on income, so there is nothing to elect.",
  },
  stateCredits: {
    captions: {
      refundable: "Paid out in whole or in part",
      carryforward: "Set against tax, the rest carried forward",
      limited: "Only for some industries, entities, taxes or places, or granted case by case",
      none: "No credit for a practice's research",
    },
    states: "Go to your state",
    state: "State",
    law: "What its law does",
    form: "Claimed on",
    unused: "What is unused",
    askState: "See the state's forms",
    /** Behind the law of a state whose text was not read. */
    fromSummaries: "From summaries.",
  },
  consultation: {
    /** By the reader for whom the article is written. */
    heading: {
      owner: "Would this fit your practice?",
      employed: "Would this fit your own return?",
      cpa: "Do you have a client this would fit?",
    },
    text: {
      owner: "Bring your numbers to a consultation and see the arithmetic for your own year.",
      employed: "Bring your pay stub and last year’s return, and see the arithmetic for your year.",
      cpa: "Bring the case to a call and see the arithmetic for that client’s year.",
    },
    action: scheduleConsultation,
    /** In an article on the research credit. */
    withEstimate:
      "See an estimate in four steps first, with every line of the arithmetic, or bring your numbers to a consultation.",
  },
} as const;
