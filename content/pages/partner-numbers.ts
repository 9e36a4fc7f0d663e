import { firm } from "../firm.ts";

/** Words of a partner's numbers: the page of the private address, and how to stop the monthly mail. */
export const numbersPage = {
  title: "Your numbers",
  metaDescription: `What a partner of ${firm.name} has led to: counts by week and placement, without names.`,
  eyebrow: "For partners",
  heading: "What your visitors went on to do",
  lede: "Counts by place, month and week, from your page, links, QR codes and frames, and what became of the people. No names, nothing shorter than a week.",
  reading: "Reading your numbers",
  withoutScript: `This page needs JavaScript to read your numbers. Switch it on, or write to ${firm.email}.`,
  /** Where the address has no secret, or a wrong or withdrawn one. */
  unknown: `This private address is not valid: it is incomplete, or it was renewed or withdrawn. Write to ${firm.email} for a new one.`,
  failed: "Your numbers could not be read just now. Please reload the page in a minute.",
  /** Of the partner and the days. */
  counted: "{partner}, counted from {from} to {to}",
  places: { heading: "By place", rest: "Several places together", total: "All places" },
  months: { heading: "By month", month: "Month" },
  people: {
    heading: "What became of the people",
    state: "State",
    count: "People",
    states: {
      new: "New",
      talkedTo: "Talked to",
      client: "Client",
      notAFit: "Not a fit",
    },
  },
  week: "Week of {day}",
  thisWeek: "This week, since {day}",
  empty: {
    heading: "Nothing counted yet",
    text: "Numbers appear here once three visitors in a week have come through your page, a link, a QR code or the calculator on your site. A visit is counted when its page is opened, its steps when the visitor leaves.",
    link: { href: "/advisors/embed", label: "Put the calculator on your site" },
  },
  table: {
    placement: "Place",
    noPlacement: "No place named",
    allPlaces: "All places",
    counts: {
      visits: "Visits",
      begun: "Calculators begun",
      results: "Results",
      sent: "Sent",
      contact: "Contact",
      booked: "Booked",
    },
    fewer: "fewer than 3",
    orMore: "{count} or more",
    none: "–",
  },
  notes: {
    heading: "How we count",
    points: [
      "A visit is a page or calculator opened from your page, link, QR code or frame. Its steps arrive when the visitor leaves, so they may follow a minute later.",
      "Sent is a result sent by e-mail, contact a message, booked a call booked here. If a person comes back without your link within 90 days, what they send is yours too, by their e-mail address.",
      "We show a count if it is 3 or more in a finished week. If it is smaller, the small weeks of a month are shown together, in “By month”, and the small months of two years in “By place”. Sums contain only what is shown, so that no client can be told apart.",
      "This week, what is left of all months, and what became of people still change. We show them in threes: “3 or more” is three, four or five.",
      "We use no cookies. Programs, and visitors who ask not to be tracked, are not counted.",
    ],
  },
  print: "Print",
  csv: {
    button: "Download as CSV",
    file: "partner-numbers.csv",
    columns: ["Shown as", "From", "To"],
    kinds: {
      week: "week",
      month: "small weeks of the month",
      rest: "small months",
      soFar: "this week so far",
    },
  },
  askToAgree: {
    heading: "Your numbers, once a month",
    paragraphs: [
      `Press the button and ${firm.name} sends your numbers to your address on the first Monday of each month.`,
    ],
    button: "Yes, send them",
  },
  agreed: {
    heading: "You get your numbers by e-mail",
    paragraphs: [
      "The first come on the next first Monday of a month. Each has a link that stops them.",
    ],
  },
  askToStop: {
    heading: "Stop the monthly mail",
    paragraphs: [`Press the button and ${firm.name} sends no more numbers to your address.`],
    button: "Stop the mail",
  },
  stopped: {
    heading: "The monthly mail is stopped",
    paragraphs: ["Your private address still shows your numbers."],
  },
};
