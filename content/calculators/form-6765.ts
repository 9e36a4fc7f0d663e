import { firm } from "../firm.ts";

/** What the worksheet needs of its page, whose other words are in ../pages/form-6765.ts. */
export const form6765Page = {
  title: "Form 6765 worksheet",
  face: {
    heading: "Which form it follows, and what it leaves out",
    text: "Line numbers follow the December 2024 face of Form 6765, used with the December 2025 instructions; for 2023, the December 2023 face with its sections A to D. Compare with the face for your year before you file. Lines marked 'Not asked here' stay at 0: few practices have them. One share is taken for all contract research. Short years, acquisitions and dispositions (section 41(f)(3)) and the consistency rule (section 41(c)(5)) are not computed: adjust the amounts before you enter them. Unconfirmed from a public copy of the form: the letter of the payroll election's box (line 33a) and the options printed on line 49d.",
  },
  withoutScript:
    "The worksheet computes in your browser and needs JavaScript. The lines of the form and what each means are shown below; the amounts stay empty.",
} as const;

export const worksheetWords = {
  places: "Parts of the worksheet",
  groups: {
    workpaper: "The workpaper",
    return: "The return",
    expenses: "This year's expenses, {year}",
    regular: "Regular method",
    before: "Years before",
    method: "Which method",
    elections: "Elections",
    smallBusiness: "Small business",
    use: "Use of the credit",
    components: "Business components",
    totals: "Totals to compare with",
    stand: "Would it stand?",
    file: "What to file",
    records: "Records to have ready",
  },
  workpaper: {
    lede: "Optional, for the list above, the printed pages and the files you take along. In the fields below, F1 opens what counts.",
    client: "Client",
    preparer: "Preparer",
    date: "Date",
    note: "Note",
  },
  labels: {
    taxYear: "Tax year",
    returnKind: "Return",
    claimedBefore: "Claimed before for this year",
    entity: "Entity",
    simplifiedElected: "Simplified method elected for an earlier year",
    controlledGroup: "Member of a controlled group",
    wages: "Qualified wages",
    supplies: "Supplies",
    computers: "Computer rental",
    contract: "Contract research",
    contractShare: "Share that counts",
    qre: "QREs {year}",
    methodUsed: "Method used",
    fixedBase: "Fixed-base percentage",
    startUpHistory: "Work it out from a start-up history",
    historyYears: "Years with QREs so far",
    historyExpenses: "QREs in year {year}",
    historyReceipts: "Gross receipts in year {year}",
    receipts: "Gross receipts {year}",
    receiptsThisYear: "Gross receipts {year}",
    firstYearWithReceipts: "First year with gross receipts",
    reducedCredit: "Reduced credit under section 280C",
    payrollOffset: "Payroll tax offset",
    payrollAmount: "Amount elected",
    netIncomeTax: "Net income tax",
    netRegularTax: "Net regular tax",
    tentativeMinimumTax: "Tentative minimum tax",
    businessTax: "Tax on income from this business",
    ownerRate: "Owner's marginal rate",
    totalWages: "Total W-2 wages",
    totalSupplies: "Total supplies bought",
    wagesAbove80: "Wages of people above 80%",
  },
  /** A second name of the fields whose label has a calendar year, for screen readers. */
  relativeLabels: {
    qre1: "QREs one year before",
    qre2: "QREs two years before",
    qre3: "QREs three years before",
    receipts1: "Gross receipts one year before",
    receipts2: "Gross receipts two years before",
    receipts3: "Gross receipts three years before",
    receipts4: "Gross receipts four years before",
    receiptsThisYear: "Gross receipts this year",
  },
  options: {
    timely: "Original, timely",
    late: "Original, late",
    amended: "Amended",
    "no-credit": "No credit",
    regular: "Regular method",
    simplified: "Simplified method",
    "s-corporation": "S corporation",
    partnership: "Partnership",
    "c-corporation": "C corporation",
    "sole-proprietor": "Sole proprietor",
    larger: "Larger credit",
  },
  /** A choice that is not made yet. */
  notAnswered: "Choose",
  /** Said at a field about what was typed. */
  fields: {
    percentTooHigh: "At most 100%.",
    didYouMean: "Did you mean {percent}?",
    yearRange: "Enter a year from {first} to {last}.",
  },
  /** One tap away, beside the field. By the name of the input, or of the group it explains. */
  helpSummary: "What counts",
  help: {
    claimedBefore:
      "On the original return or an earlier amended one. The simplified method can be elected on an amended return only where no research credit was claimed for the year and the year is still open to assessment (section 6501(a)); its election cannot be revoked there (Treas. Reg. 1.41-9(b)). In a controlled group it is about any member: one member's regular credit closes the simplified method to all.",
    simplifiedElected:
      "On a return for an earlier year, with no Section A filed on an original, timely return since. The election then still holds on a late or amended return. An original, timely return may use either method.",
    controlledGroup:
      "Practices under common ownership of more than {groupOwnership} are one taxpayer for the credit: the base, receipts and every limit are the group's, and the credit is divided by each member's share of the expenses. The form has this member's own expenses; the group's computation is attached.",
    wages:
      "Box 1 wages for time spent doing, directly supervising or directly supporting the research. An S corporation owner counts with W-2 wages only, not with distributions; a sole proprietor or partner with self-employment earnings. Leave out wages used for the work opportunity credit.",
    supplies:
      "Things used up in the research other than land and depreciable property. General office supplies, and materials for care billed to patients, do not count.",
    computers:
      "Payments for the right to use computers in the research, such as hosting of a system under development.",
    contract:
      "What you paid others for research in the United States, whether or not it succeeded, where you keep rights in the result. Enter the amount paid.",
    contractShare:
      "{contract} as a rule; {consortium} paid to a qualified research consortium; {energy} to universities, federal laboratories and small firms for energy research.",
    qre1: "Qualified research expenses of the three years before, computed by the same rules as this year's, even if no credit was claimed then. If any of the three is zero, the simplified rate is {withoutHistory} of this year's expenses.",
    fixedBase:
      "Only for firms with qualified expenses and gross receipts in at least three of the years 1984 to 1988, at most {maximumBase}. Every other practice is a start-up company under section 41(c)(3)(B): work it out from the history. Empty, the regular method is not available, never 0%.",
    historyFilled: "The history is filled in from the amounts by year.",
    fillHistory: "Fill in {years} from the amounts by year",
    historyYears:
      "Count this year: 1 in the first. In the first five years the percentage is {startUpBase}; from the sixth it moves toward the practice's own ratio.",
    receipts1:
      "Gross receipts less returns and allowances. Line 7 averages the years in which the practice existed (Treas. Reg. 1.41-3(a)): leave a year before it existed empty, and type 0 for a year without receipts. In the practice's first year leave all four empty. Annualize the receipts of a short year.",
    receiptsThisYear:
      "Of the whole group. The payroll offset needs less than {payrollReceipts}; from {sectionGSince} on, Section G is spared up to {sectionGReceipts}.",
    firstYearWithReceipts:
      "Receipts of any kind, interest included, and those of a predecessor. They must have begun in the {payrollYears} that end with this one.",
    reducedCredit:
      "Item A of the form, on an original, timely return only. The credit is {kept} of itself and the deduction stays whole. For tax years beginning 2022 to 2024 the full credit normally cost no deduction, so the election rarely paid. A small business that expensed those years under the 2025 act applies the current rule to them; that case is not computed here.",
    payrollAmount:
      "At most {payrollMaximum} a year, shared by the members of a controlled group, and at most {payrollElections} elections in all. Form 8974 takes it from the employer's social security tax, at most {quarterMaximum} a quarter, then from Medicare tax; the rest carries to the next quarter. Elect it on an original, timely return.",
    netIncomeTax:
      "Of the whole return: regular tax plus alternative minimum tax, less the credits that come first. For a partnership or S corporation, one owner's. Section 38(c) spares the first {protectedFrom}, which a controlled group shares; it is {protectedFromSeparate} for a spouse filing separately.",
    netRegularTax:
      "The same without the alternative minimum tax. Section 38(c) leaves {protectedShare} of it above {protectedFrom} unused. Empty, it is the same as net income tax.",
    tentativeMinimumTax:
      "It does not count where average gross receipts of the three years before are at most {minimumTaxReceipts}.",
    businessTax:
      "Section 41(g): a sole proprietor, partner or S corporation shareholder can use the credit at most against the tax on the part of taxable income that comes from this business. A limit beside section 38(c); the smaller counts. Empty, no such limit is shown.",
    ownerRate: "Federal rate on the owner's next dollar, for comparing both ways of section 280C.",
    components:
      "A product, process, technique, formula, invention or piece of software that was to be new or better. Section G asks for the largest first, until {sectionGShare} of the expenses or {sectionGMost} components.",
    totals: "Optional. Only the checks of 'Would it stand?' use them.",
  },
  sections: {
    methods: "Both methods, with and without section 280C",
    F: "Section F. Qualified research expenses",
    A: "Section A. Regular credit",
    B: "Section B. Alternative simplified credit",
    C: "Section C. Current year credit",
    D: "Section D. Payroll tax election",
    E: "Section E. Other information",
    G: "Section G. Business components",
    "280C": "Both ways of section 280C",
    use: "Sections 38(c) and 41(g), use of the credit",
  },
  lines: {
    42: "Wages for qualified services",
    43: "Supplies",
    44: "Rental or lease of computers",
    45: "Contract research, applicable share",
    46: "Basic research payments",
    47: "Contract and basic research",
    48: "Total qualified research expenses",
    1: "Payments to energy consortia",
    2: "Basic research payments",
    3: "Base period amount",
    4: "Line 2 above line 3",
    5: "Qualified research expenses, line 48",
    6: "Fixed-base percentage",
    7: "Average gross receipts, {fourYears}",
    8: "Base amount",
    9: "Expenses above the base",
    10: "Half of the expenses, the least base",
    11: "Smaller of lines 9 and 10",
    12: "Lines 1, 4 and 11",
    13: "Regular credit",
    14: "Payments to energy consortia",
    15: "Basic research payments",
    16: "Base period amount",
    17: "Line 15 above line 16",
    18: "Lines 14 and 17",
    19: "{regular} of line 18",
    20: "Qualified research expenses, line 48",
    21: "QREs {threeYears}",
    22: "Half of their average",
    23: "Expenses above it",
    24: "Simplified credit on expenses",
    25: "Lines 19 and 24",
    26: "Simplified credit",
    27: "Overlap with Form 8932",
    28: "Current year credit, from the method used",
    29: "Credit from partnerships, S corporations, estates and trusts",
    30: "Current year credit in all",
    34: "Payroll tax credit elected",
    35: "Credit that would carry forward",
    36: "Payroll tax credit, to Form 8974",
    37: "Number of business components",
    38: "Officers' wages within line 42",
    39: "Acquisition or disposition of a major part of the business",
    40: "New categories of expenses",
    41: "ASC 730 directive followed",
    "49a": "EIN",
    "49b": "Principal business activity code",
    "49c": "Name",
    "49d": "Type",
    "49e": "Kind of software",
    "49f": "Information sought",
    53: "Wages in all",
    "regular-full": "Regular method, full credit",
    "regular-reduced": "Regular method, reduced credit",
    "simplified-full": "Simplified method, full credit",
    "simplified-reduced": "Simplified method, reduced credit",
    "b-wages": "Wages for qualified services",
    "b-supplies": "Supplies",
    "b-computers": "Rental or lease of computers",
    "b-contract": "Contract research, applicable share",
    "group-credit": "The group's credit, by the method used",
    "full-credit": "Credit without the election",
    "reduced-credit": "Credit with the election",
    k1: "Schedule K-1, share of the credit",
    "owner-full-credit": "Share of the credit without the election",
    "full-after-tax": "Without the election, after tax",
    "reduced-after-tax": "With the election, {kept}",
    "protected-tax": "{protectedShare} of tax above {protectedFrom}",
    "minimum-tax": "Tentative minimum tax that counts",
    "limit-38c": "Limit of section 38(c)",
    "cap-41g": "Limit of section 41(g)",
    "use-limit": "Most that can be used this year",
    "credit-to-use": "Credit left after the payroll offset",
    "used-now": "Used this year",
    unused: "Not usable this year",
  },
  methodTable: {
    method: "Method",
    regular: "Regular",
    simplified: "Simplified",
    full: "Full credit",
    reduced: "Reduced, 280C",
    used: "on line {line28}",
    notOpen: "Not open",
  },
  notAsked: "Not asked here",
  answerOnForm: "Answer it on the form.",
  notAvailable: "Not available",
  notEntered: "Not entered",
  skipped: "Skipped",
  lineNotes: {
    firstYear: "First year of the practice: no receipts before.",
    lowerRate:
      "{simplified} is not open: no QREs in {years}. {withoutHistory} of line {line20} applies.",
  },
  method: {
    regular: "Use the regular method. It gives {difference} more than the simplified one.",
    simplified: "Use the simplified method. It gives {difference} more than the regular one.",
    simplifiedOnly: "Use the simplified method.",
    equal: "Both methods give {credit}.",
    onlyOpen: "Use the {method}. It is the only one open to this return.",
    none: "There is no credit yet: enter this year's expenses.",
    noneAboveBase: "There is no credit: this year's expenses do not exceed the base.",
    noneOpen:
      "There is no credit: only the regular method is open to this return, and it is not available.",
    "regular-claimed":
      "A credit was claimed for this year by the regular method. The simplified method can be elected on an amended return only where none was and the year is still open to assessment under section 6501(a) (Treas. Reg. 1.41-9(b)(2)).",
    "simplified-claimed":
      "The simplified method was elected for this year, and an amended return cannot revoke it (Treas. Reg. 1.41-9(b)(3)).",
    "simplified-elected":
      "The simplified method, elected for an earlier year, stays until Section A is filed on an original, timely return (Treas. Reg. 1.41-9(b)(3)).",
    claimNotAnswered:
      "Answer 'Claimed before for this year': it decides which method is open. Until then this is computed as if no credit was claimed.",
    regularNeeds: "The regular method is not available. It needs {missing}.",
    missing: {
      "fixed-base": "a fixed-base percentage or a start-up history",
      "history-years": "'Years with QREs so far'",
      "history-receipts": "gross receipts in the years of the start-up history",
      receipts:
        "gross receipts of the years before (in the practice's first year, {year} as 'First year with gross receipts')",
      "receipts-of-years": "gross receipts of {years} (type 0 if there were none)",
    },
    /** The buttons that apply the advice. */
    apply: {
      regular: "Use the regular method",
      simplified: "Use the simplified method",
    },
    applied: "The credit is figured by the {method}, as you chose.",
    larger: "The larger credit is taken until you choose a method.",
    stays:
      "The simplified method, once chosen, stays until a timely original return is filed with Section A.",
  },
  reducedCredit: {
    /** The buttons that apply the advice. */
    apply: { elect: "Elect it", full: "Do not elect it" },
    onForm: {
      elect: "Item A is yes: the reduced credit is elected.",
      full: "Item A is no: the full credit is claimed.",
    },
    elect:
      "Elect it. At {rate} the reduced credit leaves {reduced}, the full credit {full} after the lost deduction: {difference} more.",
    full: "Do not elect it. At {rate} the full credit leaves {full} after the lost deduction, the reduced credit {reduced}.",
    fullWithoutLoss:
      "Do not elect it. For {year} the full credit of {full} normally costs no deduction; the reduced credit would be {reduced}.",
    "not-available":
      "It cannot be elected on a late or amended return: section 280C(c) asks for a timely original one. The lines use the full credit.",
    nothingToCompare: "Enter this year's expenses to compare both ways after tax.",
    "rate-missing": "Enter the owner's marginal rate to compare both ways after tax.",
    equal: "Both ways leave {full}: a C corporation pays {reduction}, by which the credit falls.",
    nothingYet: "Enter this year's expenses to compare both ways.",
    why: "Without the election the deduction for research costs falls by the credit; with it the credit is {kept}. The election pays where the owner's rate is above {reduction}.",
    whyWithoutLoss:
      "For tax years beginning 2022 to 2024 the full credit reduced capitalized research costs only where it exceeded the year's deduction for them, so normally nothing is lost. A small business that expensed those years under the 2025 act applies the current rule instead.",
  },
  payroll: {
    eligible: "Eligible. Line {line36} is {amount}.",
    eligibleNotElected: "Eligible. Tick the election and enter an amount to use it.",
    notTimely: "Not eligible: the election is never made on a late or amended return.",
    receipts: "Not eligible: gross receipts this year must be under {payrollReceipts}.",
    noReceipts:
      "Not eligible yet: enter gross receipts of the year. They must be under {payrollReceipts}.",
    noAmount: "Eligible. Enter the amount elected, at most line {line28}, {credit}.",
    electAll: "Elect the whole credit",
    noFirstYear: "Not eligible yet: enter the first year with gross receipts.",
    firstYear:
      "Not eligible: gross receipts began in {first}. They must have begun in {earliest} or later.",
  },
  use: {
    none: "There is no credit to use yet.",
    noTax: "Enter net income tax to see how much of the credit of {credit} can be used this year.",
    noBusinessTax:
      "The limit of section 41(g) is not shown: it needs the tax on income from this business.",
    all: "The whole credit of {credit} can be used this year.",
    part: "{used} can be used this year. The other {unused} goes back {carryback} first, then forward up to {carryforward}.",
  },
  file: {
    required: "Section G is required.",
    optional: "Section G is optional.",
    exempt: "Section G is not required.",
    "not-on-form": "The form of {year} has none; describe the components in the claim's statement.",
    "before-it-became-required": "Tax years beginning before {sectionGSince} may leave it out.",
    "small-business-with-payroll-offset":
      "A small business that elects the payroll tax offset is exempt.",
    "small-if-receipts":
      "Expenses of the group are at most {sectionGExpenses} and this is an original return. It holds if gross receipts are at most {sectionGReceipts}: enter them.",
    "small-expenses-and-receipts":
      "Expenses of the group are at most {sectionGExpenses}, gross receipts at most {sectionGReceipts}, and this is an original return.",
    "large-expenses-or-receipts":
      "Expenses of the group are above {sectionGExpenses}, or gross receipts above {sectionGReceipts}.",
    "amended-return": "The exemption for small claims holds on an original return only.",
    timelyPassed:
      "A {year} return of a calendar-year {entity} was timely through {day}, with extension. Choose 'Original, late' or 'Amended', unless the tax year ends later.",
    late: "A late original return makes neither election, but it is an original return: no refund claim statement is needed. The regulation on the simplified method names a timely original return and an amended one (1.41-9(b)(2)): if in doubt, elect it on an amended return.",
    "schedule-k":
      "Attach Form 6765 to the entity's return and report line {line30} on Schedule K, line {scheduleK} (Schedule K-1, box {box}, code M). Each owner carries the share from Schedule K-1 to Form 3800, line {form3800Line}.",
    "schedule-k-less-payroll":
      "Attach Form 6765 to the entity's return and report line {line30} less line {line36}, {amount}, on Schedule K, line {scheduleK} (Schedule K-1, box {box}, code M). Each owner carries the share from Schedule K-1 to Form 3800, line {form3800Line}.",
    "form-3800": "Attach Form 6765 and carry line {line30} to Form 3800, line {form3800Line}.",
    member:
      "The lines are this member's own. Attach the group's computation to the form: it stands below.",
    "form-3800-less-payroll":
      "Attach Form 6765 and carry line {line30} to Form 3800, line {form3800Line}. Line {line36} reduces what carries forward there.",
    "4i": "Line 4i is for an eligible small business: average gross receipts of the three years before at most {minimumTaxReceipts}.",
    "4i-owner":
      "Line 4i is for an eligible small business: average gross receipts of the three years before at most {minimumTaxReceipts}, the entity's and the owner's.",
    "4i-if":
      "Line 4i is for an eligible small business, if average gross receipts of the three years before are at most {minimumTaxReceipts}; else line 1c. None are entered.",
    "1c": "Line 1c, because average gross receipts of the three years before exceed {minimumTaxReceipts}.",
    "form-8974":
      "Tick the payroll election in Section D (line 33a). Line 36 goes to Form 8974 with the quarterly payroll return.",
    links: [
      {
        label: "Section G, filled in for two practices",
        href: "/knowledge-bank/form-6765-for-2026-section-g",
      },
      {
        label: "Amending 2023 to 2025 for the credit",
        href: "/knowledge-bank/amending-for-the-research-credit-2023-to-2025",
      },
      { label: "The blank form (PDF)", href: "https://www.irs.gov/pub/irs-pdf/f6765.pdf" },
      { label: "Fees, independence and the section 7216 consent", href: "/advisors" },
    ],
    items: "Item A, reduced credit: {reduced}. Item B, member of a controlled group: {group}.",
    claimHeading: "An amended claim must hold three things",
    claim: [
      "every business component the claim relates to, for its year",
      "for each component, every research activity performed",
      "total qualified wages, supplies and contract research of the year",
    ],
    claimNote:
      "In claims postmarked on or after {withoutNamesSince}, the names of the people and what each sought to learn are no longer asked at filing; an examiner may ask.",
    perfecting:
      "A claim found incomplete may be completed within {perfectingDays} of the IRS's letter, through {perfectingDay}.",
    perfectingPassed:
      "The transition in which an incomplete claim could be completed within {perfectingDays} ended on {perfectingDay}.",
    expensing:
      "The small-business election to deduct 2022 to 2024 research costs retroactively closed on {expensingDay}.",
  },
  warnings: {
    clear: "No warning on what is entered. That is not an opinion on the claim.",
    nothing: "Enter this year's expenses to see what an examiner would ask.",
    "no-component":
      "No business component is described. A claim without one has nothing to tie its expenses to.",
    "do-not-sum":
      "The components' {kind} are {components}, line {line} says {amount}. They should add up to it.",
    kinds: {
      "wages-do-not-sum": "wages",
      "supplies-do-not-sum": "supplies",
      "computers-do-not-sum": "computer rentals",
      "contract-do-not-sum": "contract expenses (the share that counts)",
    },
    "no-name": "Without a name (line 49c): component {numbers}.",
    "nothing-sought": "Without the information sought (line 49f): component {numbers}.",
    "components-below-share":
      "The components describe {share} of the expenses. Section G asks for the largest until {sectionGShare}, or {sectionGMost} components.",
    "most-wages-claimed":
      "{share} of all W-2 wages are claimed. A vendor reports a dental examination that cut a claim of more than 70% of staff time resting on tallies (unpublished).",
    "most-supplies-claimed":
      "{share} of all supplies are claimed. Supplies used in ordinary care do not count; expect to show which ones were used up in experiments.",
    "wages-taken-whole":
      "{wages} belong to people taken at 100%. That holds from {wholeWages} of their work, person by person: have the evidence for each.",
  },
  components: {
    legend: "Component {number}",
    /** After each label, for screen readers. */
    ofComponent: " of component {number}",
    name: "Name",
    type: "Type",
    types: {
      product: "Product",
      process: "Process",
      software: "Software",
      technique: "Technique",
      formula: "Formula",
      invention: "Invention",
    },
    typeNote: "The types are the six that section 41(d)(2)(B) names.",
    informationSought: "Information sought",
    direct: "Direct wages",
    supervision: "Supervision wages",
    support: "Support wages",
    supplies: "Supplies",
    computers: "Computers",
    contract: "Contract",
    contractHelp: "The share that counts, as on line 45, not the amount paid.",
    add: "Add a component",
    remove: "Remove component {number}",
    removed: "Component {number} is removed.",
    most: "{most} are the most that a worksheet holds.",
    /** Components beyond those that Section G holds. */
    left: "Section G holds the {sectionGMost} largest. Not on it: {names}.",
    columns: {
      name: "49c name",
      type: "49d type",
      sought: "49f information sought",
      direct: "50 direct wages",
      supervision: "51 supervision wages",
      support: "52 support wages",
      wages: "53 wages in all",
      supplies: "54 supplies",
      computers: "55 computers",
      contract: "56 contract research",
    },
  },
  records: {
    lede: "What an examiner asks for. Ticks are kept with the answers.",
    items: {
      register: "A dated register of components: what was uncertain, what was tried, what came out",
      people:
        "Who worked on which component, doing, supervising or supporting, with the kind of evidence, tied to W-2s",
      supplies: "Supplies tied to invoices and the ledger",
      contracts: "Contracts: who bears the risk, who keeps rights, work done in the United States",
      exclusions:
        "Exclusions considered: routine care, taste, social science, after commercial use, funded work",
      history: "Three years of qualified expenses and four of gross receipts",
      elections: "Elections made, with the return they were made on",
      refund: "For an amended return, the refund claim statement",
    },
  },
  start: {
    heading: "Nothing is entered yet",
    text: "The lines fill in as you type. To see how it reads first, open an invented practice as a worksheet.",
    button: "Try it with a sample practice",
    loaded: "A new worksheet with the numbers of an invented practice.",
    client: "Sample practice (invented)",
    components: [
      {
        name: "Aligner attachment staging",
        sought: "Which order of attachments cuts refinement scans on rotated canines",
      },
      {
        name: "Printed splint curing",
        sought: "Cure time and temperature at which printed splints keep their fit for a year",
      },
    ],
  },
  bar: {
    label: "Result and actions",
    close: "Close this note",
    credit: "Line {line30}",
    method: { regular: "regular", simplified: "simplified", equal: "either method", none: "" },
  },
  actions: {
    print: "Print",
    spreadsheet: "Download XLSX",
    preparing: "Preparing…",
    save: "Save file",
    open: "Open file",
    clear: "Clear this worksheet",
    undo: "Undo",
  },
  /** The list of worksheets. `{name}` is a client with a tax year. */
  shelf: {
    heading: "Worksheets in this browser",
    none: "None yet. A worksheet is listed here as soon as you type something.",
    name: "{client}, {year}",
    unnamed: "Client not named",
    columns: {
      client: "Client",
      taxYear: "Tax year",
      entity: "Entity",
      line30: "Line {line30}",
      changed: "Last change",
      actions: "Actions",
    },
    openNow: "open now",
    new: "New",
    open: "Open",
    copy: "Copy",
    rollForward: "Roll forward",
    delete: "Delete",
    saveAll: "Save all to a file",
    openFile: "Open a file",
    allFileName: "form-6765-worksheets-{day}",
    keep: "Keep on this computer until I delete it",
    keepNote:
      "For all worksheets in this list. Anybody who uses this computer can read them. Without a tick, each is removed 30 days after its last change.",
    shared: "Shared computer: keep for a day",
    keptUntil: "Kept until",
    untilDeleted: "you delete it",
    search: "Search by client",
    sort: "Sort by",
    noneFound: "No worksheet of a client with “{text}”.",
    removed: "Recently removed ({count})",
    removedNote:
      "Deleted, or not changed for as long as it was kept. Until the day beside it you can put it back.",
    putBack: "Put back",
    deleteForGood: "Delete for good",
    alreadyHere:
      "{name} has a worksheet of a client and year that this list has too: {names}. Replaced ones go to Recently removed.",
    replace: "Replace",
    keepBoth: "Keep both",
    skip: "Skip",
    copyOf: "{client} (copy)",
    /** In place of a client, where the browser's storage is damaged. */
    damaged: "A worksheet that cannot be read",
    damagedNote: "It stays as it is until you delete it.",
    back: "Back to {name}",
    isNew: "A new worksheet. The others stay in the list.",
    changedElsewhere: "{name}, was changed in another tab.",
    deletedElsewhere: "{name}, was deleted in another tab. Here it is still on screen.",
    takeTheirs: "Take theirs",
    keepMine: "Keep mine as a copy",
  },
  notices: {
    carried:
      "A new worksheet, {name}. Qualified wages were carried over from the calculator: wages times R&D time. A starting point, not a count of hours.",
    cleared:
      "This worksheet is cleared, here and in this browser's memory. Others stay in the list.",
    opened: "{name} was opened as a new worksheet.",
    openedAll: "{name} was opened: {count} new worksheets.",
    openedSome:
      "This browser could store {count} of the {of} worksheets of {name}: its storage is full or switched off.",
    skipped: "Nothing of {name} was opened: the list has it all.",
    copied: "A new worksheet, {name}.",
    rolled:
      "A new worksheet, {name}. Expenses and receipts of {year} and before are carried with their years; enter this year's. Elections and the kind of return are kept: check them.",
    yearChanged:
      "Tax year {year}. Amounts entered for {earlier} stay with {earlier}: choose it again to see them.",
    deleted: "{name}, is deleted. It lies in Recently removed.",
    notStored:
      "This browser could not store the worksheet: its storage is full or switched off. It stays on screen while this page is open. Save it to a file.",
    exampleFailed:
      "The example could not be loaded. Check your connection and follow the link again. Nothing was changed.",
    notOurs: "{name} is not a file saved by this worksheet. Nothing was changed.",
    laterVersion:
      "{name} was saved by a later version of this worksheet. Reload the page and open it again. Nothing was changed.",
    packageFailed:
      "The amended package could not be shown: its part of the page did not load. Check your connection and reload the page; your answers are kept.",
    spreadsheetFailed:
      "The spreadsheet could not be made: its part of the page did not load. Check your connection and press Download XLSX again; your answers are kept.",
  },
  print: {
    prepared: "Prepared on {date} with the worksheet of {firm}, {host}",
    inputs: "Inputs",
    caveat:
      "A worksheet for a licensed professional, educational and not tax advice. Compare every line with the form and instructions of the year.",
  },
  fileName: "form-6765-{year}",
  spreadsheet: {
    inputs: "Inputs",
    form: "Form 6765",
    components: "Section G",
    lists: "Lists",
    listsNote: "Values that the drop-downs of the sheet “Inputs” offer.",
    /** Beside what the cells do not hold. */
    saved: "Saved answers",
    filingNote:
      "As of {day}, when this file was made. This sheet does not recalculate: after a change, open the file in the worksheet again.",
    yes: "yes",
    no: "no",
    input: "Input",
    value: "Value",
    line: "Line",
    choices: "Choices",
    description: "Description",
    amount: "Amount",
    /** Beside a value that a file cannot change. */
    fixed: "Fixed in this file",
    /** At the foot of each printed page. */
    page: "Page {page} of {pages}",
    note: `Change the yellow cells; the sheet “Form 6765” recalculates. Rows that this return does not need are grouped: press + at the left to open them. Made by ${firm.name}'s worksheet; educational, not tax advice.`,
    notAvailable: "n/a",
  },
} as const;
