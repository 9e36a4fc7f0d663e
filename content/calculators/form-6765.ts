import { firm } from "../firm.ts";

/** The worksheet page, /advisors/form-6765. `{braces}` are filled in by the screen. */
export const form6765Page = {
  title: "Form 6765 worksheet",
  metaDescription:
    "The research credit computed as Form 6765 computes it, line by line, for 2024 to 2026: both methods, section 280C, the payroll offset, the 38(c) limit and what to file. Nothing typed leaves your browser.",
  breadcrumb: "Form 6765 worksheet",
  eyebrow: "For CPAs",
  heading: "The credit *as the form computes it*",
  lede: "Enter the practice's figures and the form's lines fill in, each with its arithmetic. Print it, or take a spreadsheet with live formulas.",
  privacy:
    "Nothing you type here leaves this browser. It is kept here so that you can close the page and come back within a day. After that, the next page of this site that you open removes it; Clear everything removes it at once.",
  faceNote:
    "Line numbers follow the December 2024 face of Form 6765, used with the December 2025 instructions. Compare with the face for your year before you file. Lines marked 'Not asked here' stand at 0: few practices have them.",
  differs: {
    heading: "Why this differs from the calculator",
    text: "The calculator on the home page multiplies qualified expenses by a flat 10% and adds a state share: a simplification, so that an owner sees an order of size in three minutes. The form does not work that way. It compares this year's expenses with a base, so the same practice usually sees less here: {withoutHistory} of this year's expenses without three years of history, {simplified} of the part above half the average with it, half of {regular} at the very most under the regular method.",
  },
  withoutScript:
    "The worksheet computes in your browser and needs JavaScript. The lines of the form and what each means are shown below; the amounts stay at 0.",
} as const;

export const worksheetWords = {
  groups: {
    return: "The return",
    expenses: "This year's expenses",
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
  labels: {
    taxYear: "Tax year",
    returnKind: "Return",
    entity: "Entity",
    controlledGroup: "Member of a controlled group",
    wages: "Qualified wages",
    supplies: "Supplies",
    computers: "Computer rental",
    contract: "Contract research",
    contractShare: "Share that counts",
    qre1: "QREs one year before",
    qre2: "QREs two years before",
    qre3: "QREs three years before",
    fixedBase: "Fixed-base percentage",
    startUpHistory: "Work it out from a start-up history",
    historyYears: "Years with QREs so far",
    historyExpenses: "QREs in year {year}",
    historyReceipts: "Gross receipts in year {year}",
    receipts1: "Gross receipts one year before",
    receipts2: "Gross receipts two years before",
    receipts3: "Gross receipts three years before",
    receipts4: "Gross receipts four years before",
    receiptsThisYear: "Gross receipts this year",
    firstYearWithReceipts: "First year with gross receipts",
    reducedCredit: "Reduced credit under section 280C",
    payrollOffset: "Payroll tax offset",
    payrollAmount: "Amount elected",
    netIncomeTax: "Net income tax",
    tentativeMinimumTax: "Tentative minimum tax",
    ownerRate: "Owner's marginal rate",
    totalWages: "Total W-2 wages",
    totalSupplies: "Total supplies bought",
    wagesAbove80: "Wages of people above 80%",
  },
  options: {
    original: "Original, timely",
    amended: "Amended or late",
    "s-corporation": "S corporation",
    partnership: "Partnership",
    "c-corporation": "C corporation",
    "sole-proprietor": "Sole proprietor",
  },
  /** One tap away, beside the field. */
  helpSummary: "What counts",
  help: {
    controlledGroup:
      "Practices under common ownership of more than {groupOwnership} are one taxpayer for the credit: expenses, receipts and every limit below are the group's, and the credit is divided by each member's share of the expenses.",
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
    before:
      "Qualified research expenses of the three years before, computed by the same rules as this year's, even if no credit was claimed then. If any of the three is zero, the simplified rate is {withoutHistory} of this year's expenses.",
    fixedBase:
      "Qualified expenses over gross receipts in the base years, at most {maximumBase}. Leave it empty if nobody has worked it out: the regular method is then not available, never 0%.",
    historyYears:
      "Count this year. In the first five years the percentage is {startUpBase}; from the sixth it moves toward the practice's own ratio.",
    receipts:
      "Gross receipts less returns and allowances. An empty year counts as 0 in the average of four, which lowers the base.",
    receiptsThisYear:
      "Of the whole group. The payroll offset needs less than {payrollReceipts}; from {sectionGSince} on, Section G is spared up to {sectionGReceipts}.",
    firstYearWithReceipts:
      "Receipts of any kind, interest included, and those of a predecessor. They must have begun in the {payrollYears} that end with this one.",
    reducedCredit:
      "Item A of the form. The credit is {kept} of itself and the deduction stays whole. Compare both ways below, under the owner's rate.",
    payrollAmount:
      "Form 8974 takes it from the employer's social security tax, at most {quarterMaximum} a quarter, then from Medicare tax; the rest carries to the next quarter. Elect it on a timely original return.",
    netIncomeTax:
      "Regular tax plus alternative minimum tax, less the credits that come first. For a partnership or S corporation these are the owner's figures, and only the tax on income from this business counts (section 41(g)).",
    tentativeMinimumTax:
      "It does not count for a C corporation, nor where average gross receipts of the three years before are at most {minimumTaxReceipts}.",
    ownerRate: "Federal rate on the owner's next dollar, for comparing both ways of section 280C.",
    components:
      "A product, process, technique, formula, invention or piece of software that was to be new or better. Section G asks for the largest first, until {sectionGShare} of the expenses or {sectionGMost} components.",
    totals: "Optional. Only the checks of 'Would it stand?' use them.",
  },
  sections: {
    F: "Section F. Qualified research expenses",
    A: "Section A. Regular credit",
    B: "Section B. Alternative simplified credit",
    C: "Section C. Current year credit",
    D: "Section D. Payroll tax election",
    E: "Section E. Other information",
    G: "Section G. Business components",
    "280C": "Both ways of section 280C",
    use: "Section 38(c), use of the credit",
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
    7: "Average gross receipts of the four years before",
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
    21: "Expenses of the three years before",
    22: "Half of their average",
    23: "Expenses above it",
    24: "Simplified credit on expenses",
    25: "Lines 19 and 24",
    26: "Simplified credit",
    27: "Overlap with Form 8932",
    28: "Current year credit, from the larger method",
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
    "full-credit": "Credit without the election",
    "full-after-tax": "Without the election, after tax",
    "reduced-after-tax": "With the election, {kept}",
    "protected-tax": "{protectedShare} of tax above {protectedFrom}",
    "minimum-tax": "Tentative minimum tax that counts",
    "use-limit": "Most that can be used this year",
    "credit-to-use": "Credit left after the payroll offset",
    "used-now": "Used this year",
    unused: "Not usable this year",
  },
  notAsked: "Not asked here",
  answerOnForm: "Answer it on the form.",
  notAvailable: "Not available",
  skipped: "Skipped",
  method: {
    regular: "Use the regular method. It gives {difference} more than the simplified one.",
    simplified: "Use the simplified method. It gives {difference} more than the regular one.",
    simplifiedOnly: "Use the simplified method.",
    equal: "Both methods give {credit}.",
    none: "There is no credit yet: enter this year's expenses.",
    noneAboveBase: "Neither method gives a credit: this year's expenses do not exceed the base.",
    "no-fixed-base":
      "The regular method is not available: it needs a fixed-base percentage or a start-up history.",
    "no-receipts":
      "The regular method is not available: it needs gross receipts of the years before.",
    stays:
      "The simplified method, once chosen, stays until a timely original return is filed with Section A.",
  },
  reducedCredit: {
    elect:
      "Elect it. At {rate} the reduced credit leaves {reduced}, the full credit {full} after the lost deduction: {difference} more.",
    full: "Do not elect it. At {rate} the full credit leaves {full} after the lost deduction, the reduced credit {reduced}.",
    "not-available":
      "It cannot be elected on an amended or late return: section 280C(c) asks for a timely original one. The lines use the full credit.",
    nothingToCompare:
      "Enter this year's expenses and the owner's rate to compare both ways after tax.",
    why: "Without the election the deduction for research costs falls by the credit; with it the credit is {kept}. The election pays where the owner's rate is above {reduction}.",
  },
  payroll: {
    eligible: "Eligible. Line 36 is {amount}.",
    eligibleNotElected: "Eligible. Tick the election and enter an amount to use it.",
    amended: "Not eligible: the election is never made on an amended or late return.",
    receipts: "Not eligible: gross receipts this year must be under {payrollReceipts}.",
    noFirstYear: "Not eligible yet: enter the first year with gross receipts.",
    firstYear:
      "Not eligible: gross receipts began in {first}. They must have begun in {earliest} or later.",
  },
  use: {
    none: "There is no credit to use yet.",
    all: "The whole credit of {credit} can be used this year.",
    part: "{used} can be used this year. The other {unused} goes back {carryback} first, then forward up to {carryforward}.",
    owner:
      "{entity}: the limit is applied on each owner's own return, so enter one owner's tax and read the result as that owner's.",
  },
  file: {
    required: "Section G is required.",
    optional: "Section G is optional.",
    exempt: "Section G is not required.",
    "before-it-became-required": "It is optional for tax years beginning before {sectionGSince}.",
    "small-business-with-payroll-offset":
      "A small business that elects the payroll tax offset is exempt.",
    "small-expenses-and-receipts":
      "Expenses of the group are at most {sectionGExpenses}, gross receipts at most {sectionGReceipts}, and this is an original return.",
    "large-expenses-or-receipts":
      "Expenses of the group are above {sectionGExpenses}, or gross receipts above {sectionGReceipts}.",
    "amended-return": "The exemption for small claims holds on an original return only.",
    "schedule-k":
      "Attach Form 6765 to the entity's return. Line 30 goes to the owners by Schedule K-1; each claims it on Form 3800.",
    "form-3800": "Attach Form 6765 and carry line 30 to Form 3800.",
    "form-8974": "Line 36 goes to Form 8974 with the quarterly payroll return.",
    items: "Item A, reduced credit: {reduced}. Item B, member of a controlled group: {group}.",
    claimHeading: "An amended claim must hold three things",
    claim: [
      "every business component the claim relates to, for its year",
      "for each component, every research activity performed",
      "total qualified wages, supplies and contract research of the year",
    ],
    claimNote:
      "In claims postmarked after {withoutNamesAfter}, the names of the people and what each sought to learn are no longer asked at filing; an examiner may ask.",
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
    "wages-do-not-sum":
      "The components' wages are {componentWages}, line 42 says {wages}. Section G's wages should add up to it.",
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
    typeNote: "The options of line 49d are as published in drafts; compare with the form.",
    informationSought: "Information sought",
    direct: "Direct wages",
    supervision: "Supervision wages",
    support: "Support wages",
    supplies: "Supplies",
    computers: "Computers",
    contract: "Contract",
    add: "Add a component",
    remove: "Remove component {number}",
    columns: {
      name: "49c name",
      type: "49d type",
      sought: "49f information sought",
      direct: "50 direct",
      supervision: "51 supervision",
      support: "52 support",
      wages: "53 wages",
      supplies: "54 supplies",
      computers: "55 computers",
      contract: "56 contract",
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
  bar: {
    credit: "Line 30",
    method: { regular: "regular", simplified: "simplified", equal: "either method", none: "" },
  },
  actions: {
    print: "Print",
    spreadsheet: "Download XLSX",
    preparing: "Preparing…",
    save: "Save file",
    open: "Open file",
    clear: "Clear everything",
    undo: "Undo",
  },
  notices: {
    restored: "These are your answers from earlier today, kept in this browser.",
    carried:
      "Qualified wages were carried over from the calculator: wages times R&D time. A starting point, not a count of hours.",
    cleared: "Everything is cleared, here and in this browser's memory.",
    opened: "Opened {name}.",
    notOurs: "{name} is not a file saved by this worksheet. Nothing was changed.",
    laterVersion:
      "{name} was saved by a later version of this worksheet. Reload the page and open it again. Nothing was changed.",
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
    components: "Components",
    yes: "yes",
    no: "no",
    input: "Input",
    value: "Value",
    line: "Line",
    description: "Description",
    amount: "Amount",
    note: `Change the yellow cells; the sheet “Form 6765” recalculates. Made by ${firm.name}'s worksheet; educational, not tax advice.`,
    notAvailable: "n/a",
  },
} as const;
