import { calculatorHref } from "../navigation.ts";

const article = (id: string) => `/knowledge-bank/${id}`;
/** A link to an article, or to a part of it. */
const link = (label: string, id: string) => ({ label, href: article(id) });
const guideId = "employed-physician-tax-guide-2026";

/**
 * Words of the year-end plan at /year-end, its e-mail and its printed page. `{braces}` are filled in
 * by the screen. `how` is two sentences, `risk` one.
 */
export const yearEndPlanWords = {
  name: "Year-end plan",
  title: "Your year-end plan, {year}",
  questions: {
    heading: "A few answers for a first list",
    filing: "Filing status",
    filings: {
      single: "Single",
      joint: "Married filing jointly",
      separate: "Married filing separately",
      "head-of-household": "Head of household",
    },
    wagesInUsd: "W-2 wages this year",
    wagesHint: "Gross, before deferrals, for the whole year. All your jobs.",
    spouseWagesInUsd: "Spouse's W-2 wages this year",
    profitInUsd: "Profit on Form 1099",
    profitHint: "Moonlighting, after its own costs. 0 if none.",
    state: "State",
    chooseState: "Choose a state",
  },
  /** What rows ask, by the engine's names. Withholding has the words of the estimated-tax tool. */
  fields: {
    age: { label: "Age at the end of the year" },
    spouseAge: { label: "Spouse's age at the end of the year" },
    workPlan: {
      label: "Plan at work",
      choices: { none: "No plan", "401k": "401(k)", "403b": "403(b)" },
    },
    deferredInUsd: { label: "Deferred so far (401(k) or 403(b))" },
    offersHigherCatchUp: {
      label: "Does your plan offer the 60-to-63 catch-up?",
      choices: { yes: "Yes", no: "No", unknown: "I do not know, counted as no" },
    },
    lastYearWagesInUsd: {
      label: "Last year's wages from this employer",
      hint: "Box 3 of that Form W-2.",
    },
    kindOf457b: {
      label: "Kind of 457(b)",
      choices: {
        none: "No 457(b)",
        governmental: "Governmental",
        "non-governmental": "Non-governmental",
      },
    },
    deferred457bInUsd: { label: "Deferred so far (457(b))" },
    healthPlan: {
      label: "Health plan",
      choices: { none: "No HSA", "self-only": "HSA, self only", family: "HSA, family" },
    },
    hsaPutInInUsd: { label: "Put into the HSA so far, with the employer's part" },
    preTaxIraInUsd: {
      label: "Pre-tax IRA balance on December 31",
      hint: "Traditional, SEP and SIMPLE.",
    },
    childrenUnder13InCare: { label: "Children under 13 in care" },
    childrenUnder17: { label: "Children under 17" },
    giftsInUsd: { label: "Gifts of a usual year", hint: "Cash to charities." },
    mortgageInterestInUsd: { label: "Mortgage interest" },
    stateTaxesInUsd: {
      label: "State and local taxes",
      hint: "Income and property tax paid this year.",
    },
    earlyPropertyTaxInUsd: { label: "Property tax that could be paid early" },
    lossesInUsd: { label: "Losses that could be realized" },
    gainsInUsd: { label: "Gains realized this year" },
    loanBalanceInUsd: { label: "Student loan balance", hint: "Federal loans of yours." },
    loanPlan: {
      label: "Repayment plan",
      choices: {
        "ibr-10": "IBR, first loan since July 2014 (10%)",
        "ibr-15": "IBR, earlier loans (15%)",
        rap: "RAP",
      },
    },
    familySize: { label: "Family size", hint: "You, your spouse and everyone you support." },
    spouseItemizes: {
      label: "Does your spouse itemize?",
      choices: { yes: "Yes", no: "No" },
    },
  },
  choose: "Choose",
  empty:
    "Choose your filing status and enter your wages. The moves that are open to you appear here, the largest saving first.",
  totals: {
    heading: "Federal tax for {year}",
    "as-is": "As things stand",
    planned: "With your ticks",
    difference: "Difference",
    zero: "Counted as $0",
    countedAsZero: "Counted as $0 until you enter it:",
    note: "Ticked moves are computed together, so the difference is not the sum of the rows.",
  },
  list: { heading: "Open to you, by what it saves" },
  row: {
    tick: "Take into the plan",
    possible: "still possible",
    /** Before and behind the amount. */
    saves: ["saves", "of {year} federal tax"],
    ask: "Answer to see what it saves.",
    nothing: "Nothing this year",
    lastDay: "Last day {day}",
    closed: "Closed since {day}",
    calendar: "Add to calendar",
    calendarEmployee: "Add the employee part’s day to calendar",
    calendarEmployer: "Add the employer part’s day",
    practicalPassed: "The usual day to ask, {day}, has passed: ask at once.",
    how: "How, risk and working",
    risk: "What can go wrong:",
    workingPossible: "Still possible",
    workingSaves: "Tax saved",
    workingRaises: "Tax raised",
    article: "Read:",
  },
  closed: { heading: "Closed for {year}", lede: "The last day has passed." },
  notForYou: { heading: "Not for you", lede: "With the reason. An answer can bring one back." },
  moves: {
    deferral: {
      title: "401(k) or 403(b) deferral",
      practical: "Ask payroll by {practicalDay}.",
      nothing: "A Roth deferral is not deducted now and not taxed later under the Roth rules.",
      how: "Give payroll a new election for the pay dates that are left. The limit is yours, not the plan’s: add what every employer’s plan has taken this year.",
      risk: "Plans that together take more than the limit must pay the excess out by April 15.",
      article: link("The employed doctor’s guide", guideId),
    },
    "deferral-457b": {
      title: "457(b) deferral",
      practical: "Ask the benefits office by {practicalDay}.",
      nothing: "A Roth deferral is not deducted now and not taxed later under the Roth rules.",
      how: "Elect it at the benefits office; a private employer’s plan takes an election only for months that have not begun. Its limit is apart from that of the 401(k) or 403(b).",
      risk: "Paid out in one year, on top of other income, it can be taxed at a higher rate than the one it saved.",
      article: link("Two kinds of 457(b), in the guide", guideId),
    },
    hsa: {
      title: "Health savings account",
      practical: "Through payroll: ask by {practicalDay}.",
      nothing: "At this income no federal tax is left to save; what it earns is still untaxed.",
      how: "Pay in yourself and deduct it, or through payroll by December 31, which also spares Social Security and Medicare tax (not counted here). What your employer put in counts toward the limit.",
      risk: "A general-purpose flexible spending account, yours or your spouse’s, or Medicare shuts you out for the months it covers.",
      article: link("Health savings accounts, in the guide", guideId),
    },
    "solo-plan": {
      title: "Own plan on 1099 profit",
      lastDays:
        "Employee part {yearEnd}, in the plan’s first year {returnDay}; employer part {day}",
      nothing: "At this income no federal tax is left to save.",
      how: "Adopt a 401(k) for the 1099 business and elect the employee part by December 31, in the plan’s first year as a sole owner without employees by April 15. Pay the employer part by the day the return is due, with its extension if you file one.",
      risk: "With a 403(b) at work both plans share one overall limit (section 415), and employees of the business must be covered.",
      article: link("Moonlighting, in the guide", `${guideId}#moonlighting-on-form-1099`),
    },
    "dependent-care": {
      title: "Dependent care and limited-purpose accounts",
      practical: "Many enrollments end before {practicalDay}.",
      headline: "Next year",
      nothing: "Saves about {savesNextYear}, by this year’s law.",
      how: "Both are chosen at open enrollment, for next year. With a health savings account only a limited-purpose medical account is allowed, for teeth and eyes.",
      risk: "What is not spent on care in its plan year is generally lost, and a plan that fails its test adds the amount to a highly paid doctor’s wages.",
      article: link("Dependent care, in the guide", guideId),
    },
    "backdoor-roth": {
      title: "Backdoor Roth",
      practical: "Converting this year? Move pre-tax IRA money by {practicalDay}.",
      nothing: "What it earns is not taxed later, if the rules for Roth withdrawals are met.",
      how: "Put money into a traditional IRA without deducting it, then convert it. Move a pre-tax balance into the plan at work first, before December 31 of the year in which you convert.",
      risk: "Pre-tax money in any traditional, SEP or SIMPLE IRA on December 31 makes the same share of the conversion taxable.",
      article: link("Backdoor Roth", "backdoor-roth-for-doctors-2026"),
    },
    "joint-or-separate": {
      title: "Joint or separate",
      headline: "{cheaper}",
      nothing:
        "A joint return bears {joint} of federal tax, two separate ones {separate}: {yours} on yours and {spouses} on your spouse’s.",
      working: "Separate costs more (minus: less)",
      how: "Compute both before you file; with a loan, file before the yearly recertification, because that return sets the payments. Separate returns can be amended to a joint one for three years.",
      risk: "A joint return cannot be split after its due day.",
      article: link("Student loans and PSLF", "student-loans-and-taxes-for-doctors-2026"),
    },
    giving: {
      title: "Giving: two years in one",
      practical: "Stock, or a gift into a fund: by {practicalDay}, since transfers take time.",
      nothing: "Two years in one help once itemized deductions pass the standard deduction.",
      how: "Give next year’s gifts this year as well, to charities or to a donor-advised fund that pays them out later. Listed stock held for more than a year deducts its value and leaves its gain untaxed (not counted here).",
      risk: "A gift of {acknowledgment} or more needs the charity’s letter before you file.",
      article: link("Charitable giving", "charitable-giving-for-high-income-doctors"),
    },
    salt: {
      title: "State and local tax",
      nothing: "Paying property tax early often changes nothing.",
      how: "A property tax bill that is already assessed can be paid in December instead of January. It helps only a return that itemizes and is below the cap.",
      risk: "Tax that has not been assessed yet does not count for this year.",
      article: link("The cap, in the guide", `${guideId}#state-tax-and-several-states`),
    },
    losses: {
      title: "Losses in a brokerage account",
      nothing: "It offsets gains, whose tax is not computed here.",
      how: "Sell what is below its cost, lot by lot. Losses meet gains first, then up to {lossLimit} of other income; the rest carries forward.",
      risk: "Buying the same security within {washSaleDays} days before or after, also in an IRA or by your spouse, disallows the loss.",
      article: link("Losses and the wash-sale days", "year-end-stock-portfolio-strategies-2025"),
    },
    withholding: {
      title: "Withholding instead of a penalty",
      ask: "Answer to see what is left to withhold.",
      practical: "Ask payroll by {practicalDay}.",
      possible: "to withhold",
      headline: "No tax, but a penalty",
      nothing: "Roughly {penalty} if nothing more is withheld.",
      how: "Ask payroll for a fixed extra amount, step 4(c) of Form W-4. Tax withheld counts as paid evenly over the year, whenever it is taken.",
      risk: "The safe harbor avoids the penalty, not the tax: the rest is due on April 15.",
      article: link("Estimated tax without a penalty", "estimated-tax-without-a-penalty-2026"),
    },
    qbi: {
      title: "Pass-through deduction on 1099 profit",
      nothing: "{possible} of it is in the tax as things stand.",
      how: "It follows from taxable income, and nothing has to be filed by December 31. For medicine it ends within a range of income, so a move that lowers taxable income can bring part of it back.",
      risk: "Contractor work that you did before as the same hospital’s employee is presumed to earn none.",
      article: link("Section 199A", "year-end-section-199a-strategies-2025"),
    },
    owners: {
      title: "If you own a practice",
      nothing: "An owner’s moves are not computed here, and each has a page.",
      how: "S corporation pay, equipment, entity tax, the practice’s plan and the research credit each have a page. Begin with the one that needs the practice to pay or sign by December 31.",
      risk: "A wage, a delivery or a payment that did not happen in December cannot be made up in January.",
      article: link("The owners’ checklist", "year-end-2026-checklist"),
    },
  },
  ownersLinks: [
    link("S corporation pay", "s-corporation-pay-for-doctors-2026#reasonable-pay"),
    link("Equipment", "equipment-and-vehicles-2026"),
    link("Entity tax", "pass-through-entity-tax-elections-2026"),
    link("Retirement plan", "year-end-retirement-deductions-2025"),
    { label: "R&D credit calculator", href: calculatorHref },
  ],
  reasons: {
    "no-wages": "It comes out of W-2 pay, and there is none.",
    "not-married": "It is for married couples.",
    "no-work-plan": "There is no 401(k) or 403(b) at work.",
    "limit-reached": "The limit of the year is reached.",
    "no-457b": "Your employer has no 457(b).",
    "no-hsa": "It needs a health plan that allows an HSA.",
    "no-profit": "It needs profit on Form 1099.",
    "no-children-in-care": "No child under 13 is in care.",
    "no-earned-income": "An IRA needs pay or profit.",
    "direct-roth-allowed": "At this income you can pay into a Roth IRA directly.",
    "no-gifts": "There are no gifts to bring forward.",
    "no-room":
      "The cap at this income, {cap}, is reached: more state and local tax deducts nothing.",
    "no-losses": "There is no loss to realize.",
    "already-covered":
      "What is withheld and paid already meets a safe harbor, with your gains and ticks counted.",
  },
  /** Beside a row's amount. Empty where the row already says it. */
  warnings: {
    "over-the-limit": "More than the limit was entered. Ask the plan how the excess is taken back.",
    "pay-dates-left":
      "Pay dates left if you are paid every two weeks: about {payDates}, so {perPayDate} from each.",
    "pay-dates-too-few":
      "Pay dates left if you are paid every two weeks: about {payDates}, with {payLeft} of pay. Not all of it fits.",
    "roth-catch-up":
      "Last year’s wages were above {rothWages}: the catch-up must be Roth and saves nothing now.",
    "catch-up-counted-as-pre-tax":
      "The catch-up is counted as pre-tax. If last year’s wages from this employer were above {rothWages}, it must be Roth.",
    "higher-catch-up-not-counted":
      "The higher catch-up of ages 60 to 63 is not counted. Ask whether your plan has it.",
    "spouse-has-own-limit": "Your spouse has a limit too, which is not counted here.",
    "employer-creditors":
      "Non-governmental: the money stays your employer’s until it is paid. Its creditors come first, the plan sets the payout, and it cannot go into an IRA.",
    "medicare-ends-hsa":
      "From the month in which Medicare begins nothing may be put in, and it can begin up to six months back.",
    "spouse-catch-up-in-own-account": "Your spouse’s catch-up needs an account in their name.",
    "family-limit-shared":
      "Spouses share the family limit: half each, unless you agree on other parts.",
    "shares-overall-limit":
      "The 403(b) and this plan share one overall limit (section 415). What your employer put into the 403(b) counts too and is not known here.",
    "overall-limit-counted-as-shared":
      "Counted as if the plan at work were a 403(b), which shares the overall limit. With a 401(k), more is possible.",
    "employee-part-first-year-only":
      "The employee part is open now only in the plan’s first year, for a sole owner without employees.",
    "employee-part-closed": "The employee part closed on {returnDay}.",
    "one-limit":
      "One limit for both: the deferral at work and the employee part of your own plan ({shared}) share it, so what you put into one is no longer possible in the other.",
    "one-limit-shared":
      "Both are ticked, and they share one limit: {atWork} goes in at work and {ownPlan} into your own plan.",
    "sep-takes-less":
      "A SEP would take {sep}, the employer part alone, and its balance on December 31 makes part of a backdoor Roth taxable.",
    "displaces-care-credit":
      "The credit for care that it displaces, {lostCareCredit}, is already taken off.",
    "spouse-must-earn":
      "Your spouse must earn, study full time or be unable to care for themselves.",
    "pro-rata":
      "{taxable} of the conversion would be taxed, by the share of pre-tax money. Move that into the plan at work first.",
    "pre-tax-balance-not-known": "Counted without pre-tax money in your IRAs.",
    "not-itemizing": "Even with it, the standard deduction is the larger one.",
    "spouse-does-not-itemize":
      "Your spouse does not itemize, so you take the standard deduction as well.",
    "gifts-without-itemizing":
      "Without itemizing, up to {giftsWithoutItemizing} of cash gifts to charities count, and none to a donor-advised fund.",
    "gift-floor": "Of your gifts, the first {giftFloor} of your income deducts nothing.",
    "value-capped": "In the top bracket an itemized dollar saves at most {valueCap}.",
    "over-cash-limit": "Cash gifts above {cashLimit} of income carry forward.",
    "cap-at-this-income": "The cap at your income is {cap}.",
    "beyond-room": "What exceeds the room under the cap deducts nothing.",
    "both-spouses-itemize": "On separate returns both spouses itemize or neither.",
    "wash-sale": "",
    "more-than-gains":
      "You may realize more than your gains: losses offset gains first, then up to {lossLimit} of other income, and the rest carries forward.",
    "gains-counted":
      "Your gains are counted as long-term and add {taxOnGains} to the tax we expect. Short-term gains are taxed as pay.",
    "pay-by-last-estimate":
      "Or pay estimated tax by {lastEstimate}: it stops the penalty and does not undo it.",
    "loan-payments":
      "Loan payments of a year under {loanPlan}: {loanJoint} after a joint return, {loanSeparate} after separate ones. {loanCheaper}, tax and payments together.",
    "loan-payments-other-plan":
      "Under {otherPlan}: {otherJoint} and {otherSeparate}. {otherCheaper}, tax and payments together.",
    pslf: "Lower payments are a gain only if the rest is forgiven, as under PSLF. The most that IBR asks, the ten-year payment, is counted at {loanRate} interest.",
    "community-property":
      "In your state each spouse reports half of the community’s income on a separate return. That is not counted here.",
    "separate-returns-counted":
      "Counted with half of the deductions on each return, both itemizing or neither, and the children where they save more.",
    "raises-tax": "This raises the tax shown.",
  },
  /** The pass-through deduction at this income. */
  ranges: {
    below: "In full at this income.",
    inside: "In part: this income is within the range in which it ends.",
    above: "None: this income is above the range.",
  },
  loanPlans: { "ibr-10": "IBR (10%)", "ibr-15": "IBR (15%)", rap: "RAP" },
  cheaper: {
    joint: "A joint return costs {by} less",
    separate: "Separate returns cost {by} less",
    same: "Both cost the same",
  },
  raisedBy: "Brought back in part by: {moves}.",
  planWarnings: {
    "figures-of-the-new-year-missing":
      "We do not have all figures of the new year yet. This is the plan of the year before, and most of its days have passed.",
    "child-credit-not-all-used":
      "The child credit is larger than the income tax. What of it would be paid out is not computed.",
    "deduction-for-seniors":
      "From age 65 a further deduction for seniors can apply at lower incomes. It is not computed.",
    "both-spouses-itemize":
      "On separate returns both spouses itemize or neither. Until you say, the smaller tax is shown.",
  },
  notComputed:
    "Not in this tax: net investment income tax, capital-gain rates, the alternative minimum tax, the deduction for seniors, credits other than the child credit, and state tax.",
  actions: {
    print: "Print",
    copyLink: "Copy link",
    linkLeavesOut: "The link has status, state and choices, no amounts.",
    copied: "Link copied.",
    copyByHand: "Copy this link:",
    linkLabel: "Link to this plan",
    estimatedTax: link(
      "Estimated tax with this total",
      "estimated-tax-without-a-penalty-2026#estimated-tax",
    ),
    startOver: "Delete it and start over",
    kept: "Your plan is kept in this browser only, through {day}. Nothing leaves it before you press Send.",
  },
  send: {
    heading: "Send the plan",
    intro: "By e-mail, with every row and its last day. We compute it again before it leaves.",
    email: "E-mail",
    cpa: "Also send to my CPA",
    cpaHint:
      "Optional: your CPA’s e-mail address. One message, with your address in it, no list. One who asked us to send none gets none.",
    send: "Send",
    sending: "Sending",
    consent:
      "The plan goes to you, to your CPA if you name one, and to us; we may write to you about it.",
    privacy: { label: "Privacy", href: "/privacy" },
    success: "Plan sent. Check your inbox.",
    again: "Send it again",
    successMailWaits:
      "Your plan is stored. So many are being sent right now that the e-mail to you leaves within the next ten minutes.",
    failure: "The plan could not be sent:",
    tryAgain: "Please try again or write to",
    unexplained: "The server did not say why.",
    unreachable: "We could not reach our server.",
  },
  email: {
    subject: {
      visitor: "Your year-end plan for {year}",
      cpa: "{client}: your client’s year-end plan for {year}",
    },
    occasion: "Educational estimate",
    answers: {
      visitor: {
        saves: "What you ticked takes {amount} off your {year} federal tax.",
        raises: "What you ticked adds {amount} to your {year} federal tax.",
        nothingTicked: "Your list of what is still open for {year}; nothing changes the tax yet.",
      },
      cpa: {
        saves: "What your client ticked takes {amount} off the {year} federal tax.",
        raises: "What your client ticked adds {amount} to the {year} federal tax.",
        nothingTicked:
          "Your client’s list of what is still open for {year}; nothing changes the tax yet.",
      },
    },
    opening: {
      visitor: "This is the plan you asked for. Keep it, or take it to your CPA.",
      cpa: "Your client {client} made this plan on our site and asked us to send you a copy; a reply to this message goes to them. It shows each move with what it saves alone, and the working of the tax with what is ticked.",
    },
    moves: "Your list, by what it saves",
    ticked: "{title} (ticked)",
    notes: "Not moves, but good to know",
    noSaving: "–",
    calendar: "{add}: {move}",
    state: "Your state",
    computedFrom: "What it is computed from",
    payments: "Estimated payments so far",
    working: "Working of the tax with what is ticked",
    again: {
      heading: "To change it, or to ask a person",
      text: "The page keeps what you entered in your browser only, for 30 days and at least through January.",
      link: "Open the year-end plan",
      call: "Book a call, which costs you nothing",
    },
    reason: {
      visitor:
        "You get this message because the year-end plan at {host} was sent to your address. If that was not you, ignore it.",
      cpa: "You get this message because a client named you as their CPA at {host}. You are on no list.",
    },
  },
  print: {
    preparedOn: "Prepared on {date} at {host}",
    noSaving: "–",
    columns: { move: "Ticked moves are filled in", possible: "Still possible", saves: "Saves" },
  },
} as const;
