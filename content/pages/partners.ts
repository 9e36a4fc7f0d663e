import { titledDescriptions } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { calculatorForPartners } from "../navigation.ts";

/** The page /partners: what a partner gets, how one begins and how one stops. */
export const partnersPage = {
  title: "Become a partner",
  metaDescription: `For consultancies, advisors and societies of doctors and dentists: what a partner of ${firm.name} gets and does not get, how to begin, and how to stop.`,
  breadcrumb: "Partners",
  heading: "Before you *become a partner*",
  lede: "Your clients get an estimate with its working, on your page or ours. Read these eight answers first, then write to us. You can stop on any day.",
  /** Not agreed with anyone yet: the firm replaces it, and the launch check asks for it. */
  terms: {
    sample: true,
    heading: "Eight answers",
    items: titledDescriptions({
      "What you get":
        "The calculator on your own site, in your color; a short link and a QR code for each place where you use them; counts of what your visitors went on to do; and a person here who knows your name.",
      "What you do not get":
        "Names, answers or results of visitors. If a client would like you to hear of it, that is agreed in writing with the client first. You get no territory and no exclusive rights.",
      "Whether anything is paid":
        "Nothing, unless a written agreement says so before the introduction and the client reads it; never for bonds and goods. It is forbidden to a CPA with an attest client (AICPA 1.510 and 1.520, and the state boards), and to whoever brings buyers of securities without being registered (15 U.S.C. 78o(a)).",
      "How long a client counts as yours":
        "In the tab in which they came through your page, link or code, and through the links in our e-mails to them. What their e-mail address sends us in the 90 days after is yours too, unless another partner’s link came between. We go by the address alone and set no cookie.",
      "Who may call or write to your clients":
        "We answer what they send us. The form says before Send when a research partner of ours gets a copy and may call or write. Nobody else does, and nothing is sold.",
      "What is stored":
        "What a client sends, with your name and the place beside it, for as long as our privacy policy says. Of all other visitors only counts by day.",
      "How to be listed with your logo":
        "Apply below. If both of us agree, we list your name, your site and your logo, make a page for your clients and give you a short id in place of your name.",
      "How to stop, and what happens then": `Remove the line from your page. Write to ${firm.email}, and we withdraw your page, your private numbers and the monthly mail. What clients have sent us stays theirs: we answer it, and erase it when they ask or its time is over.`,
    }),
  },
  numbers: {
    heading: "What you will see",
    lede: "A private page with your counts by week, month and place, what became of the people, and a file for your spreadsheet. If you say yes, we e-mail you the counts on the first Monday of each month, with a link that stops it. A count of one or two stays hidden, so that no client can be told apart.",
    /** An invented month. */
    slip: { title: "Sample: newsletter", subtitle: "One month" },
    counts: { visits: 64, begun: 22, results: 9, sent: 4, contact: undefined, booked: undefined },
  },
  application: {
    heading: "Apply",
    lede: "A person answers within one business day. You need no answer to try the calculator on your page.",
    form: {
      practiceName: "Your firm’s name",
      message: "Your clients, your site and your plans",
      messageHint:
        "Who they are, the address of your site, and where you would show the calculator.",
      consent:
        "I have read the eight answers above. You keep my application to answer it, as your privacy policy describes.",
      button: "Apply",
      thankYou: "Thank you, your application is sent",
      sent: "A person will answer it within one business day. The line for your page is on its way to your inbox.",
      again: "Write another application",
      builder: calculatorForPartners.label,
    },
  },
  mail: {
    subject: `Your application as a partner of ${firm.name}`,
    preview: "A person will answer within one business day. Here is the line for your page.",
    title: "Welcome, and what comes next",
    paragraphs: [
      "We have your application, and a person will answer it within one business day.",
      "You need not wait to try the calculator. Paste this line into your page where it should stand, with your firm’s name in place of the capitals:",
    ],
    /** In short lines, which mail programs do not break. */
    code: '<script async\n  src="//{script}"\n  data-partner="YOUR FIRM’S NAME"></script>',
    action: "Choose color, specialties and places",
    closing: [`To stop, remove the line. To end everything else, write to ${firm.email}.`],
  },
} as const;
