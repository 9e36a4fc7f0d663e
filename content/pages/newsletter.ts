import { firm } from "../firm.ts";

/** Words of the pages that links in newsletter e-mails open. The server makes these pages. */
export const newsletterPages = {
  askToConfirm: {
    heading: "Confirm your subscription",
    paragraphs: [`Press the button to get ${firm.name} tax updates by e-mail.`],
    button: "Confirm subscription",
  },
  confirmed: {
    heading: "You are subscribed",
    paragraphs: [
      "We will write to you when an article is new or the law behind one has changed. Every letter has a link to unsubscribe.",
    ],
    back: { href: "/knowledge-bank", label: "Read the Knowledge Bank" },
  },
  expired: {
    heading: "This link has expired",
    paragraphs: ["A confirmation link works for seven days. Please subscribe again."],
    back: { href: "/knowledge-bank#stay-updated", label: "Subscribe again" },
  },
  askToUnsubscribe: {
    heading: "Unsubscribe",
    paragraphs: [`Press the button and you will get no more updates from ${firm.name}.`],
    button: "Unsubscribe",
  },
  unsubscribed: {
    heading: "You are unsubscribed",
    paragraphs: ["You will get no more updates from us."],
  },
  withdrawn: {
    heading: "This issue was withdrawn",
    /** `{day}` is when. */
    paragraph: `${firm.name} took this issue of its newsletter off the site on {day}.`,
    back: { href: "/knowledge-bank", label: "Read the Knowledge Bank" },
  },
};

/** The page of any link in an e-mail that we do not know. */
export const unknownLink = {
  heading: "This link is not valid",
  paragraphs: [
    "Your mail program may have cut it off. Please copy the whole link.",
    `If it still does not work, write to ${firm.email}.`,
  ],
};
