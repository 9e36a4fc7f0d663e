import { firm } from "../firm.ts";
import { becomePartner } from "../navigation.ts";

/** The page /advisors/embed: how a partner puts the calculator on their own site. */
export const embedBuilder = {
  title: "Put the calculator on your own site",
  breadcrumb: "Calculator for your site",
  metaDescription:
    "One line of HTML puts the R&D tax credit calculator on an accountant's or advisor's own website: your name, your color, WordPress, no cookies.",
  heading: "The calculator on your own site",
  lede: "Enter your name and your color, copy one line, paste it where the calculator should stand. Your clients get their estimate on your page, and every lead tells us that it came from you.",
  form: {
    partner: "Your firm's name",
    partnerHint: "As your clients know it.",
    partnerKnown: "You are our listed partner {name}: the code carries your id and your logo.",
    partnerAuthority:
      "Names of authorities are not shown, because visitors would take the calculator for theirs.",
    partnerError: "Letters, digits, spaces and . , & ' - only, at most 60 characters.",
    accent: "Your color",
    accentPicker: "Pick your color",
    accentHint: "Pick it, or type the six digits from your brand sheet, such as 7a1f3d.",
    accentError: "A color has six digits: 0 to 9 and a to f.",
    accentNone: "Without a color the calculator is our green, or a listed partner's own color.",
    accentUnfinished: "Six digits make a color.",
    accentKept: "Used as it is: white text on {color} has a contrast of {ratio} to 1.",
    accentChanged:
      "White text on {color} has a contrast of {ratio} to 1; people need 4.5 to read it. We use {shade}, a darker shade with {shadeRatio} to 1.",
    specialties: "Practice types",
    specialtiesHint:
      "Tick what your clients practice, for example only Dentistry. With none ticked, all three are offered.",
    oneByOne: "Choose specialties one by one",
    state: "State of your clients",
    stateHint: "Chosen at first; every visitor can change it.",
    stateNone: "{state}, as on our site",
    url: "Your website",
    urlHint: "Your name above the calculator then leads back to it.",
    urlError: "Write the address of a site, such as www.your-firm.com.",
  },
  placements: {
    label: "Where you will use it",
    hint: "One word for each place, with commas between them. Spaces become hyphens. Each gets its own link, QR code and numbers. The code for your site uses the first.",
    error: "Letters, digits and spaces only, at most 40 characters each, with commas between them.",
    suggested: "website, newsletter, webinar",
  },
  preview: {
    heading: "Preview",
    note: "Try it: nothing is sent from this preview.",
    loading: "The preview is loading.",
  },
  snippets: {
    heading: "Copy one of these",
    copy: "Copy",
    copied: "Copied.",
    needsName:
      "Enter your firm's name above first. Without it we could not tell which leads are yours.",
    correctName: "Correct what is marked above first.",
    byHand: "Your browser does not let us copy. Select the text and copy it.",
    script: {
      title: "For most sites",
      text: "Paste it into the page's HTML where the calculator should stand. It grows with its content.",
    },
    frame: {
      title: "Where scripts are not allowed",
      text: "A plain frame of a fixed height, for example for Wix. It scrolls inside when it needs to.",
    },
    wordPress: {
      title: "For WordPress",
      text: "Paste this address on a line of its own, or into an Embed block. WordPress makes the frame.",
    },
  },
  webmaster: {
    title: "Send this to your webmaster",
    text: "This page with everything you chose, ready to copy. The address of this page keeps it too.",
  },
  link: {
    heading: "For paper and e-mail",
    address: {
      title: "A link",
      titleFor: "A link for {placement}",
      text: "Opens the calculator itself, under your name and in your color, for a newsletter, a signature or paper. It works for as long as you use it.",
    },
    short: {
      button: "Make the short link and QR code",
      missing: "Press the button once your name, color and place are right.",
      failed: "The link could not be made just now. Please try again in a minute.",
    },
    code: "QR code of the link {link}",
    download: { svg: "Download SVG", png: "Download PNG" },
    print:
      "Each place gets a short link and a QR code of it, for a flyer or the last slide of a talk. Print it at least 1.5 inches wide, on white. The SVG prints at any size, the PNG up to 4 inches.",
  },
  leads: {
    heading: "What happens to the leads",
    items: [
      {
        title: "The visitor decides",
        description:
          "Answers stay in the visitor's browser. We receive them only when the visitor presses Send to get the results by e-mail.",
      },
      {
        title: "We know that it came from you",
        description:
          "Our list of leads and its export name your firm and the site it was started on. The results e-mail names your firm and your site. Of your other visitors we count only how many opened the calculator and how far they got, by place; ask us for your private page of numbers.",
      },
      {
        title: "The client stays yours",
        description: `${firm.name} writes to them about this estimate only. As the form says before Send, a research partner of ours gets a copy and may call or write to them too. If you would like to hear of each lead, ask us: it is agreed in writing, with the client's knowledge.`,
        action: { label: "What a partner gets, and how to stop", href: becomePartner.href },
      },
      {
        title: "No cookies, nothing to slow your page",
        description:
          "The frame sets no cookie and loads no tracker. It starts to load when a visitor comes near it; your own page waits for nothing of ours.",
      },
    ],
  },
  help: {
    heading: "If your site is strict",
    text: "A Content-Security-Policy needs two entries. The frame may also be sandboxed with allow-scripts alone, as WordPress does: it then keeps answers in memory and shows the addresses of its links.",
    policy: "script-src {origin}; frame-src {origin}",
  },
} as const;
