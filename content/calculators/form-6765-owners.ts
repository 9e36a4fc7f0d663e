/** Words of the owners and of the controlled group in the Form 6765 worksheet. */
export const ownersWords = {
  heading: "Owners",
  lede: "The credit is used on each owner's own return. Enter each owner's share and that return's amounts.",
  legend: "Owner {number}",
  name: "Name",
  share: "Share of the credit",
  add: "Add an owner",
  remove: "Remove owner {number}",
  removed: "Owner {number} is removed.",
  /** For an owner whose name is not entered. */
  unnamed: "Owner {number}",
  /** Beside the name of an input in the printed list. */
  onPaper: "{owner}: {label}",
  shareHelp:
    "An S corporation passes the credit on by days and shares owned (section 1366(a)), a partnership as its agreement divides the expenses that gave rise to it (Treas. Reg. 1.704-1(b)(4)(ii)). Each part is rounded to dollars by largest remainder, so that the parts sum to the whole.",
  sharesOff:
    "The shares sum to {sum}, not 100%: {amount} of the credit is with no owner until they do.",
  sharesAbove: "The shares sum to {sum}, not 100%: more is passed on than there is.",
  caption: "Schedule K-1 amounts",
  columns: {
    owner: "Owner",
    share: "Share",
    k1: "Schedule K-1",
    used: "Used this year",
    unused: "Carried",
  },
  together: "All owners",
  /** What the K-1 amounts sum to. */
  from: "They sum to line {line30}, {amount}.",
  fromLessPayroll: "They sum to line {line30} less line {line36}, {amount}.",
  fromMember: "They sum to this member's share less line {line36}, {amount}.",
  use: "{owner}: {sentence}",
  election: {
    elect:
      "Elect it. Together the owners keep {reduced} with the reduced credit and {full} with the full one after the lost deduction: {difference} more.",
    full: "Do not elect it. Together the owners keep {full} with the full credit after the lost deduction, and {reduced} with the reduced one.",
    waits: "Enter each owner's marginal rate to compare both ways after tax.",
    others: "The election is one for all. The other way would be better for {names}.",
  },
  sheet: {
    name: "Owners",
    note: "Change the yellow cells; each owner's lines recalculate. The parts of a dollar decide who gets the dollars left over (largest remainder).",
    line: "Line",
    entered: "Entered",
    passedOn: "Schedule K-1",
    exact: "Share in dollars",
    whole: "Whole dollars of it",
    remainder: "Part of a dollar, in millionths",
  },
} as const;

export const groupWords = {
  heading: "Controlled group",
  lede: "Enter the whole group's expenses and receipts in the other fields: the lines compute the group's credit. This member has the part that its QREs are of the group's (section 41(f)(1)).",
  thisMembersQres: "This member's QREs",
  legend: "Other member {number}",
  name: "Name",
  ein: "EIN",
  qres: "QREs",
  add: "Add a member",
  remove: "Remove member {number}",
  removed: "Member {number} is removed.",
  thisMember: "This member",
  otherMember: "Member {number}",
  notListed: "Members not listed",
  needed: "Enter 'This member's QREs'. Until then the whole credit counts as this member's.",
  share: "This member's share: {amount}.",
  above: "The members' QREs sum to {sum}, above line {line48}, {group}. The ratio is of their sum.",
  caption: "Statement to attach: members of the group, tax year {year}",
  columns: {
    member: "Member",
    ein: "EIN",
    qres: "QREs",
    ratio: "Ratio",
    credit: "Share of the credit",
  },
  total: "Group",
  statement:
    "Attach it to each member's Form 6765: how the share was figured, name and EIN of the other members, and the designated member. Each member enters its own share as its credit and makes its own election under section 280C.",
  sheet: {
    name: "Group",
    note: "Change the yellow cells. The group's credit is line {line30} of the sheet “Form 6765”; each member has it in the ratio of QREs (section 41(f)(1)), in whole dollars by largest remainder.",
  },
} as const;
