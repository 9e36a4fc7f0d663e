import { bookingAddress } from "#wording/booking-address.ts";
import { firm } from "../firm.ts";

const withoutPractice = "I am employed, without a practice";

export const contactPage = {
  title: "Contact",
  metaDescription: `Write, call or book a time with ${firm.name} in ${firm.address.city}, ${firm.address.stateName}. What happens to your message, who answers it, and when.`,
  heading: "Ask before you sign anything",
  lede: "Someone who knows the subject answers you within one business day. Please leave out anything that could identify a patient.",
  form: {
    heading: "Write to us",
    comesFrom: "You come from {partner}",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    practiceName: "Practice name",
    topic: "Topic",
    topics: [
      "Not sure yet",
      "R&D tax credits",
      "Convertible tax bonds",
      "Charitable tax strategies",
      withoutPractice,
      "I am a CPA or advisor",
      "Something else",
    ],
    /** The topic that asks for no practice's name. */
    withoutPractice,
    message: "Message",
    messageHint: "Tell us what you do, what you changed and what you would like to know.",
    consent:
      "We keep your message to answer it, as our privacy policy describes. Nothing is sold or shared for advertising.",
    privacy: { label: "Privacy policy", href: "/privacy" },
    button: "Send message",
    sending: "Sending",
    thankYou: "Thank you, your message is sent",
    sent: "It is on its way to our team, and you will find a confirmation in your inbox shortly.",
    sentMailWaits:
      "Thank you. Your message is stored and on its way to our team. We are receiving many right now, so our confirmation will leave within the next ten minutes.",
    again: "Write another message",
    failed: `Your message could not be sent. It is still here: please try again, or write to ${firm.email}.`,
    missing: "Please fill in this field.",
    invalidEmail: "Please enter an e-mail address such as name@practice.com.",
    withoutScript: "This form needs JavaScript. Without it, please write to",
  },
  externalForm: { title: "Contact form" },
  direct: {
    heading: "Call or write",
    email: "E-mail",
    phone: "Phone",
    address: "Mail",
    hours: "Hours",
    /** With the names of the team's people who have these roles: content/people/team.json. */
    answers: "You hear from",
    answeringRoles: ["Research credits", "Charitable tax strategies", "CPA relations"],
    directions: "Directions",
  },
  booking: {
    heading: "Or book a time that suits you",
    text: "We talk for twenty minutes by phone. Have last year’s return at hand if you can, and bring your CPA if you like.",
    choices: [
      {
        label: "Book a general consultation",
        note: "R&D credits, or not sure yet",
        href: bookingAddress(firm.links),
      },
      {
        label: "Book on convertible tax bonds",
        note: "For $500,000 or more of federal income tax",
        href: bookingAddress(firm.links, { about: "bonds" }),
        /** Asked before the booking link shows. */
        suitability: {
          question: "Only if all three are true:",
          conditions: [
            "You are an accredited investor or a qualified institutional buyer.",
            "You owe $500,000 or more of federal income tax this year.",
            "You could pay the tax again, with interest and a penalty, and have your own CPA or tax attorney.",
          ],
          confirm: "All three are true: book",
        },
      },
      {
        label: "Book on charitable tax strategies",
        note: "For W-2 physicians and owners",
        href: bookingAddress(firm.links, { about: "charitable" }),
      },
    ],
  },
  embeds: {
    schedulerHeading: "Appointment scheduler",
    schedulerButton: "Show the scheduler here",
    schedulerLink: "Open the scheduler in a new tab",
    mapHeading: "Map",
    mapButton: "Show the map here",
    mapLink: "Open directions in a new tab",
    note: "We load content from another company only when you press the button.",
  },
} as const;
