/** Words of the package for an amended return in the Form 6765 worksheet, loaded with it. */
export const packageWords = {
  heading: "The amended package",
  section174: {
    heading: "First, section 174",
    question:
      "Were the research costs of {year} capitalized on the return as filed? Section 174 asked for it in tax years beginning 2022 to 2024. Answer it at 'The return' before the credit is claimed.",
    yes: "They were capitalized: the deduction stays as filed and the credit of {credit} is an addition.",
    no: "They were deducted at once. Claiming the credit says that they were research costs. An amended {year} then deducts {deductible} of {costs} and costs {moreTax} of tax for the year, beside a credit of {credit}: {inAll} in all.",
    noRate:
      "They were deducted at once. An amended {year} would deduct {deductible} of {costs}. Enter the marginal rate to see what the deduction of {deductionLost} costs.",
    method:
      "An amended return can correct it where {year} was the first such year. After two returns with the same treatment it is a method of accounting, changed with Form 3115 for a later year (section 446(e)). What is not deducted in {year} returns in later years; it is not counted here, nor is interest.",
    expensed:
      "A small business that deducted {year} under the election of the 2025 act has its answer already; section 280C(c) as it is now then applies to {year}, which is not computed here.",
    caption: "What an amended {year} would give and cost",
    columns: { line: "Line", yes: "Capitalized", no: "Not capitalized" },
    rows: {
      costs: "Research costs",
      deductible: "Deductible in {year}: a fifth, for half a year",
      lost: "Deduction lost in {year}",
      tax: "More tax for {year}, at {rate}",
      credit: "Credit",
      inAll: "In all for {year}",
    },
  },
  filings: {
    heading: "Who files what, and until when",
    lastDay: "last day {day}",
    passed: "last day {day}, passed",
    "form-1120-s":
      "The S corporation: amended Form 1120-S with Form 6765, and corrected Schedules K-1, in time for its owners",
    "owners-form-1040-x":
      "Each owner: Form 1040-X with Form 3800 and the claim's statement (section 6511(a), by the owner's own return)",
    "adjustment-request":
      "The partnership, under the centralized regime: an administrative adjustment request (Form 1065-X, or Form 1065 with Form 8082 if filed electronically) with Form 6765 and the statement, three years after its own return (section 6227(c))",
    "partners-form-8978":
      "Each partner: Form 8978 with the return of the year of the request. What exceeds that year's tax is not refunded",
    "form-1120-x":
      "The corporation: Form 1120-X with Form 6765, Form 3800 and the statement (section 6511(a))",
    "form-1040-x":
      "The owner: Form 1040-X with Form 6765, Form 3800 and the statement (section 6511(a))",
    electedOut:
      "A partnership that elected out of the regime for {year} amends Form 1065 and its Schedules K-1 instead, and each partner files Form 1040-X.",
    simplified:
      "The simplified method can be elected on it only while the period to assess tax is open, three years from filing (Treas. Reg. 1.41-9(b)(2), section 6501(a)).",
  },
  statement: {
    heading: "The claim's statement",
    lede: "Filled in from the components. Complete what is in brackets, and have it signed under penalties of perjury with the return.",
    copy: "Copy the statement",
    copied: "Copied.",
    copyFailed: "It could not be copied. Select the text and copy it.",
    title: "Claim for refund: credit for increasing research activities (section 41)",
    taxpayer:
      "Taxpayer: {client}. Tax year: {year}. Credit claimed, Form 6765, line {line30}: {credit}.",
    unnamed: "[name]",
    components: "1. Business components to which the claim relates",
    component: "{number}. {name} ({type})",
    noComponent: "[Name each business component.]",
    activities: "2. Research activities performed, for each component",
    activity: "{number}. {name}: {sought} [Describe every research activity performed.]",
    sought: "to learn {sought}.",
    totals: "3. Totals of the year",
    wages: "Qualified wages: {amount}",
    supplies: "Supplies: {amount}",
    contract: "Contract research: {amount}",
    computers: "Rental of computers: {amount}",
  },
} as const;
