import { firm } from "../firm.ts";

/** Words of a partner's numbers: the page of the private address, and how to stop the monthly mail. */
export const numbersPage = {
  title: "Your numbers",
  metaDescription: `What a partner of ${firm.name} has led to: counts by week and placement, without names.`,
  eyebrow: "For partners",
  heading: "What your visitors went on to do",
  lede: "Counts by week and by placement, from your page, links, QR codes and frames. No names, nothing shorter than a day.",
  reading: "Reading your numbers",
  withoutScript: `This page needs JavaScript to read your numbers. Switch it on, or write to ${firm.email}.`,
  /** Where the address has no secret, or a wrong or withdrawn one. */
  unknown: `This private address is not valid: it is incomplete, or it was renewed or withdrawn. Write to ${firm.email} for a new one.`,
  failed: "Your numbers could not be read just now. Please reload the page in a minute.",
  /** Of the partner and the days. */
  counted: "{partner}, counted from {from} to {to}",
  week: "Week of {day}",
  thisWeek: "This week, since {day}",
  empty: {
    heading: "Nothing counted yet",
    text: "A week appears here once a visitor has come through your page, a link, a QR code or the calculator on your site.",
    link: { href: "/advisors/embed", label: "Put the calculator on your site" },
  },
  table: {
    placement: "Placement",
    noPlacement: "No placement named",
    counts: {
      visits: "Visits",
      begun: "Calculators begun",
      results: "Results",
      sent: "Sent",
      contact: "Contact",
      booked: "Booked",
    },
    fewer: "fewer than 3",
  },
  notes: {
    heading: "How we count",
    points: [
      "A visit is a page or calculator opened from your page, link, QR code or frame; the rest is counted until the tab closes.",
      "Sent is a result sent by e-mail, contact a message, booked a call booked here.",
      "Where a placement has fewer than three results in a week, its results and what follows them read “fewer than 3”, so that no client can be told apart.",
      "We use no cookies. Programs, and visitors who ask not to be tracked, are not counted.",
    ],
  },
  print: "Print",
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
