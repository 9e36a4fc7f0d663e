/** Words of the gate, the cards and the controls. What the decks say is in protected/decks. */
export const decksPage = {
  title: "Presentations",
  metaDescription:
    "Password-protected slides for meetings with practices and their CPAs. The password is in your invitation.",
  returnHome: { label: "Return to Home", href: "/" },
  gate: {
    eyebrow: "Presentations",
    heading: "Password-protected presentations",
    lede: "Three decks that our team presents to practices and their CPAs. The password is in your invitation and works for twelve hours on this device.",
    without: "No password? Ask the person who invited you, or write to",
    slip: { title: "Locked", subtitle: "for invited guests" },
    label: "Password",
    placeholder: "Enter password",
    show: "Show",
    submit: "Open presentations",
    verifying: "Verifying...",
    wrong: "Invalid password. Please try again.",
    failed: "An error occurred. Please try again.",
    ended: "Your session has ended. Please enter the password again.",
    locked: "Locked. The password opens the presentations again.",
    withoutScript: "The password check needs JavaScript. Please turn it on and reload this page.",
  },
  list: {
    eyebrow: "Presentations",
    heading: "Choose a deck",
    lede: "Use the arrow keys to change slides. Speaker notes open in a second window, and every deck prints as a PDF.",
    open: "Open deck",
    slides: "slides",
    lock: "Lock",
    locking: "Locking...",
    lockNote:
      "Lock before you pass the device to someone else. Otherwise the session ends after twelve hours.",
    lockFailed: "The session could not be ended. Please try again.",
  },
  deck: {
    /** After the deck's name in the window's title: a service has the same name. */
    kind: "presentation",
    back: "Back to Presentations",
    previous: "Previous",
    next: "Next",
    slide: "Slide",
    of: "of",
    notes: "Notes",
    notesBlocked: "Your browser blocked the notes window. Allow pop-ups for this site to open it.",
    print: "Print",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    controls: "Slide controls",
    schedule: "Schedule Consultation",
    opening: "Opening the deck",
    failed: "The deck could not be loaded. Please check your connection.",
    retry: "Try again",
    calculatorLoading: "Loading the calculator",
    calculatorFailed:
      "The calculator could not be loaded. The connection may have failed, or the site was updated while the deck was open. Reload to open it; the deck stays at this slide.",
    reload: "Reload",
  },
  notes: {
    title: "Speaker notes",
    now: "Now",
    next: "Next",
    last: "This is the last slide.",
    elapsed: "Elapsed",
    restart: "Restart the clock",
  },
} as const;

export interface DeckCard {
  /** The deck's name in addresses, the same as in src/contracts/deck.ts. */
  readonly id: "rd-tax-credits" | "convertible-tax-bonds" | "charitable-donation";
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly metaDescription: string;
  readonly slideCount: number;
  readonly tone: "green" | "blue" | "plum";
}

export const deckCards: readonly DeckCard[] = [
  {
    id: "rd-tax-credits",
    path: "/presentations/rd-tax-credits",
    title: "R&D Tax Credits for Healthcare",
    description:
      "For practice owners: how clinical work is tested, what a study contains, fees, and an estimate made together.",
    metaDescription:
      "Slides on research credits for healthcare practices, with an estimate to fill in. Password required.",
    slideCount: 6,
    tone: "green",
  },
  {
    id: "convertible-tax-bonds",
    path: "/presentations/convertible-tax-bonds",
    title: "Convertible Tax Bonds",
    description:
      "For accredited investors with their advisors: background, mechanics, one case, and what protection covers.",
    metaDescription:
      "Slides on convertible tax bonds for accredited investors and their advisors. Password required.",
    slideCount: 4,
    tone: "blue",
  },
  {
    id: "charitable-donation",
    path: "/presentations/charitable-donation",
    title: "Charitable Donation Tax Benefit",
    description:
      "For employed doctors and owners: the holding period, the appraisal, one case in figures, and the limits.",
    metaDescription:
      "Slides on giving appreciated property, for doctors who already give. Password required.",
    slideCount: 6,
    tone: "plum",
  },
];
